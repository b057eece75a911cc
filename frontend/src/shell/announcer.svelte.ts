const SHOWN = 10_000;

/** The announcements for screen readers: each sentence once, in order, politely. */
class Announcer {
  lines = $state<{ id: number; words: string }[]>([]);
  #next = 1;

  say(words: string): void {
    if (words === '') return;
    const id = this.#next++;
    this.lines.push({ id, words });
    setTimeout(() => {
      this.lines = this.lines.filter((line) => line.id !== id);
    }, SHOWN);
  }
}

export const announcer = new Announcer();
