/**
 * Not a test: draws what links show of the games and the site, and the icons, from the art of the front page. The
 * results lie in `public` and are made smaller by `pngquant --ext .png --force 64 public/preview/*.png public/*.png`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/site';

const PUBLIC = join(import.meta.dirname, '../../public');
const SIZE = { width: 1200, height: 630 };
const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];

/** The whole window is one picture of the page, with a title over it. */
const fill = (picture: Locator, title: string): Promise<void> =>
  picture.evaluate((drawn, title) => {
    const over = document.createElement('div');
    over.style.cssText = 'position:fixed;inset:0;z-index:99;background:#14324a;overflow:hidden';
    const copy = drawn.cloneNode(true) as SVGElement;
    copy.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    const words = document.createElement('p');
    words.textContent = title;
    words.style.cssText =
      'position:absolute;left:0;bottom:0;margin:0;padding:24px 56px 28px 48px;background:#14324a;color:#fff6e3;' +
      'font:700 76px/1 Jost;border-top-right-radius:24px';
    over.append(copy, words);
    document.body.append(over);
  }, title);

test('pictures of links', async ({ site }) => {
  for (const game of [...GAMES, 'chalet']) {
    const page = await site.guest({ viewport: SIZE, colorScheme: 'light' });
    await page.goto('/');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/rules/${game}"]`) });
    if (game === 'chalet') {
      await page.waitForLoadState('networkidle');
      await fill(page.locator('main svg').first(), 'Chalet');
    } else {
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator('.poster svg').first();
      await expect(picture).toBeVisible();
      await fill(picture, await card.locator('h3').innerText());
    }
    await page.screenshot({ path: join(PUBLIC, 'preview', `${game}.png`) });
  }
});

/** An icon file that holds one picture as PNG, as all browsers of the last ten years read it. */
function icon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

test('icons', async ({ site }) => {
  const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  const draw = async (size: number, ground: string): Promise<Buffer> => {
    const page = await site.guest({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
    );
    return page.screenshot({ omitBackground: true });
  };
  writeFileSync(join(PUBLIC, 'favicon.ico'), icon(await draw(32, 'transparent'), 32));
  // It is shown on a square of its own, without transparency.
  writeFileSync(join(PUBLIC, 'apple-touch-icon.png'), await draw(180, '#14324a'));
  expect(svg).toContain('<svg');
});
