/** Not a test: takes pictures of Antarctic Solitaire with a real server, to be looked at. `npm run screenshots`. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '../../src/games/antarctic/texts/texts';
import type { AntarcticAction, PlayCentre } from '../../src/games/antarctic/types';
import type { Replay } from '../../src/protocol/types';
import { entrance } from '../../src/entrance-texts';
import { texts } from '../../src/texts';
import {
  act,
  callConfirm,
  cardOn,
  named,
  Player,
  targetOn,
  whistle,
  type AntarcticPosition,
} from '../kit/antarctic-hands';
import { centreIsOpen, closing, first, mover, playOn, slowly, waitFor, wildPlay } from '../kit/antarctic-play';
import { expect, test, type Site } from '../kit/site';
import { IMAGES, picture, README } from './picture';
import { board, ceremony, endedMatch, ONE_ROUND, patient, startMatch } from '../kit/tables';

test.setTimeout(600_000);

test('two seats, from the lobby to the replay', async ({ site }) => {
  const stranger = await site.guest();
  await stranger.goto('/');
  await expect(stranger.getByRole('heading', { name: entrance.lobby.games })).toBeVisible();
  await picture(stranger, 'antarctic-lobby');
  await stranger.goto('/rules/antarctic');
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await picture(stranger, 'antarctic-rules');

  const table = await threshold(site, 2, {});
  await playOn(table, { style: slowly, until: (actions) => actions === 8 });
  await picture(mover(table).page, 'antarctic-2', false);

  const chooser = await waitFor(table, wildPlay);
  const wild = wildPlay(chooser.now) as PlayCentre;
  await cardOn(chooser.page, wild.card).click();
  await picture(chooser.page, 'antarctic-aiming', false);
  await targetOn(chooser.page, 'centre').click();
  await expect(named(chooser.page, wild)).toBeVisible();
  await picture(chooser.page, 'antarctic-chooser', false);
  // First the chooser, then the card.
  await chooser.page.keyboard.press('Escape');
  await chooser.page.keyboard.press('Escape');
});

test('three seats, the end of a round', async ({ site }) => {
  const table = await threshold(site, 3, { target: 'POINTS_300' });
  await playOn(table, { until: () => mover(table).now.view.board.rounds.length > 0 });
  const { page } = table[0] as Player;
  await picture(page, 'antarctic-round-end', false);
  await board(page).getByRole('button', { name: words.scoreSheet }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'antarctic-sheet', false);
  await page.getByRole('button', { name: texts.close, exact: true }).click();
});

test('four seats, a turn that is called', async ({ site }) => {
  const table = await threshold(site, 4, ONE_ROUND);
  await playOn(table, { style: slowly, until: (actions) => actions === 12 });
  await waitFor(table, (position) => (centreIsOpen(position) ? true : undefined));
  await act(table, table.indexOf(mover(table)), first(mover(table).now));
  await picture(mover(table).page, 'antarctic-4', false);
  await picture(table[(table.indexOf(mover(table)) + 1) % 4]!.page, 'antarctic-4-waiting', false);

  const violator = await waitFor(table, (position) => (centreIsOpen(position) ? true : undefined));
  const at = table.indexOf(violator);
  const caller = table[(at + 2) % 4] as Player;
  await act(table, at, closing(violator.now));
  await picture(caller.page, 'antarctic-window', false);
  await picture(violator.page, 'antarctic-window-accused', false);
  await whistle(caller.page).click();
  await expect(callConfirm(caller.page)).toBeVisible();
  await picture(caller.page, 'antarctic-call', false);
  await caller.page.keyboard.press('Escape');
  await act(table, (at + 2) % 4, callOf(caller));
  await picture(caller.page, 'antarctic-verdict-right', false);
  await picture(violator.page, 'antarctic-verdict-violator', false);

  const accused = await waitFor(table, (position) => (centreIsOpen(position) ? true : undefined));
  const by = (table.indexOf(accused) + 1) % 4;
  await act(table, table.indexOf(accused), first(accused.now));
  await act(table, by, callOf(table[by] as Player));
  await picture(accused.page, 'antarctic-verdict-wrong', false);

  await playOn(table);
  const { page } = table[0] as Player;
  await expect(ceremony(page)).toBeVisible();
  await picture(page, 'antarctic-end');
  const match = await endedMatch(page);
  const replay = (await (await page.request.get(`/api/matches/${match}/replay?viewer=spectators`)).json()) as Replay;
  await page.goto(`/m/${match}?ply=${replay.plies.findIndex(({ hindsight }) => hindsight.length > 0)}`);
  await expect(board(page)).toBeVisible();
  await page.locator('p.now').scrollIntoViewIfNeeded();
  await picture(page, 'antarctic-replay', false);
  await picture(page, 'antarctic-match');
});

test('six seats', async ({ site }) => {
  const table = await threshold(site, 6, {});
  await playOn(table, { style: slowly, until: (actions) => actions === 24 });
  await waitFor(table, (position) => (centreIsOpen(position) ? true : undefined));
  await picture(mover(table).page, 'antarctic-6', false);
  await picture(table[(table.indexOf(mover(table)) + 2) % 6]!.page, 'antarctic-6-waiting', false);
});

test('the picture of the README', async ({ site }) => {
  const guests = await Promise.all([1, 2, 3, 4].map(() => site.guest({ viewport: README, colorScheme: 'light' })));
  const table = guests.map((page) => new Player(page));
  await startMatch(guests, { game: 'antarctic', windows: patient(4) });
  // A moment that shows something: a chain on the centre, and I may go on.
  const growing = (position: AntarcticPosition) =>
    position.viewer === 'seat.0' && position.view.board.centre.chain > 1 && centreIsOpen(position) ? true : undefined;
  await playOn(table, { style: slowly, until: (actions) => actions === 24 });
  const me = await waitFor(table, growing);
  await me.page.screenshot({ path: join(IMAGES, 'antarctic-table.png') });
});

/** So many at a table, in the first turn. */
async function threshold(site: Site, seats: number, options: Record<string, string>): Promise<Player[]> {
  const pages = await Promise.all(Array.from({ length: seats }, () => site.guest()));
  const table = pages.map((page) => new Player(page));
  await startMatch(pages as Page[], { game: 'antarctic', options, windows: patient(seats) });
  return table;
}

const callOf = ({ now }: Player): AntarcticAction =>
  now.legalActions.find(({ type }) => type === 'Call') as AntarcticAction;
