/** Tests in the usual house with stub-server.mjs: one is at fault by its page, one by its server. */
import { expect, test } from '../kit/house';

test('a quiet page', async ({ house }) => {
  const page = await house.guest();
  await page.goto('/');
  await expect(page.getByRole('heading')).toBeVisible();
});

test('console.error', async ({ house }) => {
  const page = await house.guest();
  await page.goto('/');
  await page.evaluate(() => console.error('said by a page'));
});

test('console.warn', async ({ house }) => {
  const page = await house.guest();
  await page.goto('/');
  await page.evaluate(() => console.warn('said by a page'));
});

test('an ERROR of the server', async ({ house }) => {
  const page = await house.guest();
  await page.goto('/logs-an-error');
});

test('after it', async ({ house }) => {
  const page = await house.guest();
  await page.goto('/');
});
