import type { Page } from '@playwright/test';
import { texts } from '../src/texts';
import { expect, test } from './house';
import { Skier } from './skier';
import { dealButton } from './solo-pages';

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

test('an act that nobody answers says that the house moves, and is done when somebody does', async ({ house }) => {
  const page = await house.guest();
  await page.addInitScript(loseActs);
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await lose(page, true);
  const done = skier.act('on the board');
  await expect(page.locator('[data-link="live"]')).toContainText(texts.link.moving);
  await lose(page, false);
  await done;
  await expect(page.locator('[data-link="live"]')).toBeEmpty();
});
