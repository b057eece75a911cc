import { writeFileSync } from 'node:fs';
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { Guard } from './guard';
import { ChaletServer } from './server';
import { lend } from './voice';

/** A site of our own: its server, and the browsers of those who come in. */
export interface Site {
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

/** Returns the lines of a log that must never appear, each with the lines that follow. */
const errorsIn = (log: string): string[] => log.match(/^.* ERROR .*(?:\n.*){0,2}/gm) ?? [];

export const test = base.extend<{ site: Site; serverLog: void }, { settings: string[]; server: ChaletServer }>({
  /** The settings of a host; a file of tests that sets something has a server of its own. */
  settings: [[], { option: true, scope: 'worker' }],

  server: [
    async ({ settings }, use) => {
      const server = await ChaletServer.started(settings);
      await use(server);
      const late = errorsIn(server.log()).filter((error) => !server.blamed.includes(error));
      if (late.length > 0) console.error(`*** The server logged errors between tests: ***\n${late.join('\n')}`);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  /** The server's log of a test's own time has no error; whoever fails gets that log. */
  serverLog: [
    async ({ server }, use, info) => {
      const before = server.log().length;
      await use();
      const log = server.log(before);
      const errors = errorsIn(log);
      server.blamed.push(...errors);
      if (info.status !== info.expectedStatus || errors.length > 0) {
        const file = info.outputPath('server.log');
        writeFileSync(file, log);
        await info.attach('server log', { path: file, contentType: 'text/plain' });
      }
      expect(errors, 'the server logs no error').toEqual([]);
    },
    { auto: true },
  ],

  site: async ({ browser, server }, use, info) => {
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
    if (guard.warnings.length > 0) await info.attach('console warnings', { body: guard.warnings.join('\n') });
    expect(guard.complaints).toEqual([]);
  },
});

export { expect };
