import type { Page } from '@playwright/test';
import { GAMES } from './games';
import { expect, test } from './house';
import { board, ceremony, endedMatch, invitation, openTable, sitDown, start } from './tables';

const LIMIT = 100_000;

for (const { game, options, windows, parts, players } of GAMES)
  test(`the first load of each route with ${game} is below 100 kB`, async ({ house }, info) => {
    const [host, friend] = await Promise.all([house.guest(), house.guest()]);
    const { talk } = players([host, friend]);
    await openTable(host, { game, seats: 2, options, windows, isPublic: true });
    const link = await invitation(host).inputValue();
    const table = host.url();
    const routes: Record<string, string> = {
      lobby: '/',
      create: `/new/${game}`,
      invite: link,
      archive: '/archive',
      rules: `/rules/${game}`,
    };
    const weights: Record<string, number> = {};
    for (const [name, route] of Object.entries(routes)) weights[name] = await weigh(await house.guest(), route);

    await sitDown(friend, link, 'Ada');
    await start([host, friend]);
    weights.door = await weigh(await house.guest(), table);
    // With the browser's memory of the house wiped, but still in the seat.
    weights.playing = await weigh(host, table);
    await expect(board(host)).toBeVisible();
    for (const part of parts) {
      await talk(part);
      weights[part] = await weigh(host, table);
      await expect(board(host)).toBeVisible();
    }
    await talk();
    weights.ended = await weigh(host, table);
    await expect(ceremony(host)).toBeVisible();
    weights.match = await weigh(await house.guest(), `/m/${await endedMatch(host)}`);

    const told = JSON.stringify(weights, null, 2);
    await info.attach('first load in bytes', { body: told, contentType: 'application/json' });
    console.log(`first load with ${game} in bytes, as compressed on the wire, without headers: ${told}`);
    for (const [name, weight] of Object.entries(weights)) {
      expect(weight, name).toBeGreaterThan(5_000);
      expect(weight, name).toBeLessThan(LIMIT);
    }
  });

/** What a match was, ply by ply, is as long as the match: no part of the page. */
const isReplay = (url: string): boolean => new URL(url).pathname.endsWith('/replay');

/**
 * The bodies, as they come over the wire, of all that is fetched until the page is quiet, with an empty cache; replays
 * are not counted.
 */
async function weigh(page: Page, route: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  const headers = new Map<string, number>();
  let weight = 0;
  // The page that was shown before is still fetching, perhaps.
  let hasCome = false;
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    hasCome ||= type === 'Document';
    if (hasCome && !isReplay(response.url)) headers.set(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const before = headers.get(requestId);
    if (before !== undefined) weight += encodedDataLength - before;
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  await devtools.detach();
  return weight;
}
