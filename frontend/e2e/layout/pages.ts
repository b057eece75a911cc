import type { Page } from '@playwright/test';
import type { Daily } from '../../src/protocol/deals';
import type { GameInfo, Session, Table } from '../../src/protocol/types';

/** As long as names may be. */
const NAME = 'Maximiliane von Wurmberg';

/** Sits down at tables of many, and names all kinds of pages that there are then. */
export async function openPages(page: Page): Promise<string[]> {
  await page.goto('/');
  const { gathering, playing, games, days } = await page.evaluate(async (name) => {
    const read = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const write = async <T>(method: string, path: string, body: object) => {
      const { csrf } = await read<Session>('/api/session');
      const headers = { 'Content-Type': 'application/json', [csrf.header]: csrf.token };
      return (await (await fetch(path, { method, headers, body: JSON.stringify(body) })).json()) as T;
    };
    await write('PUT', '/api/session', { name });
    const games = await read<GameInfo[]>('/api/games');
    const options = (game: string) =>
      games.find(({ id }) => id === game)?.defaults.find(({ seats }) => seats === 6)?.options;
    const settings = { firstSeat: null, turnClock: 'OFF', windows: null, isPublic: true, spectators: true };
    const gathering = await write<Table>('POST', '/api/tables', {
      game: 'avalanche',
      seats: 6,
      settings: { ...settings, options: options('avalanche') },
    });
    const against = { seats: 6, level: 'BEGINNER', botPace: 'SLOW' };
    const playing = await write<Table>('POST', '/api/tables/against-bots', {
      ...against,
      game: 'hike',
      options: options('hike'),
    });
    const daily = await read<Daily[]>('/api/daily');
    return { gathering, playing, games, days: daily.map(({ deal }) => `/daily/${deal.game}/${deal.day}`) };
  }, NAME);
  // From now on the page knows who it is.
  await page.reload();
  return [
    '/',
    '/daily',
    '/records',
    '/archive',
    '/me',
    '/nowhere',
    ...games.map(({ id }) => `/rules/${id}`),
    ...days,
    `/i/${gathering.code}`,
    `/t/${gathering.id}`,
    `/t/${playing.id}`,
  ];
}

/** Goes there as a link does, without loading anything twice. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}
