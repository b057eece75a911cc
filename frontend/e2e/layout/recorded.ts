import type { Page } from '@playwright/test';
import { LONGEST } from './visitor';

const FOLDER = `${import.meta.dirname}/../../../src/test/resources/houses/2026-11-22`;

/** The data folder of a house in which all games were played to their end, as an earlier version left it. */
export const RECORDED = `${FOLDER}/data.zip`;

/** The guest who was there most often, by the cookie that such a house gave. */
export const ADA = { name: 'chalet', value: 'UXUdRP6n2LrB8zA3Y7CkY76RwlOHNMwhCxvrJuXWUkA' };

/** Matches of that house, in the middle: of each game, for each number of seats, on the ground and in a race, too. */
export const MATCHES = {
  avalanche: '/m/sIxveoDO6OErnfBXxpscKR?ply=130',
  'avalanche, ended by vote': '/m/zyQGkgDv4ZagPR31XFN3pw?ply=8',
  antarctic: '/m/rnm7nl1aw8RND8Ht44QnGY?ply=300',
  'antarctic, with calls': '/m/syKBZeI3VbmwRZWWDSTq1v?ply=120',
  hike: '/m/OOt9OsKg9dPYw7hHoCR8Z6?ply=30',
  'hike, the race': '/m/t4x7ADRMQB5O2dKkHl7Lg2?ply=240',
  crashlanding: '/m/8J78LMou2IUGt6vCmYxpgx?ply=50',
  'crashlanding, two': '/m/2YMJGde6gPgWtBpUJub41g?ply=12',
  infiniski: '/m/6iRhZ0Pb33frqko5qdlai5?ply=20',
};

/** Matches keep the names of their time: the page gets the longest there may be instead. */
export async function renameAll(page: Page): Promise<void> {
  await page.route(/\/api\/(matches|records|deals)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"name":"(Ada|Bob|Cy|Dee|Eve|Flo|Gus)"/g, `"name":"${LONGEST}"`);
    await route.fulfill({ response: answer, body });
  });
}
