import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { Guard } from './guard';
import { ChaletServer } from './server';
import { lend } from './voice';

/** A house of our own: its server, and the browsers of those who come in. */
export interface House {
  server: ChaletServer;
  guard: Guard;
  /** A browser that was never here before, on an empty page. */
  guest(options?: BrowserContextOptions): Promise<Page>;
}

/** A phone that is held upright. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Quick tests: motion is looked at by the one test that is about it. */
const USUAL: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

export const test = base.extend<{ house: House }, { settings: string[]; overlay: string; server: ChaletServer }>({
  /** The settings of a host; a file of tests that sets something has a server of its own. */
  settings: [[], { option: true, scope: 'worker' }],
  /** A folder whose files stand in for those of the jar; empty for none. */
  overlay: ['', { option: true, scope: 'worker' }],

  server: [
    async ({ settings, overlay }, use) => {
      const server = await ChaletServer.started(settings, overlay);
      await use(server);
      const errors = server.errors();
      await server.stop();
      expect(errors, 'the server says that nothing went wrong').toEqual([]);
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  house: async ({ browser, server }, use, info) => {
    const guard = new Guard(server.url);
    const contexts: { close(): Promise<void> }[] = [];
    await use({
      server,
      guard,
      async guest(options = {}) {
        const context = await browser.newContext({ ...USUAL, baseURL: server.url, ...options });
        contexts.push(context);
        guard.watch(context);
        await context.addInitScript(lend);
        // A board that ends turns by itself takes its time about it; these players press what there is to press.
        await context.addInitScript(() => {
          if (location.protocol !== 'http:') return;
          for (const game of ['crashlanding', 'hike']) localStorage.setItem(`chalet.${game}.endsItself`, 'off');
        });
        return context.newPage();
      },
    });
    for (const context of contexts) await context.close();
    if (info.status !== info.expectedStatus)
      await info.attach('server log', { body: server.log(), contentType: 'text/plain' });
    expect(guard.complaints).toEqual([]);
  },
});

export { expect };
