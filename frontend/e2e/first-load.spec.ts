import type { Page, TestInfo } from '@playwright/test';
import { texts } from '../src/pages/solo/texts';
import { talk } from './kit/driver';
import { Player as Musher } from './kit/hike-hands';
import { playOn } from './kit/hike-play';
import { expect, test } from './kit/site';
import { Loads } from './kit/loads';
import { Skier } from './kit/skier';
import { challengeLink, dealButton, endButton } from './kit/solo-pages';
import { board, ceremony, endedMatch, invitation, openTable, SHORT, sitDown, start, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

const LIMIT = 130_000;

/** On the front page, its pictures and the WebSocket included. */
const MOST_REQUESTS = 24;

test('a first visit of the front page takes few requests, and scripts and styles come with Brotli', async ({
  site,
}) => {
  const page = await site.guest();
  const loads = await Loads.of(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('article svg').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads.urls.length, loads.urls.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  const files = loads.urls.filter((url) => /\/assets\/.*\.(js|css)$/.test(url));
  expect(files.length).toBeGreaterThan(2);
  // A slow browser tells of an answer after its bytes.
  await expect.poll(() => files.filter((url) => !loads.brotli.includes(url)).length).toBeLessThanOrEqual(1);
});

test('the first load of each route with avalanche is below 130 kB', async ({ site }, info) => {
  const [host, friend] = await Promise.all([site.guest(), site.guest()]);
  const voices = [host, friend].map((page) => new Voice(page));
  await openTable(host, { seats: 2, options: SHORT, isPublic: true });
  const link = await invitation(host).inputValue();
  const table = host.url();
  const weights: Record<string, number> = {};
  for (const [name, route] of Object.entries({ lobby: '/', invite: link, archive: '/archive' }))
    weights[name] = await weigh(await site.guest(), route);

  await sitDown(friend, link, 'Ada');
  await start([host, friend]);
  weights.door = await weigh(await site.guest(), table);
  // With the browser's memory of the site wiped, but still in the seat.
  weights.playing = await weigh(host, table);
  await expect(board(host)).toBeVisible();
  await talk(voices);
  weights.ended = await weigh(host, table);
  await expect(ceremony(host)).toBeVisible();
  weights.match = await weigh(await site.guest(), `/m/${await endedMatch(host)}`);
  await areLight(weights, 'avalanche', info);
});

/** The race of Hike! opens with a board of its own. */
test('the first load of both boards of hike is below 130 kB', async ({ site }, info) => {
  const pages = [await site.guest(), await site.guest()];
  const [host] = pages as [Page, Page];
  const table = pages.map((page) => new Musher(page));
  await startMatch(pages, { game: 'hike' });
  const weights: Record<string, number> = { playing: await weigh(host, host.url()) };
  await expect(board(host)).toBeVisible();
  await playOn(table, { isSaid: true, until: () => table[0]!.now.view.board.phase === 'RACE' });
  weights.race = await weigh(host, host.url());
  await areLight(weights, 'hike', info);
});

test('the first load of rules and lessons is below 130 kB', async ({ site }, info) => {
  const weights: Record<string, number> = {};
  for (const game of ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'])
    for (const route of [`/rules/${game}`, `/learn/${game}`]) weights[route] = await weigh(await site.guest(), route);
  await areLight(weights, 'lessons', info);
});

test('the first load of each route with infiniski for one is below 130 kB', async ({ site }, info) => {
  const page = await site.guest();
  const skier = new Skier(page);
  await page.goto('/');
  const match = await skier.gets(() => dealButton(page, 'infiniski').click());
  const table = page.url();
  const weights: Record<string, number> = { playing: await weigh(page, table) };
  await expect(board(page)).toBeVisible();
  await skier.playOn('said');
  weights.ended = await weigh(page, table);
  await endButton(page, texts.end.challenge).click();
  const link = await challengeLink(page).inputValue();
  for (const [name, route] of Object.entries({ challenge: link, daily: '/daily', records: '/records?game=infiniski' }))
    weights[name] = await weigh(await site.guest(), route);
  weights.match = await weigh(page, `/m/${match}`);
  weights.mine = await weigh(page, link);
  await areLight(weights, 'infiniski for one', info);
});

async function areLight(weights: Record<string, number>, game: string, info: TestInfo): Promise<void> {
  const told = JSON.stringify(weights, null, 2);
  await info.attach('first load in bytes', { body: told, contentType: 'application/json' });
  console.log(`first load with ${game} in bytes, as compressed on the wire, without headers: ${told}`);
  for (const [name, weight] of Object.entries(weights)) {
    expect(weight, name).toBeGreaterThan(5_000);
    expect(weight, name).toBeLessThan(LIMIT);
  }
}

/** Weighs all that is fetched until the page is quiet, with an empty cache; replays are not counted. */
async function weigh(page: Page, route: string): Promise<number> {
  const loads = await Loads.of(page);
  await page.goto(route, { waitUntil: 'networkidle' });
  await loads.devtools.detach();
  return loads.bodies;
}
