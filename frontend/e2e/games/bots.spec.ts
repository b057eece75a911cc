import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { texts as archive } from '../../src/pages/archive/texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { texts } from '../../src/texts';
import { faults } from '../kit/axe';
import { play } from '../kit/driver';
import { expect, PHONE, test } from '../kit/site';
import {
  banner,
  board,
  ceremony,
  controls,
  endedMatch,
  gameOptions,
  invitation,
  notYetButton,
  openTable,
  SHORT,
  sitDown,
  startButton,
} from '../kit/tables';
import { awayTexts } from '../../src/pages/table/play/away/away-texts';
import { room } from '../../src/pages/table/gathering/room-texts';
import { texts as gathering } from '../../src/pages/table/gathering/texts';

// Bots of these tests have no time to be watched.
test.use({ settings: ['chalet.bots.tempo=0.2'] });

const TITLE = gameTexts.title;
const DECK = gameTexts.optionNames.deck;
const dialog = (page: Page): Locator => page.getByRole('dialog');
const chair = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: gathering.round }).getByRole('listitem').nth(seat);

test('alone against three bots with one click, to the end and into the archive', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(TITLE) }).click();
  await dialog(page)
    .getByLabel(botTexts.many)
    .selectOption({ label: botTexts.manyOf(3) });
  await dialog(page).getByRole('radio', { name: botTexts.levels.BEGINNER }).check();
  await dialog(page).getByLabel(botTexts.pace).selectOption({ label: botTexts.paces.QUICK });
  await dialog(page)
    .getByText(gameTexts.optionNames.deck?.label ?? '')
    .isVisible();
  await dialog(page).locator('summary').click();
  await dialog(page)
    .getByRole('radio', { name: /^Short/ })
    .check();
  expect(await faults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: botTexts.done }).click();

  // It is remembered: from now on it is one click.
  await page.reload();
  const way = page.getByRole('button', { name: botTexts.againstGame(TITLE) });
  await expect(way).toContainText(botTexts.againstHow(3, botTexts.levels.BEGINNER));
  await way.click();
  await expect(board(page)).toBeVisible();
  const players = page.getByRole('list', { name: texts.play.seats });
  await expect(players.getByText(`(${botTexts.botOf(botTexts.levels.BEGINNER)})`)).toHaveCount(3);
  await play([page]);
  await expect(ceremony(page).getByText(`(${botTexts.botOf(botTexts.levels.BEGINNER)})`)).toHaveCount(3);
  expect(await faults(page)).toEqual([]);

  const match = await endedMatch(page);
  await page.goto('/archive');
  await expect(page.getByRole('main').getByText(`(${botTexts.botOf(botTexts.levels.BEGINNER)})`)).toHaveCount(3);
  await page.goto(`/m/${match}`);
  await expect(page.getByRole('table', { name: archive.result }).getByText(/\(bot,/)).toHaveCount(3);
  await expect(page.getByText(/A bot played for/)).toHaveCount(0);
});

