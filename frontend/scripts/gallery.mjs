/*
 * Takes pictures of the gallery's scenes on a phone and on a desktop, by day and by night:
 *   node scripts/gallery.mjs FOLDER [scene…]
 * Keys to press first follow a colon, as in antarctic-wild:1c.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const [folder = 'gallery', ...wanted] = process.argv.slice(2);
const scenes = wanted.length > 0 ? wanted : ['hero'];
const sizes = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

await mkdir(folder, { recursive: true });
const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false } });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  for (const [scene, keys] of scenes.map((each) => each.split(':')))
    for (const [size, device] of Object.entries(sizes))
      for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ ...device, reducedMotion: 'reduce' });
        page.on('pageerror', (error) => console.error(scene, error.message));
        page.on('console', (message) => message.type() === 'error' && console.error(scene, message.text()));
        await page.goto(`http://127.0.0.1:${port}/gallery.html?show=${scene}&theme=${theme}`);
        await page.waitForFunction(() => document.querySelector('#gallery > *'));
        for (const key of keys ?? '') await page.keyboard.press(key);
        if (keys) await page.waitForLoadState('networkidle');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) console.error(`${scene} ${size}: ${overflow} px too wide`);
        await page.screenshot({
          path: join(folder, `${[scene, keys].filter(Boolean).join('-')}-${size}-${theme}.png`),
          fullPage: true,
        });
        await page.close();
      }
} finally {
  await browser.close();
  await server.close();
}
