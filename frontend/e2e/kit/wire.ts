import type { Page, WebSocketRoute } from '@playwright/test';

/** A browser's way to the server, which can be slow or cut. */
export class Wire {
  readonly #ends: WebSocketRoute[] = [];
  #held: (() => void)[] | undefined;
  #isCut = false;

  /** To be laid before the page is opened. */
  static async laid(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/ws$/, (browser) => wire.#connect(browser));
    return wire;
  }

  /** From now on what the server says does not arrive; what the browser says still does. */
  hold(): void {
    this.#held = [];
  }

  /** Delivers the messages held back, in order. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const deliver of held) deliver();
  }

  /** Ends the connection, and every attempt at a new one; what is held is lost. */
  async cut(): Promise<void> {
    this.#isCut = true;
    this.#held = undefined;
    for (const end of this.#ends.splice(0)) await end.close();
  }

  mend(): void {
    this.#isCut = false;
  }

  #connect(browser: WebSocketRoute): void {
    if (this.#isCut) {
      void browser.close();
      return;
    }
    const server = browser.connectToServer();
    this.#ends.push(browser, server);
    server.onMessage((message) => {
      if (this.#held) this.#held.push(() => browser.send(message));
      else browser.send(message);
    });
  }
}
