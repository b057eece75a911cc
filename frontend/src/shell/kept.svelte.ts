/** What this browser keeps for the house; it may be full, or keep nothing at all. */
class Kept {
  /** Whether something was lost: it holds only until the page is left. */
  failed = $state(false);

  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const kept = new Kept();
