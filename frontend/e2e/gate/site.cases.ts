/** Tests in the usual site with stub-server.mjs: one is at fault by its page, one by its server. */
import { expect, test } from '../kit/site';

test('a quiet page', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await expect(page.getByRole('heading')).toBeVisible();
});

test('console.error', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await page.evaluate(() => console.error('said by a page'));
});

test('console.warn', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
  await page.evaluate(() => console.warn('said by a page'));
});

test('an ERROR of the server', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/logs-an-error');
});

test('after it', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/');
});
