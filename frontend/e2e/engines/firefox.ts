/** Firefox as it is distributed, driven by WebDriver BiDi. */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { program, WARNING, type Engine, type EngineWindow } from './engine';

const BINARY = program(
  process.env.FIREFOX,
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

export const firefox: Engine = {
  name: 'Firefox',
  missing: BINARY ? '' : 'Firefox (Debian: firefox-esr)',
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: BINARY,
      headless: true,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    });
    return { window: () => opened(browser), close: () => browser.close() };
  },
};

async function opened(browser: Browser): Promise<EngineWindow> {
  const context = await browser.createBrowserContext();
  // A tab behind another one is hidden, and slow.
  const page = await context.newPage({ type: 'window' });
  await page.setViewport({ width: 1280, height: 900 });
  return new FirefoxWindow(page);
}

/** Said of parts of a page that were still on their way when it was left; expected exactly then. */
const LEFT = /Unable to preload CSS|error loading dynamically imported module/;

class FirefoxWindow implements EngineWindow {
  readonly #page: Page;
  readonly #complaints: string[] = [];
  #isLeaving = false;

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#hear(message.text());
      if (message.type() === 'warn') this.#hear(WARNING + message.text());
    });
    page.on('pageerror', (error) => this.#hear(String(error)));
  }

  async open(url: string): Promise<void> {
    this.#isLeaving = true;
    await this.#page.goto(url, { waitUntil: 'domcontentloaded' });
    this.#isLeaving = false;
  }

  async run<T>(script: string, ...args: unknown[]): Promise<T> {
    return (await this.#page.evaluate(called(script, args))) as T;
  }

  async click(script: string, ...args: unknown[]): Promise<void> {
    const handle = await this.#page.evaluateHandle(called(script, args));
    const found = handle.asElement() as ElementHandle<Element> | null;
    if (!found) throw new Error(`There is nothing to click: ${JSON.stringify(args)}`);
    await found.click();
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async complaints(): Promise<string[]> {
    return this.#complaints;
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  #hear(words: string): void {
    if (!this.#isLeaving || !LEFT.test(words)) this.#complaints.push(words);
  }
}

const called = (script: string, args: unknown[]): string =>
  `(function () { ${script} }).apply(null, ${JSON.stringify(args)})`;
