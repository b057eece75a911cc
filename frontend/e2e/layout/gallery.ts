import type { Browser, Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { Quiet } from './quiet';

/** After so many milliseconds, delayed content such as hints has appeared. */
const LATER = 5_000;

const PATIENCE = 150_000;

/** A moment of a game in the gallery. */
interface Moment {
  /** Its address there, as "hike-two". */
  name: string;
  /** It is the turn of the one who looks at it. */
  mine: boolean;
}

/** The gallery, which no build has: moments at their tables, one after the other in one page. */
export class Gallery {
  readonly errors: string[] = [];
  readonly #quiet: Quiet;

  private constructor(
    readonly page: Page,
    private readonly server: ViteDevServer,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    this.#quiet = new Quiet(page);
  }

  /** @param site the server that answers what the gallery does not know itself */
  static async opened(browser: Browser, site: string): Promise<Gallery> {
    process.env.CHALET_URL = site;
    const server = await createServer({
      root: `${import.meta.dirname}/../..`,
      logLevel: 'error',
      // Several at once would write the same files if each gathered the libraries.
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    });
    await server.listen();
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.clock.install();
    const gallery = new Gallery(page, server);
    // The first time it compiles every board.
    await page.goto(`${server.resolvedUrls?.local[0]}gallery.html`, { timeout: PATIENCE });
    await gallery.#quiet.reached();
    return gallery;
  }

  moments(): Promise<Moment[]> {
    return this.page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  }

  async show(name: string): Promise<void> {
    await this.page.evaluate((name) => void (location.hash = name), name);
    await this.page.locator('main h1').waitFor({ state: 'attached' });
    await this.#quiet.reached();
    await this.page.clock.fastForward(LATER);
    await this.#quiet.reached();
  }

  async close(): Promise<void> {
    await this.page.context().close();
    await this.server.close();
  }
}
