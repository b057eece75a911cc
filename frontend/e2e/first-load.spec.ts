import type { Page, TestInfo } from '@playwright/test';
import { texts } from '../src/pages/solo/texts';
import { GAMES } from './kit/games';
import { expect, test } from './kit/house';
import { Loads } from './kit/loads';
import { Pilot } from './kit/pilot';
import { Skier } from './kit/skier';
import { challengeLink, dealButton, endButton } from './kit/solo-pages';
import { board, ceremony, endedMatch, invitation, openTable, sitDown, start } from './kit/tables';

const LIMIT = 130_000;
/** The game with which every route is weighed; of the others those with a part of their own. */
const WHOLE = 'avalanche';

/** On the front page, its pictures and the WebSocket included. */
const MOST_REQUESTS = 24;

test('a first visit of the front page takes few requests, and scripts and styles come with Brotli', async ({
  house,
}) => {
  const page = await house.guest();
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

for (const { game, options, windows, parts, players } of GAMES)
  test(`the first load of each route with ${game} is below 130 kB`, async ({ house }, info) => {
    const [host, friend] = await Promise.all([house.guest(), house.guest()]);
    const { talk } = players([host, friend]);
    await openTable(host, { game, seats: 2, options, windows, isPublic: true });
    const link = await invitation(host).inputValue();
    const table = host.url();
    const ofTheGame = { rules: `/rules/${game}`, lesson: `/learn/${game}` };
    const ofTheHouse = { lobby: '/', invite: link, archive: '/archive' };
    const routes: Record<string, string> = game === WHOLE ? { ...ofTheHouse, ...ofTheGame } : ofTheGame;
    const weights: Record<string, number> = {};
    for (const [name, route] of Object.entries(routes)) weights[name] = await weigh(await house.guest(), route);

    await sitDown(friend, link, 'Ada');
    await start([host, friend]);
    if (game === WHOLE) weights.door = await weigh(await house.guest(), table);
    // With the browser's memory of the house wiped, but still in the seat.
    weights.playing = await weigh(host, table);
    await expect(board(host)).toBeVisible();
    for (const part of parts) {
      await talk(part);
      weights[part] = await weigh(host, table);
      await expect(board(host)).toBeVisible();
    }
    if (game !== WHOLE) return areLight(weights, game, info);
    await talk();
    weights.ended = await weigh(host, table);
    await expect(ceremony(host)).toBeVisible();
    weights.match = await weigh(await house.guest(), `/m/${await endedMatch(host)}`);

    await areLight(weights, game, info);
  });

const ALONE = { infiniski: Skier, crashlanding: Pilot };

for (const [game, Player] of Object.entries(ALONE))
  test(`the first load of each route with ${game} for one is below 130 kB`, async ({ house }, info) => {
    const page = await house.guest();
    const player = new Player(page);
    await page.goto('/');
    const match = await player.gets(() => dealButton(page, game as keyof typeof ALONE).click());
    const table = page.url();
    const weights: Record<string, number> = { playing: await weigh(page, table) };
    await expect(board(page)).toBeVisible();
    await player.playOn('said');
    weights.ended = await weigh(page, table);
    await endButton(page, texts.end.challenge).click();
    const link = await challengeLink(page).inputValue();
    const routes: Record<string, string> = {
      lobby: '/',
      challenge: link,
      daily: '/daily',
      records: `/records?game=${game}`,
      rules: `/rules/${game}`,
    };
    for (const [name, route] of Object.entries(routes)) weights[name] = await weigh(await house.guest(), route);
    weights.match = await weigh(page, `/m/${match}`);
    weights.mine = await weigh(page, link);
    await areLight(weights, `${game} for one`, info);
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
