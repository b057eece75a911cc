/** Pictures of screens, to be looked at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const FOLDER = join(import.meta.dirname, '..', '..', 'screenshots');
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** The pictures of the README, and the size in which they are taken. */
export const IMAGES = join(import.meta.dirname, '..', '..', '..', 'docs', 'images');
export const README = { width: 1280, height: 800 };

/** A picture in every size and light: of all there is to scroll to on a phone, or of what one sees at a time. */
export async function picture(page: Page, name: string, whole = true, sizes = SIZES): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(FOLDER, `${name}-${size}-${colorScheme}.png`),
        fullPage: whole && size === 'phone',
      });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
