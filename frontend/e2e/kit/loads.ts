import type { CDPSession, Page } from '@playwright/test';

/** The requests of one page from its first document on, as they come over the wire. */
export class Loads {
  /** The addresses, in the order in which they were asked for; the WebSocket is one of them. */
  readonly urls: string[] = [];
  /** Bytes of all bodies, compressed as they came. */
  bodies = 0;
  /** The same with their headers. */
  bytes = 0;
  /** The addresses of those that came with Brotli. */
  readonly brotli: string[] = [];
  readonly #headers = new Map<string, number>();
  /** The page that was shown before may still be fetching. */
  #page?: string;

  private constructor(readonly devtools: CDPSession) {}

  /** Watches a page with an empty cache, until `devtools` is detached. */
  static async of(page: Page): Promise<Loads> {
    const loads = new Loads(await page.context().newCDPSession(page));
    await loads.#watch();
    return loads;
  }

  async #watch(): Promise<void> {
    const { devtools } = this;
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    devtools.on('Network.requestWillBeSent', ({ request, type, loaderId }) => {
      if (type === 'Document') this.#page ??= loaderId;
      if (loaderId === this.#page) this.urls.push(request.url);
    });
    devtools.on('Network.webSocketCreated', ({ url }) => this.urls.push(url));
    devtools.on('Network.responseReceived', ({ requestId, loaderId, response }) => {
      if (loaderId !== this.#page || isReplay(response.url)) return;
      this.#headers.set(requestId, response.encodedDataLength);
      if (response.headers['Content-Encoding'] === 'br') this.brotli.push(response.url);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const head = this.#headers.get(requestId);
      if (head === undefined) return;
      this.bodies += encodedDataLength - head;
      this.bytes += encodedDataLength;
    });
  }
}

/** Excludes the plies of a match, which are as long as the match: they are no part of the page. */
const isReplay = (url: string): boolean => new URL(url).pathname.endsWith('/replay');
