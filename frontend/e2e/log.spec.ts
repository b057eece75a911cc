import type { Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/site';
import { banner, board } from './kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.02'] });

const log = (page: Page) => page.getByRole('region', { name: texts.play.log });
const headings = (page: Page) => log(page).getByRole('heading');
const myTurn = (turn: number) => texts.play.logTurn([texts.play.logYou], turn, false);
const drawPile = (page: Page) => board(page).getByRole('button', { name: /draw pile/i });
const settled = (page: Page) => expect(page.locator('[data-version][aria-busy="false"]')).toBeVisible();

/** Picks two cards up, ends my turn, and waits until it is my turn again. */
async function passTurn(page: Page): Promise<void> {
  for (let picks = 0; picks < 2; picks++) {
    await drawPile(page).click();
    await settled(page);
  }
  await board(page)
    .getByRole('button', { name: /^End turn/ })
    .click();
  await expect(banner(page)).not.toContainText(texts.play.yourTurn);
  await expect(banner(page)).toContainText(texts.play.yourTurn);
}

/** The words of the log, which is opened first. */
async function read(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: texts.play.log }).click();
  await expect(headings(page).first()).toBeVisible();
  return log(page).locator('h3, li').allInnerTexts();
}

test('the log by turns, with the cards that I drew, on a phone: after a reload and a restart of the server too', async ({
  site,
}) => {
  const page = await site.guest(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) }).click();
  await expect(board(page)).toBeVisible();
  await expect(banner(page)).toContainText(texts.play.yourTurn);
  await passTurn(page);
  await passTurn(page);

  const told = await read(page);
  const mine = told.filter((words) => /^You picked up an? .+\.$/.test(words));
  expect(mine).toHaveLength(4);
  expect(mine.filter((words) => words === 'You picked up a card.')).toEqual([]);
  expect(told.filter((words) => /^Bot .+ picked up a .+ run card\.$/.test(words))).toEqual([]);
  expect(told.indexOf(myTurn(2))).toBeGreaterThan(told.indexOf(myTurn(1)));
  expect(told.filter((words) => /^Bot .+ · turn 2$/.test(words)).length).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await expect(log(page).getByRole('listitem').last()).toBeInViewport();

  await page.reload();
  expect(await read(page)).toEqual(told);
  site.guard.expectOutage();
  site.guard.expectUpgrade(); // What the page fetches ahead does not come, either.
  await site.server.kill();
  await site.server.start();
  await page.reload();
  expect(await read(page)).toEqual(told);

  // It goes on where it was.
  await page.getByRole('button', { name: texts.close }).click();
  await drawPile(page).click();
  await settled(page);
  await page.getByRole('button', { name: texts.play.log }).click();
  await expect(headings(page).last()).toHaveText(myTurn(3));
});
