import type { Page } from '@playwright/test';
import { texts } from '../src/texts';
import { expect, test } from './kit/site';
import { Skier } from './kit/skier';
import { dealButton } from './kit/solo-pages';
import { board, live } from './kit/tables';

/** The server is upgraded under an open page: what it has not fetched yet is gone, until it is loaded anew. */
async function upgrade(page: Page): Promise<void> {
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  let isOld = true;
  page.on('request', (request) => {
    // The document of the new page is asked for before its parts.
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) => {
    if (!isOld || had.includes(route.request().url())) return route.fallback();
    return route.fulfill({ status: 404, body: '' });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('a page that misses a part after an upgrade reloads, and the part is there', async ({ site }) => {
  const page = await site.guest();
  site.guard.expectUpgrade();
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').click());
  await expect(board(page)).toBeVisible();
  await upgrade(page);
  const reloaded = page.waitForEvent('load');
  await press(page, texts.play.rules);
  await reloaded;
  await expect(board(page)).toBeVisible();
  await press(page, texts.play.rules);
  await expect(page.getByRole('dialog')).toContainText(/Infiniski/);
});

test('a server of another build is told at the next connection, and the next page comes whole', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await live(page);
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'index-another' } });
  });
  site.guard.expectOutage();
  await page.context().setOffline(true);
  await expect(page.locator('[data-link="offline"]')).toBeAttached();
  await page.context().setOffline(false);
  await expect(page.locator('[data-version="newer"]')).toContainText(texts.version.newer);
  await page.unroute('**/api/session');
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: texts.header.archive }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe('/archive');
  await expect(page.locator('[data-version]')).toHaveCount(0);
});
