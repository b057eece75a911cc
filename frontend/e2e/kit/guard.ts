import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The browser's messages while the server is away; expected exactly then. */
const OUTAGE =
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed/;

/** The browser's messages about files of the page's version that the server no longer has; expected exactly then. */
const UPGRADE = /status of 404|Failed to fetch dynamically imported module|Unable to preload CSS/;

/** The browser's message about a request that the server refused as the rules do; expected exactly then. */
const REFUSAL = /status of 409/;

/** Chromium's message when a page is left while its connection is still being made: nothing went wrong. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/;

/** Watches all windows of a test for what must never happen on any page. */
export class Guard {
  readonly complaints: string[] = [];
  /** Warnings on the console, for the report of the test. */
  readonly warnings: string[] = [];
  #outage = false;
  #upgrade = false;
  #refusal = false;

  constructor(readonly origin: string) {}

  /** From now on the server may be away. */
  expectOutage(): void {
    this.#outage = true;
  }

  /** From now on a page may miss files. */
  expectUpgrade(): void {
    this.#upgrade = true;
  }

  /** From now on the server may refuse a request. */
  expectRefusal(): void {
    this.#refusal = true;
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (error) => {
      if (this.#upgrade && UPGRADE.test(error.error().message)) return;
      this.complaints.push(`error on a page: ${error.error().stack}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== this.origin && url.protocol.startsWith('http'))
        this.complaints.push(`request to a third party: ${request.url()}`);
    });
  }

  /** Content-Security-Policy violations are told on the console, too. */
  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (LEFT_EARLY.test(message.text())) return;
    if (this.#outage && OUTAGE.test(message.text())) return;
    if (this.#upgrade && UPGRADE.test(message.text())) return;
    if (this.#refusal && REFUSAL.test(message.text())) return;
    const list = message.type() === 'error' ? this.complaints : this.warnings;
    list.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }
}
