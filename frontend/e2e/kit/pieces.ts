/** Draws the cards and pieces of all games, as the gallery shows them, and cuts each out of the picture. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { build, type Rolldown } from 'vite';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  game: string;
  name: string;
  /** True if it has other colours in the dark theme; printed cards have not. */
  lit: boolean;
  night: boolean;
  png: PNG;
}

const ROOT = join(import.meta.dirname, '../..');
/** Nobody listens there: all that the browser asks for is answered here. */
const HERE = 'http://pieces.test/';
/** Pictures taken at most until one shows the page at rest. */
const MOST = 5;
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

export function cut(from: PNG, { x, y, width, height }: Box): PNG {
  const png = new PNG({ width, height });
  PNG.bitblt(from, png, x, y, width, height, 0, 0);
  return png;
}

/** Opens the page with all pieces, as a browser gets it that is not ours to set up: minified, and with its fonts. */
export async function open(page: Page): Promise<void> {
  const { output } = (await build({
    root: ROOT,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: join(ROOT, 'pieces.html') } },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
  await page.route(`${HERE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body: Buffer.from(body), contentType: TYPES[name.split('.').pop()!] });
  });
  await page.goto(`${HERE}pieces.html`);
  await page.locator('[data-sheet]').last().waitFor();
  // Those that nothing has asked for yet, too: a font that comes late moves what is below it.
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
}

/** Where each piece is on the page. */
const places = (page: Page) =>
  page.locator('[data-piece]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        game: element.closest<HTMLElement>('[data-sheet]')!.dataset.sheet!,
        name: element.getAttribute('data-piece')!,
        lit: element.hasAttribute('data-lit'),
        box: { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) },
      };
    }),
  );

/** All pieces as they look now, by day or by night. */
export async function draw(page: Page, colorScheme: 'light' | 'dark'): Promise<Drawn[]> {
  await page.emulateMedia({ colorScheme });
  for (let pictures = 0; pictures < MOST; pictures += 1) {
    const before = await places(page);
    const sheet = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
    // A picture that was taken while the page moved would be cut at the wrong places.
    const after = await places(page);
    if (isDeepStrictEqual(before, after))
      return before.map(({ box, ...piece }) => ({ ...piece, night: colorScheme === 'dark', png: cut(sheet, box) }));
  }
  throw new Error(`the page of all pieces still moved while ${MOST} pictures of it were taken`);
}

/** The fonts with which the page was written, as the browser tells: one that is the system's would be another elsewhere. */
export async function fonts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(.card, .track) :is(text, b, i, span)',
  });
  const told = await Promise.all(nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })));
  const used = told.flatMap((node) =>
    node.fonts.map((font) => (font.isCustomFont ? font.familyName : 'a font of the system')),
  );
  await client.detach();
  return [...new Set(used)];
}
