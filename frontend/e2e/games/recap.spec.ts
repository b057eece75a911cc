import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { texts as recap } from '../../src/pages/table/play/recap/recap-texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { expect, PHONE, test } from '../kit/site';
import { banner, board } from '../kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.02'] });

const turns = (page: Page) => page.getByRole('group', { name: recap.title }).getByRole('listitem');
const backToNow = (page: Page) => page.getByRole('button', { name: recap.backToNow });

const endTurn = (page: Page) => board(page).getByRole('button', { name: /^End turn/ });
const drawPile = (page: Page) => board(page).getByRole('button', { name: /draw pile/i });
const settled = (page: Page) => expect(page.locator('[data-version][aria-busy="false"]')).toBeVisible();

/** Returns true if a line of the words whose turn it is is hidden next to the turns of the others; a line has 17 pixels. */
const isCut = (page: Page): Promise<boolean> =>
  banner(page)
    .locator('p')
    .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      [scrollHeight - clientHeight, scrollWidth - clientWidth].some((hidden) => hidden > 8),
    );

const BOTS = 5;

/** Plays my turn without a card, of which so many are picked up already, and waits until it is my turn again. */
async function passTurn(page: Page, from = 0): Promise<void> {
  for (let picks = from; picks < 2; picks++) {
    await drawPile(page).click();
    await settled(page);
  }
  await endTurn(page).click();
  await expect(turns(page).first()).toBeVisible();
  await expect(banner(page)).toContainText(texts.play.yourTurn);
}

test('the others’ turns since mine, on a phone: after a reload and a restart of the server too', async ({ site }) => {
  const page = await site.guest(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(gameTexts.title) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(botTexts.many).selectOption({ label: botTexts.manyOf(BOTS) });
  await dialog.getByRole('button', { name: botTexts.done }).click();
  await page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) }).click();
  await expect(board(page)).toBeVisible();
  await expect(banner(page)).toContainText(texts.play.yourTurn);
  await passTurn(page);

  await expect(turns(page)).toHaveCount(BOTS);
  expect(await isCut(page)).toBe(false);
  for (const turn of await turns(page).all()) await expect(turn).toBeInViewport({ ratio: 1 });
  const told = await turns(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  for (const sentence of told) expect(sentence).toMatch(/picked up|banked/);
  expect(await faults(page)).toEqual([]);

  await page.reload();
  await expect(turns(page)).toHaveCount(BOTS);
  site.guard.expectOutage();
  site.guard.expectUpgrade(); // What the page fetches ahead does not come, either.
  await site.server.kill();
  await site.server.start();
  await page.reload();
  await expect(turns(page)).toHaveCount(BOTS);
  expect(
    await turns(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(told);

  const now = await board(page).innerText();
  await turns(page).first().getByRole('button').click();
  await expect(backToNow(page)).toBeInViewport();
  await expect(board(page)).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: recap.next }).click();
  await backToNow(page).click();
  await expect(board(page)).toHaveCount(1);
  expect(await board(page).innerText()).toBe(now);

  // It goes with my first act.
  await drawPile(page).click();
  await expect(turns(page)).toHaveCount(0);
  await settled(page);

  await test.step('what is hidden stays hidden until the next turn', async () => {
    await passTurn(page, 1);
    await page.getByRole('button', { name: recap.dismiss }).click();
    await expect(turns(page)).toHaveCount(0);
    await expect(banner(page)).toContainText(texts.play.yourTurn);
  });
});
