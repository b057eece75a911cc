import type { Page } from '@playwright/test';
import { texts } from '../src/texts';
import { expect, test } from './kit/site';
import { Skier } from './kit/skier';
import { dealButton } from './kit/solo-pages';

/** Whatever the page wants to do in a match gets lost on its way, while it is told so. */
function loseActs(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (words) {
    const isLost = document.documentElement.dataset.lost === 'true' && String(words).includes('.act\n');
    if (!isLost) send.call(this, words);
  };
}

const lose = (page: Page, lost: boolean): Promise<void> =>
  page.evaluate((is) => void (document.documentElement.dataset.lost = String(is)), lost);

test('an act that nobody answers says that it waits, and is done when somebody answers', async ({ site }) => {
  const page = await site.guest();
  await page.addInitScript(loseActs);
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await lose(page, true);
  const done = skier.act('on the board');
  await expect(page.locator('[data-link="live"]')).toContainText(texts.link.late);
  await lose(page, false);
  await done;
  await expect(page.locator('[data-link="live"]')).toBeEmpty();
});
