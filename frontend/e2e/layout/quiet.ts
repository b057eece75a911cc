import type { Page } from '@playwright/test';

/** Knows when nothing is on its way to a page any more, and all that came is drawn. */
export class Quiet {
  #asked = 0;

  constructor(private readonly page: Page) {
    page.on('request', () => (this.#asked += 1));
    page.on('requestfinished', () => (this.#asked -= 1));
    page.on('requestfailed', () => (this.#asked -= 1));
  }

  async reached(): Promise<void> {
    await drawn(this.page);
    while (this.#asked > 0) await drawn(this.page);
    await drawn(this.page);
  }
}

/** Two pictures later: what is measured in one is laid out in the next. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done())))),
  );
