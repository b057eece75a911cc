/** Not a test: takes pictures of the site and of Avalanche with a real server, to be looked at. `npm run screenshots`. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { texts as archive } from '../../src/pages/archive/texts';
import { words as game } from '../../src/games/avalanche/texts/texts';
import { entrance } from '../../src/entrance-texts';
import { LEISURE, play } from '../kit/driver';
import { expect, test } from '../kit/site';
import { IMAGES, picture, README } from './picture';
import {
  board,
  ceremony,
  controls,
  endedMatch,
  invitation,
  openTable,
  notYetButton,
  readyButton,
  SHORT,
  sitDown,
  start,
  startButton,
  startMatch,
} from '../kit/tables';

const NAMES = ['Merry Marmot', 'Ada', 'Björn', 'Chiara', 'Grandfather Ibex', 'Emil'];

test.setTimeout(300_000);

test('two seats', async ({ site }) => {
  const [host, friend, stranger] = await Promise.all([site.guest(), site.guest(), site.guest()]);
  await openTable(friend, { seats: 4, isPublic: true });
  await openTable(host, { seats: 2, options: SHORT, isPublic: true });
  const link = await invitation(host).inputValue();
  await stranger.goto('/');
  await expect(stranger.getByRole('heading', { name: entrance.lobby.games })).toBeVisible();
  await picture(stranger, 'lobby');
  await stranger.goto('/archive');
  await expect(stranger.getByText(archive.emptyPublic)).toBeVisible();
  await picture(stranger, 'archive-empty');
  await stranger.goto(link);
  await expect(stranger.getByRole('button', { name: entrance.invite.sit })).toBeVisible();
  await picture(stranger, 'invite');
  await stranger.goto('/rules/avalanche');
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(stranger, 'rules');
  await sitDown(friend, link, 'Ada');
  await picture(host, 'gathering');
  await picture(friend, 'gathering-guest');
  await notYetButton(friend).click();
  await expect(startButton(host)).toBeDisabled();
  await picture(host, 'gathering-not-yet');
  await readyButton(friend).click();
  await startButton(host).click();
  await play([host, friend], { until: (actions) => actions === 45, taste: LEISURE });
  await picture(host, 'table-2', false);
  await play([host, friend]);
  await expect(ceremony(host)).toBeVisible();
  await picture(host, 'end');
  await host.goto('/archive');
  await expect(host.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await picture(host, 'archive');
  await friend.goto(`/m/${await endedMatch(friend)}?ply=45`);
  await friend.getByRole('button', { name: archive.check }).click();
  await expect(friend.getByText(archive.verdictHolds)).toBeVisible();
  await picture(friend, 'match');
  await friend.locator('p.now').scrollIntoViewIfNeeded();
  await picture(friend, 'match-replay', false);
});

test('six seats', async ({ site }) => {
  const players = await Promise.all(NAMES.map(() => site.guest()));
  const [host, ...others] = players as [Page, ...Page[]];
  await openTable(host, { seats: 6 });
  const link = await invitation(host).inputValue();
  for (const [index, page] of others.entries()) await sitDown(page, link, NAMES[index + 1] ?? '');
  await picture(host, 'gathering-6');
  await start(players);
  await play(players, { until: (actions) => actions === 130, taste: LEISURE });
  await expect(board(host)).toBeVisible();
  await picture(host, 'table-6', false);
});

test('the picture of the README', async ({ site }) => {
  const players = await Promise.all([1, 2, 3, 4].map(() => site.guest({ viewport: README, colorScheme: 'light' })));
  const [host] = players as [Page];
  await startMatch(players);
  // Late enough to show something, at a moment at which the host may play.
  const myPlay = controls(host).filter({ hasText: game.endTurn });
  const until = async (actions: number) => actions > 140 && (await myPlay.count()) > 0;
  await play(players, { until, taste: LEISURE });
  await host.screenshot({ path: join(IMAGES, 'avalanche-table.png') });
});