test('the host asks bots, changes them and sends them away, on a phone; a friend takes the seat of one', async ({
  site,
}) => {
  const [host, friend] = [await site.guest(PHONE), await site.guest()];
  await openTable(host, { seats: 4, options: SHORT });
  const link = await invitation(host).inputValue();

  await gameOptions(host).click();
  await host.getByRole('button', { name: room.addBot }).click();
  expect(await faults(host)).toEqual([]);
  await dialog(host).getByLabel(botTexts.askAll(5)).check();
  await dialog(host).getByRole('button', { name: botTexts.levels.BEGINNER }).click();
  for (const seat of [1, 2, 3, 4, 5]) await expect(chair(host, seat)).toContainText(botTexts.levels.BEGINNER);
  await expect(host.getByRole('button', { name: room.addBot })).toBeDisabled();
  await expect(host.getByText(room.misfit(`${DECK?.label}: ${DECK?.choices.SHORT?.label}`, 6))).toBeVisible();
  await expect(startButton(host)).toBeDisabled();

  await chair(host, 2).getByRole('button', { name: botTexts.change }).click();
  await dialog(host).getByRole('button', { name: botTexts.levels.GUIDE }).click();
  await expect(chair(host, 2)).toContainText(botTexts.levels.GUIDE);
  for (const seat of [3, 4, 5]) {
    await chair(host, seat).getByRole('button', { name: botTexts.change }).click();
    await dialog(host).getByRole('button', { name: botTexts.sendAway }).click();
    await expect(chair(host, seat).getByRole('button', { name: texts.table.sitHere })).toBeVisible();
  }
  await expect(startButton(host)).toHaveText(room.start(3));
  await expect(startButton(host)).toBeEnabled();
  expect(await faults(host)).toEqual([]);

  await sitDown(friend, link, 'Ada');
  await expect(chair(host, 3)).toContainText('Ada');
  await expect(chair(friend, 1).getByRole('button', { name: botTexts.change })).toHaveCount(0);
  await chair(friend, 1).getByRole('button', { name: texts.table.sitHere }).click();
  await expect(chair(friend, 1)).toContainText('Ada');
  await expect(chair(friend, 3)).toContainText(botTexts.levels.BEGINNER);
  await expect(notYetButton(friend)).toBeVisible();
  expect(await faults(friend)).toEqual([]);
});

test('a leaver’s seat waits until the other goes on; then a bot plays it until they are back', async ({ site }) => {
  const [host, friend] = [await site.guest(), await site.guest()];
  await openTable(host, { seats: 2 });
  await sitDown(friend, await invitation(host).inputValue(), 'Ada');
  await startButton(host).click();
  await expect(board(friend)).toBeVisible();
  const table = friend.url();

  await friend.getByRole('button', { name: texts.table.people }).click();
  await dialog(friend).getByRole('button', { name: texts.table.leave }).click();
  await dialog(friend).getByRole('button', { name: texts.table.leaveNow }).click();
  await expect(friend).toHaveURL('/');
  const chip = host.getByRole('list', { name: texts.play.seats }).getByRole('listitem').filter({ hasText: 'Ada' });
  await expect(chip).toContainText(texts.play.away.LEFT);
  await expect(chip.locator('.online')).toHaveCount(0);
  await host.getByRole('button', { name: awayTexts.goOn('Ada') }).click();
  await expect(chip).toContainText(texts.play.away.PLAYED_ON);
  await host.getByRole('button', { name: texts.play.log }).click();
  const told = dialog(host).getByText(texts.play.playedFor('Ada', '').trim());
  await dialog(host).getByRole('button', { name: texts.close }).click();
  await play([host], { until: async () => (await told.count()) > 0 || (await played(host, 'Ada')) });
  expect(await faults(host)).toEqual([]);

  await friend.goto(table);
  await expect(chip).toContainText(texts.play.lookingOn);
  await expect(chip.locator('.online')).toHaveCount(1);
  await friend.getByRole('button', { name: awayTexts.comeBack }).click();
  await expect(friend.getByRole('button', { name: awayTexts.comeBack })).toHaveCount(0);
  await expect(chip).not.toContainText(texts.play.lookingOn);
  await friend.getByRole('button', { name: texts.play.log }).click();
  await expect(dialog(friend).getByText(texts.play.playedForYou('').trim()).first()).toBeVisible();
  await dialog(friend).getByRole('button', { name: texts.close }).click();
  await expect(banner(friend)).toBeVisible();
  await expect
    .poll(async () => (await controls(host).count()) + (await controls(friend).count()), { message: 'play goes on' })
    .toBeGreaterThan(0);
});

/** Returns true if the page says that a bot played for someone; looks into the log where it is not beside the board. */
async function played(page: Page, name: string): Promise<boolean> {
  await page.getByRole('button', { name: texts.play.log }).click();
  const found = await dialog(page).getByText(texts.play.playedFor(name, '').trim()).count();
  await dialog(page).getByRole('button', { name: texts.close }).click();
  return found > 0;
}
