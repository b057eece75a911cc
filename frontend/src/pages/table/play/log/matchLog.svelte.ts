export interface LogLine {
  id: number;
  words: string;
}

const LENGTH = 400;

/** The events of a match in words, the newest at the end. */
export class MatchLog {
  lines = $state<LogLine[]>([]);
  #next = 1;
  /** The line of each event that was told; undefined where there are no words for it. */
  #told: (number | undefined)[] = [];

  /** Something around the match. */
  note(words: string): void {
    this.#write(words);
  }

  tell(words: string): void {
    this.#told.push(this.#write(words));
    if (this.#told.length > LENGTH) this.#told.shift();
  }

  /** The events told last are not so any more. */
  takeBack(count: number): void {
    if (count === 0) return;
    const gone = this.#told.splice(-count);
    this.lines = this.lines.filter(({ id }) => !gone.includes(id));
  }

  /** Replaces all that was known. */
  restart(words: string[]): void {
    this.lines = [];
    this.#told = [];
    for (const one of words) this.tell(one);
  }

  #write(words: string): number | undefined {
    if (words === '') return undefined;
    this.lines.push({ id: this.#next, words });
    if (this.lines.length > LENGTH) this.lines.shift();
    return this.#next++;
  }
}
