/** Not a test: takes pictures of Hike! with a real server, to be looked at. `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { raceWords } from '../../src/games/hike/race/race-texts';
import { entrance } from '../../src/entrance-texts';
import { cardOn, declareDialog, doing, plan, Player } from '../kit/hike-hands';
import { clear, everybodysSledIsFull, offered, playOn, run, seeChooser, waitFor, waitForDeal } from '../kit/hike-play';
import { expect, test, type Site } from '../kit/site';
import { FOLDER, IMAGES, picture, README } from './picture';
import { board, ceremony, endedMatch, startMatch } from '../kit/tables';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 720 } };
const look = (page: Page, name: string, whole = false): Promise<void> => picture(page, `hike-${name}`, whole, SIZES);

test.setTimeout(900_000);

test('two mushers, from the lobby to the replay', async ({ site }) => {
  const stranger = await site.guest();
  await stranger.goto('/');
  await expect(stranger.getByRole('heading', { name: entrance.lobby.games })).toBeVisible();
  await look(stranger, 'lobby', true);
  await stranger.goto('/rules/hike');
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await stranger.waitForLoadState('networkidle');
  await look(stranger, 'rules', true);

  const table = await threshold(site, 2);
  await look((await waitFor(table, () => true)).page, 'draft-2-first');
  const drafter = await waitFor(table, ({ now, seat }) => seat === 0 && now.view.board.day === 4);
  await look(drafter.page, 'draft-2');
  await look(table[1]!.page, 'draft-2-waiting');
  const [action] = offered(drafter.now, 'DraftToSled');
  if (action) await cardOn(drafter.page, `CENTRE:${action.card}`).click();
  await look(drafter.page, 'draft-2-taken');
  if (action) await cardOn(drafter.page, `CENTRE:${action.card}`).click();
  await board(drafter.page).locator('.tile').first().click();
  await expect(drafter.page.getByRole('dialog')).toBeVisible();
  await look(drafter.page, 'sled-of-another');
  await drafter.page.keyboard.press('Escape');

  const ready = await waitForDeal(
    table,
    ({ now }) => everybodysSledIsFull(now.view) && offered(now, 'Declare').length > 0,
  );
  await look(ready.page, 'full');
  await doing(ready.page, 'Declare').click();
  await expect(declareDialog(ready.page)).toBeVisible();
  await look(ready.page, 'declare');
  await ready.page.keyboard.press('Escape');
  await playOn(table, {
    until: () => table.some(({ now }) => now.legalActions.some(({ type }) => type === 'Upgrade')),
  });
  const pupil = table.find(({ now }) => now.legalActions.some(({ type }) => type === 'Upgrade'));
  if (pupil) await look(pupil.page, 'upgrade');

  const racer = await waitForDeal(table, ({ now }) => now.view.board.phase === 'RACE');
  await look(racer.page, 'race-2-start');
  await plan(racer, run);
  await look(racer.page, 'race-2-plan');
  await clear(racer);
  await lookAtChooser(table, 2);
  await playOn(table);
  await seeEnd(table, 2);
});

test('two mushers, the nights', async ({ site }) => {
  const moving = { reducedMotion: 'no-preference' } as const;
  const pages = await Promise.all([
    site.guest({ ...moving, viewport: SIZES.phone }),
    site.guest({ ...moving, viewport: SIZES.desktop, colorScheme: 'dark' }),
  ]);
  const table = pages.map((page) => new Player(page));
  await startMatch(pages, { game: 'hike' });
  await waitForDeal(table, ({ now }) => now.view.board.phase === 'RACE');
  for (const page of pages) await page.evaluate(keepNights);
  await playOn(table, { until: () => table[0]!.now.view.board.day > 1 });
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, page] of pages.entries()) {
    await expect(board(page).getByRole('button', { name: raceWords.skip })).toBeVisible();
    await page.evaluate(toMidnight);
    await page.screenshot({ path: join(FOLDER, `hike-night-${index === 0 ? 'phone-light' : 'desktop-dark'}.png`) });
  }
});

/** No night ends by itself any more, however long the picture takes: what was put off for so long as that waits for ever. */
function keepNights(): void {
  const NIGHT = 2_600;
  const { setTimeout } = window;
  const lasting = (then: () => void, delay = 0) =>
    setTimeout(() => {
      if (delay < NIGHT || !document.querySelector('.night')) then();
    }, delay);
  Object.assign(window, { setTimeout: lasting });
}

/** The night stands still where it is darkest. */
function toMidnight(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    if ((animation.effect as KeyframeEffect).target?.matches('.night')) animation.currentTime = Number(duration) / 2;
  }
}

test('six mushers', async ({ site }) => {
  const table = await threshold(site, 6);
  const crowded = await waitFor(table, ({ now }) => now.view.board.day === 4);
  await look(crowded.page, 'draft-6');
  await look(table[(crowded.seat + 2) % 6]!.page, 'draft-6-waiting');
  const racer = await waitForDeal(table, ({ now }) => now.view.board.phase === 'RACE');
  await look(racer.page, 'race-6-start');
  const later = await waitForDeal(table, ({ now: { view } }) => view.board.phase === 'RACE' && view.board.day === 3);
  await look(later.page, 'race-6');
  await plan(later, run);
  await look(later.page, 'race-6-plan');
  await clear(later);
  await look(table[(later.seat + 1) % 6]!.page, 'race-6-waiting');
  await lookAtChooser(table, 6);
  await playOn(table);
  await seeEnd(table, 6);
});

test('the picture of the README', async ({ site }) => {
  const guests = await Promise.all([1, 2, 3, 4].map(() => site.guest({ viewport: README, colorScheme: 'light' })));
  const table = guests.map((page) => new Player(page));
  await startMatch(guests, { game: 'hike' });
  const me = await waitForDeal(
    table,
    ({ now, seat }) => now.view.board.phase === 'RACE' && now.view.board.day === 3 && seat === 0,
  );
  // Half a plan: the sled's ghost runs ahead, and huskies are left.
  let steps = 0;
  await plan(me, (ahead) => (steps++ < 3 ? run(ahead) : undefined));
  await me.page.screenshot({ path: join(IMAGES, 'hike-race.png') });
});

/** Some tracks have no field that needs equipment. */
async function lookAtChooser(table: Player[], seats: number): Promise<void> {
  const asked = await seeChooser(table, ({ crossing }) => crossing !== null);
  if (!asked) return console.log(`nobody met a field that needs equipment (${seats} mushers)`);
  await look(asked.page, `chooser-${seats}`);
  await clear(asked);
}

async function seeEnd(table: Player[], seats: number): Promise<void> {
  const { page } = table[0] as Player;
  await expect(ceremony(page)).toBeVisible();
  await look(page, `finish-${seats}`, true);
  await page.goto(`/m/${await endedMatch(page)}`);
  await expect(board(page)).toBeVisible();
  await look(page, `match-${seats}`, true);
}

/** So many at a table, in the first turn. */
async function threshold(site: Site, seats: number): Promise<Player[]> {
  const pages = await Promise.all(Array.from({ length: seats }, () => site.guest()));
  const table = pages.map((page) => new Player(page));
  await startMatch(pages, { game: 'hike' });
  return table;
}
