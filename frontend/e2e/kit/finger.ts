/** A phone of today in somebody's hand, and how often it is tapped. */
import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The taps of somebody who never scrolls. */
export class Finger {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await expect(control).toBeInViewport({ ratio: 1 });
    this.taps++;
    await control.tap();
    expect(await this.page.evaluate(() => scrollY), 'nothing was scrolled').toBe(0);
  }
}

/** A browser that has a sheet for sharing, as phones have over HTTPS; what was shared is kept. */
export async function withSheet(page: Page): Promise<() => Promise<{ url: string; text: string }[]>> {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: ShareData) => void shared.push(what) });
  });
  return () => page.evaluate(() => (window as unknown as { shared: { url: string; text: string }[] }).shared);
}
