/** The values that this browser keeps for the page; its storage may be full, or keep nothing at all. */
class Kept {
  /** True if a value could not be stored: it lasts only until the page is left. */
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
