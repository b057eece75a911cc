import { dayTexts } from '../../src/pages/solo/deals/texts';
import { texts } from '../../src/pages/solo/texts';
import { faults } from '../kit/axe';
import { expect, PHONE, test } from '../kit/site';
import { Skier } from '../kit/skier';
import { endLink, expectNoSideways, TITLES } from '../kit/solo-pages';
import { ceremony } from '../kit/tables';

const DAY = 86_400_000;
const LONGEST = 300_000;

test('a player who has finished a day asks for a bot, and everyone reads how it did', async ({ site: { guest } }) => {
  test.skip(DAY - (Date.now() % DAY) < LONGEST, 'This day ends before the test does.');
  const [page, other] = [await guest(PHONE), await guest()];
  const skier = new Skier(page);
  const bot = new RegExp(`^${dayTexts.bot('')}`);

  await page.goto('/daily');
  const play = page.getByRole('button', { name: texts.playTodayOf(TITLES.infiniski), exact: true });
  await skier.gets(() => play.tap());
  await skier.playOn('said');
  // Players of other tests may have asked in the same site.
  const ask = ceremony(page).getByRole('button', { name: dayTexts.askBot });
  await expect(ask.or(ceremony(page).getByText(bot))).toBeVisible();
  if (await ask.isVisible()) await ask.tap();
  await expect(ceremony(page).getByText(bot)).toBeVisible();
  const told = await ceremony(page).getByText(bot).innerText();

  await endLink(page, texts.end.results).click();
  await expect(page.locator('main').getByText(told, { exact: true })).toBeVisible();
  await expectNoSideways(page);
  expect(await faults(page)).toEqual([]);

  await other.goto('/daily');
  await other.getByRole('link', { name: texts.seeTodayOf(TITLES.infiniski) }).click();
  await expect(other.locator('main').getByText(told, { exact: true })).toBeVisible();
});
