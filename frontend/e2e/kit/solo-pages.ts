/** Where somebody plays alone: the site, the end of a match for one, the pages of deals and records. */
import { expect, type Locator, type Page } from '@playwright/test';
import { texts as archive } from '../../src/pages/archive/texts';
import { texts } from '../../src/pages/solo/texts';
import { gameTexts as crashlanding } from '../../src/games/crashlanding/texts/game-texts';
import { gameTexts as infiniski } from '../../src/games/infiniski/texts/game-texts';
import type { Deal } from '../../src/protocol/deals';
import type { Session } from '../../src/protocol/types';
import { texts as siteTexts } from '../../src/texts';
import { ceremony } from './tables';

export const TITLES = { infiniski: infiniski.title, crashlanding: crashlanding.title };

export const dealButton = (page: Page, game: keyof typeof TITLES): Locator =>
  page.getByRole('button', { name: texts.dealGame(TITLES[game]), exact: true });
export const endButton = (page: Page, name: string): Locator => ceremony(page).getByRole('button', { name });
export const endLink = (page: Page, name: string): Locator => ceremony(page).getByRole('link', { name, exact: true });
export const challengeLink = (page: Page): Locator => page.getByLabel(texts.share.link, { exact: true });
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: siteTexts.play.menu, exact: true });
/** Shown on the page of a match of which the replay is open. */
export const replayWords = (page: Page): Locator => page.locator('p.now');
export const closedSign = (page: Page): Locator => page.getByText(archive.closedHint);
/** A row of the table of results for each who has one. */
export const results = (page: Page): Locator => page.getByRole('table').locator('tbody tr');

/** Returns the server's answer to a request for a replay: 200, or the code of the refusal. */
export async function replayAnswer(page: Page, match: string): Promise<number | string> {
  const answer = await page.request.get(`/api/matches/${match}/replay?viewer=seat.0`);
  return answer.ok() ? answer.status() : ((await answer.json()) as { code: string }).code;
}

/** Returns the server's answer to a second attempt that would count. */
export async function secondTry(page: Page, code: string): Promise<string> {
  const { csrf } = (await (await page.request.get('/api/session')).json()) as Session;
  const headers = { [csrf.header]: csrf.token };
  const answer = await page.request.post(`/api/deals/${code}/play`, { headers, data: { again: false } });
  return ((await answer.json()) as { code: string }).code;
}

export const dealOf = async (page: Page, code: string): Promise<Deal> =>
  (await (await page.request.get(`/api/deals/${code}`)).json()) as Deal;

/** Shows the usual rules on the page of the records, where there are results of others as well. */
export async function usualRules(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: texts.records.mine, exact: true })).toBeVisible();
  const variations = page.getByLabel(texts.records.variation);
  if (await variations.isVisible()) await variations.selectOption({ label: texts.usual });
}

/** Nothing of the page is beside the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
