import type { Page } from '@playwright/test';
import { texts as solo } from '../src/pages/solo/texts';
import { entrance } from '../src/entrance-texts';
import { talk } from './kit/driver';
import { expect, PHONE, test } from './kit/site';
import { Skier } from './kit/skier';
import { dealButton } from './kit/solo-pages';
import { openTable, SHORT, startMatch } from './kit/tables';
import { Voice } from './kit/voice';

const ROUTES = ['/', '/daily', '/records', '/archive', '/rules/avalanche'];
/** The answers come in this order, or in the other, each so much later than the one before. */
const ASKED = ['/api/session', '/api/games', '/api/tables', '/api/tables/mine', '/api/daily', '/api/records'];
const APART = 60;

test('the front page shows every game once, and its ways to play, on two and a half screens of a phone', async ({
  site,
}) => {
  const page = await site.guest(PHONE);
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  const names = await cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(5);
  const ways = await cards.evaluateAll((all) => all.map((card) => card.textContent ?? ''));
  const has = (words: string) => ways.map((card) => card.includes(words));
  // Those for several stand first; only the last is for one alone.
  expect(has(entrance.lobby.withFriends)).toEqual([true, true, true, true, false]);
  expect(has(solo.alone).filter(Boolean)).toHaveLength(2);
  expect(has(solo.todaysDeal)).toEqual(has(solo.alone));
  const { height } = page.viewportSize()!;
  const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThan(2.5 * height);
});

/** The one meets the answers in one order, the other in the other. */
const SIZES = [
  { width: 360, height: 740, asked: ASKED },
  { width: 1440, height: 900, asked: ASKED.toReversed() },
];

test('nothing moves on a page while it loads, in whatever order the answers come; what would move is noticed', async ({
  site,
}) => {
  const [host, stranger] = [await site.guest(), await site.guest()];
  await playTwo(host, stranger);
  await openTable(host, { seats: 3, isPublic: true });
  for (const page of [host, stranger]) {
    await page.addInitScript(watchShifts);
    for (const { width, height, asked } of SIZES) {
      await page.unrouteAll();
      await delayed(page, asked);
      await page.setViewportSize({ width, height });
      for (const route of ROUTES) {
        await page.goto(route, { waitUntil: 'networkidle' });
        const who = page === host ? 'the host of a table' : 'a stranger';
        expect.soft(await shifts(page), `${route} on a screen ${width} wide, for ${who}`).toEqual([]);
      }
    }
  }
  await stranger.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.querySelector('main')?.prepend(block);
  });
  await expect.poll(() => shifts(stranger)).not.toEqual([]);
});

/** A match for several and one for one, so that lists of them are not empty, whatever else was played here. */
async function playTwo(host: Page, friend: Page): Promise<void> {
  const table = [host, friend].map((page) => new Voice(page));
  await startMatch([host, friend], { options: SHORT, isPublic: true });
  await talk(table);
  const skier = new Skier(host);
  await host.goto('/');
  await skier.gets(() => dealButton(host, 'infiniski').click());
  await skier.playOn('said');
}

async function delayed(page: Page, asked: readonly string[]): Promise<void> {
  for (const [at, path] of asked.entries())
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await new Promise((done) => setTimeout(done, at * APART));
        // The page may have been left meanwhile.
        await route.continue().catch(() => {});
      },
    );
}

/** Returns the parts that have moved, and how far; there is no input that would excuse it. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Notes what the browser counts as a shift of the layout, from the first picture on. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const named = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      for (const { node, previousRect: from, currentRect: to } of sources)
        shifts.push(`${value.toFixed(4)}: ${named(node)} from ${from.x},${from.y} to ${to.x},${to.y}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('back closes a dialog, and the page under it stays', async ({ site }) => {
  const page = await site.guest(PHONE);
  await page.goto('/');
  await page.goto('/archive');
  const dialog = page.getByRole('dialog');
  await page.locator('header button').click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/archive');
  await page.locator('header button').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The entry of the dialog is left a moment after the dialog; until then the browser drops a second step back.
  await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
