import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import { texts } from '../src/pages/archive/play-on/texts';
import { texts as archive } from '../src/pages/archive/texts';
import { texts as playedOn } from '../src/pages/table/play/played-on-texts';
import { faults } from './kit/axe';
import { play } from './kit/driver';
import { expect, test } from './kit/site';
import { replayWords } from './kit/solo-pages';
import { board, ceremony, endedMatch } from './kit/tables';

// Bots of these tests have no time to be watched.
test.use({ settings: ['chalet.bots.tempo=0.2'] });

const TITLE = gameTexts.title;
const dialog = (page: Page): Locator => page.getByRole('dialog');
const playOnButton = (page: Page): Locator => page.getByRole('button', { name: archive.playOn, exact: true });
const back = (page: Page, ply: number): Locator => page.getByRole('link', { name: archive.playedOnFrom(ply) });

/** Opens what is asked before one plays on from a ply of a finished match. */
async function stepTo(page: Page, match: string, ply: number): Promise<void> {
  await page.goto(`/m/${match}?ply=${ply}`);
  await expect(replayWords(page)).toContainText(archive.ply(ply, 0).replace(/ of .*/, ''));
  await playOnButton(page).click();
  await expect(dialog(page)).toContainText(texts.title(ply));
}

/** Avalanche against two bots, short, to its end. */
async function againstBots(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(TITLE) }).click();
  await dialog(page)
    .getByLabel(botTexts.many)
    .selectOption({ label: botTexts.manyOf(2) });
  await dialog(page).getByLabel(botTexts.pace).selectOption({ label: botTexts.paces.QUICK });
  await dialog(page).locator('summary').click();
  await dialog(page)
    .getByRole('radio', { name: /^Short/ })
    .check();
  await dialog(page).getByRole('button', { name: botTexts.play }).click();
  await expect(board(page)).toBeVisible();
  await play([page]);
  return endedMatch(page);
}

test('a match against bots is played on from the middle, to its end, and the archive says from where', async ({
  site,
}) => {
  const page = await site.guest();
  const match = await againstBots(page);

  await test.step('at the end there is nothing to play', async () => {
    await page.goto(`/m/${match}`);
    await expect(replayWords(page)).toBeVisible();
    await page.keyboard.press('End');
    await playOnButton(page).click();
    await expect(dialog(page)).toContainText(texts.over);
    await page.keyboard.press('Escape');
    await expect(playOnButton(page)).toBeFocused();
  });

  await stepTo(page, match, 7);
  await expect(dialog(page)).toContainText(texts.sameCards);
  await expect(dialog(page)).toContainText(texts.notCounted);
  await expect(dialog(page).getByLabel(texts.seat)).toHaveValue('0');
  await expect(dialog(page).getByLabel(texts.bots)).toHaveValue('SKIER');
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByLabel(texts.seat).selectOption({ index: 1 });
  await dialog(page).getByLabel(texts.bots).selectOption('BEGINNER');
  await dialog(page).getByRole('button', { name: texts.play, exact: true }).click();

  await expect(board(page)).toBeVisible();
  await expect(page.getByText(playedOn.sameCards)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await play([page]);
  await expect(ceremony(page).getByText(`(${botTexts.botOf(botTexts.levels.BEGINNER)})`)).toHaveCount(2);
  const on = await endedMatch(page);
  expect(on).not.toBe(match);

  await page.goto('/archive');
  await expect(page.getByRole('main').getByText(archive.playedOnMark)).toHaveCount(1);
  await page.goto(`/m/${on}`);
  await expect(replayWords(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await back(page, 7).click();
  await expect(page).toHaveURL(new RegExp(`/m/${match}\\?ply=7$`));
  await expect(replayWords(page)).toContainText(/^Move 7 of/);
});
