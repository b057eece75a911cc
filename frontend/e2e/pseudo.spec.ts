/** The page in the pseudo-language, which the server chooses by what the browser accepts, on a phone. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { pseudo } from '../languages/pseudo';
import { hardCoded, shownTexts } from '../languages/shown';
import { PSEUDO } from '../scripts/languages.mjs';
import { botTexts } from '../src/bot-texts';
import { entrance } from '../src/entrance-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { huskies } from '../src/games/hike/deck';
import { gameTexts as infiniski } from '../src/games/infiniski/texts/game-texts';
import { texts as solo } from '../src/pages/solo/texts';
import { languageTexts } from '../src/shell/language/language-texts';
import { texts } from '../src/texts';
import { expect, PHONE, test as base } from './kit/house';
import { expectNoSideways } from './kit/solo-pages';
import { board, live } from './kit/tables';

const test = base.extend<object, { overlay: string }>({
  overlay: [
    async ({}, use) => {
      // Kept: it is built only where something has changed.
      const folder = join(import.meta.dirname, '../node_modules/.cache/pseudo');
      const build = join(import.meta.dirname, '../scripts/build.mjs');
      await promisify(execFile)(process.execPath, [build, join(folder, 'static'), '--pseudo']);
      await use(folder);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One after the other: two at once would build the language into the same folder.
test.describe.configure({ mode: 'default' });

/** The names of people and huskies. */
const NAME = 'Ada';
const NAMES = [NAME, ...Object.values(huskies).map(({ name }) => name)];
/** Dates are English in the pseudo-language, too. */
const MONTHS = (['short', 'long'] as const).flatMap((month) =>
  [...Array(12).keys()].map((index) => new Intl.DateTimeFormat('en', { month }).format(new Date(2026, index, 1))),
);
/** The same with the bots at the table. */
const named = async (page: Page): Promise<string[]> => {
  const seats = page.getByRole('list', { name: pseudo(texts.play.seats) }).locator('[title]');
  return [...NAMES, ...(await seats.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? '')))];
};

const settings = (page: Page): Locator => page.getByRole('banner').getByRole('button');

/** All words are in brackets, and none makes the page wider than the phone. */
async function look(page: Page, names: readonly string[] = [...NAMES, ...MONTHS]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(hardCoded(await page.evaluate(shownTexts), names), page.url()).toEqual([]);
  await expectNoSideways(page);
}

test('no word is hard-coded, and longer words fit a phone', async ({ house }) => {
  const page = await house.guest({ ...PHONE, locale: PSEUDO });
  const button = (name: string) => page.getByRole('button', { name: pseudo(name), exact: true });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  await live(page);

  // Settings, where the name becomes one that is known here.
  await settings(page).click();
  await page.getByRole('dialog').getByRole('textbox').fill(NAME);
  await button(entrance.lobby.save).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await look(page);
  await settings(page).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(NAME);
  await look(page);

  for (const game of ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski']) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await look(page);
  }

  house.guard.expectUpgrade(); // The browser tells of what is not found, too.
  for (const address of ['/daily', '/records', '/archive', '/me', '/no/such/page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦');
    await look(page);
  }

  await page.goto('/');
  await page.getByRole('button', { name: pseudo(solo.dealGame)(pseudo(infiniski.title)), exact: true }).click();
  await expect(board(page)).toBeVisible();
  await look(page);

  await page.goto('/');
  await page.getByRole('button', { name: pseudo(botTexts.againstGame)(pseudo(avalanche.title)) }).click();
  await expect(board(page)).toBeVisible();
  await look(page, await named(page));

  await page.goto('/');
  await page
    .getByRole('button', { name: pseudo(entrance.lobby.playWithFriends)(pseudo(avalanche.title)), exact: true })
    .click();
  await expect(page.getByLabel(pseudo(texts.table.inviteLabel))).toBeVisible();
  await look(page);
});

test('a reader chooses another language, and the server remembers it', async ({ house }) => {
  const page = await house.guest({ ...PHONE, locale: PSEUDO });
  const language = (words: string) => page.getByRole('dialog').getByLabel(words);
  const answer = await page.goto('/');
  expect(answer?.headers().vary?.toLowerCase()).toMatch(/accept-language, ?cookie/);
  await settings(page).click();
  await language(pseudo(languageTexts.language)).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: texts.skip })).toBeAttached();
  house.guard.expectUpgrade(); // The browser tells of what is not found, too.
  await page.goto('/nowhere/at/all');
  await expect(page.getByText(texts.notFound.words)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
