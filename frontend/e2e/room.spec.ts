/** A room of friends: made, shared and started in three taps on a phone, joined in two taps and a name. */
import type { Locator, Page } from '@playwright/test';
import { entrance } from '../src/entrance-texts';
import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import { room } from '../src/pages/table/gathering/room-texts';
import { texts as gathering } from '../src/pages/table/gathering/texts';
import { texts as next } from '../src/pages/table/next/texts';
import { texts } from '../src/texts';
import { talk } from './kit/driver';
import { PHONE } from './kit/finger';
import { expect, test } from './kit/site';
import {
  board,
  ceremony,
  choose,
  gameOptions,
  invitation,
  live,
  openTable,
  saved,
  SHORT,
  sitDown,
  startButton,
} from './kit/tables';
import { Voice } from './kit/voice';

const DECK = gameTexts.optionNames.deck!;

const chairs = (page: Page): Locator =>
  page.getByRole('region', { name: gathering.round }).locator('.ring').getByRole('listitem');

test('free chairs vanish at the start wherever they stand, and are back for the next match', async ({ site }) => {
  const [host, friend, late] = [await site.guest(), await site.guest(), await site.guest()];
  const voices = [host, friend].map((page) => new Voice(page));
  await openTable(host, { seats: 2, options: SHORT });
  const link = await invitation(host).inputValue();
  await sitDown(friend, link, 'Ada');
  await chairs(friend).nth(4).getByRole('button', { name: texts.table.sitHere }).click();
  await expect(chairs(host).nth(4)).toContainText('Ada');
  await startButton(host).click();
  await expect(board(friend)).toBeVisible();
  await talk(voices);
  await expect(ceremony(friend)).toBeVisible();

  await host.getByRole('button', { name: next.room }).click();
  await friend.getByRole('button', { name: next.come, exact: true }).click();
  for (const page of [host, friend]) {
    await expect(chairs(page)).toHaveCount(6);
    await expect(chairs(page).nth(1)).toContainText('Ada');
  }
  await expect(gameOptions(host)).toContainText(DECK.choices.SHORT!.label);
  await sitDown(late, link, 'Ben');
  await expect(startButton(host)).toHaveText(room.start(3));
  await startButton(host).click();
  for (const page of [host, friend, late]) await expect(board(page)).toBeVisible();
});

test('game options are one line that opens in place, and count for all until the start', async ({ site }) => {
  const [host, friend] = [await site.guest(PHONE), await site.guest()];
  await openTable(host, { seats: 2 });
  await sitDown(friend, await invitation(host).inputValue(), 'Ada');
  await gameOptions(host).click();
  await choose(host, DECK.label, DECK.choices.SHORT!.label);
  await host.getByLabel(entrance.create.first).selectOption({ label: 'Ada' });
  await saved(host);
  const news = friend.getByRole('region', { name: gathering.changed });
  await expect(news).toContainText(DECK.choices.SHORT!.label);
  await expect(gameOptions(friend)).toContainText(`${DECK.label}: ${DECK.choices.SHORT!.label}`);
  await expect(gameOptions(friend)).toContainText(`${texts.table.begins}: Ada`);
  await gameOptions(friend).click();
  await expect(friend.getByRole('radio')).toHaveCount(0);

  // As it was proposed is standard again.
  await choose(host, DECK.label, DECK.choices.FULL!.label);
  await host.getByLabel(entrance.create.first).selectOption({ label: entrance.create.firstRandom });
  await saved(host);
  await expect(gameOptions(friend)).toContainText(room.standard);
  await startButton(host).click();
  await expect(board(friend)).toBeVisible();
});

/** The requests to the server that a page has sent since then, but for files. */
function asking(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test('from a press on the front page to a live room, and from its link to a chair, it takes few requests', async ({
  site,
}) => {
  const [host, friend] = await Promise.all([site.guest(), site.guest()]);
  await host.goto('/', { waitUntil: 'networkidle' });
  await live(host);
  const ofHost = asking(host);
  await host.getByRole('button', { name: entrance.lobby.playWithFriends(gameTexts.title) }).click();
  const link = await invitation(host).inputValue();
  await live(host);
  // The front page reads its tables for the new guest and after its link has come back, as often as it is still there.
  const ofTheFrontPage = ['GET /api/tables', 'GET /api/tables/mine'];
  expect(ofHost.filter((one) => !ofTheFrontPage.includes(one))).toEqual(['PUT /api/session', 'POST /api/tables']);

  const ofFriend = asking(friend);
  await sitDown(friend, link, 'Ada');
  await live(friend);
  await expect(chairs(host).filter({ hasText: 'Ada' })).toBeVisible();
  expect(ofFriend.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  expect(ofFriend.length, ofFriend.join(', ')).toBeLessThanOrEqual(4);
});
