import type { Page } from '@playwright/test';
import { play } from './driver';
import { expect, test } from './house';
import { board, ceremony, endedMatch, invitation, openTable, SHORT, sitDown, start } from './tables';

const LIMIT = 100_000;

test('the first load of each route is below 100 kB', async ({ house }, info) => {
  const [host, friend] = await Promise.all([house.guest(), house.guest()]);
  await openTable(host, { seats: 2, options: SHORT, isPublic: true });
  const link = await invitation(host).inputValue();
  const table = host.url();
  const routes: Record<string, string> = {
    lobby: '/',
    create: '/new',
    invite: link,
    archive: '/archive',
    rules: '/rules/avalanche',
  };
  const weights: Record<string, number> = {};
  for (const [name, route] of Object.entries(routes)) weights[name] = await weigh(await house.guest(), route);

  await sitDown(friend, link, 'Ada');
  await start([host, friend]);
  weights.door = await weigh(await house.guest(), table);
  // With the browser's memory of the house wiped, but still in the seat.
  weights.playing = await weigh(host, table);
  await expect(board(host)).toBeVisible();
  await play([host, friend]);
  await expect(ceremony(host)).toBeVisible();
  weights.match = await weigh(await house.guest(), `/m/${await endedMatch(host)}`);

  await info.attach('first load in bytes', { body: JSON.stringify(weights, null, 2), contentType: 'application/json' });
  console.log('first load in bytes, as compressed on the wire, without headers:', JSON.stringify(weights));
  for (const [name, weight] of Object.entries(weights)) {
    expect(weight, name).toBeGreaterThan(5_000);
    expect(weight, name).toBeLessThan(LIMIT);
  }
});

/** The bodies, as they come over the wire, of all that is fetched until the page is quiet, with an empty cache. */
async function weigh(page: Page, route: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  let weight = 0;
  devtools.on('Network.responseReceived', ({ response }) => (weight -= response.encodedDataLength));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (weight += encodedDataLength));
  await page.goto(route, { waitUntil: 'networkidle' });
  await devtools.detach();
  return weight;
}
