import type { Page } from '@playwright/test';
import { texts } from '../src/pages/learn/texts';
import { texts as house } from '../src/texts';
import { faults } from './axe';
import { expect, test } from './house';
import { forbidMouse } from './keyboard-hands';

/** A phone held upright. */
const HAND = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAMES = ['antarctic', 'avalanche', 'crashlanding', 'hike', 'infiniski'];
/** More presses than any lesson has. */
const MOST = 80;

const coach = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: texts.coach });
const goOn = (page: Page) => page.getByRole('button', { name: texts.goOn, exact: true });
const marked = (page: Page) => page.locator('[data-mark]');
const ended = (page: Page) => page.getByRole('heading', { name: texts.end.title });

/** Presses what is marked, or continues, until the lesson is over. */
async function through(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  for (let presses = 0; presses < MOST; presses++) {
    const next = goOn(page).or(marked(page)).or(ended(page)).first();
    await expect(next).toBeVisible();
    if (await ended(page).isVisible()) return;
    await press(page);
  }
  throw new Error('The lesson does not end.');
}

const byTouch = async (page: Page) => {
  const next = goOn(page).or(marked(page)).first();
  await expect(next).toBeInViewport({ ratio: 0.9 });
  await next.tap();
};

const byKey = async (page: Page) => {
  await goOn(page).or(marked(page)).first().focus();
  await page.keyboard.press('Enter');
};

for (const game of GAMES)
  test(`the lesson of ${game} is played through by touch`, async ({ house: site }) => {
    const page = await site.guest(HAND);
    await page.goto(`/learn/${game}`);
    await expect(coach(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await through(page, byTouch);
    expect(await faults(page)).toEqual([]);
  });

test('a lesson is found on the card, answers other actions, is resumed, and ends in a match', async ({
  house: site,
}) => {
  const page = await site.guest();
  await forbidMouse(page);
  await page.goto('/');
  await page.getByRole('link', { name: house.learn.of('Avalanche') }).focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toBeVisible();

  await expect(marked(page)).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText('You can draw from either pile.', { exact: false })).toBeVisible();
  await expect(page.getByText(texts.where(1, 7))).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText(texts.where(2, 7))).toBeVisible();

  await page.reload();
  await expect(page.getByText(texts.where(2, 7))).toBeVisible();
  await through(page, byKey);
  await page.getByRole('button', { name: texts.end.play }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
});
