import type { Locator, Page } from '@playwright/test';
import { texts } from '../../src/pages/learn/texts';
import { texts as siteTexts } from '../../src/texts';
import { faults } from '../kit/axe';
import { expect, test } from '../kit/site';
import { activate, forbidMouse } from '../kit/keyboard-hands';

/** A phone held upright. */
const HAND = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Avalanche's is played through by keyboard. */
const GAMES = ['antarctic', 'crashlanding', 'hike', 'infiniski'];
/** More presses than any lesson has. */
const MOST = 80;

const coach = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ hasText: texts.coach });
const goOn = (page: Page) => page.getByRole('button', { name: texts.goOn, exact: true });
const marked = (page: Page) => page.locator('[data-mark]');
const ended = (page: Page) => page.getByRole('heading', { name: texts.end.title });

const answer = (page: Page) => page.locator('.coach .answer');

/** Where the lesson is: what it says, and what it marks. */
const whereabouts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const marked = document.querySelector('[data-mark]');
    const name = marked?.getAttribute('aria-label') ?? marked?.textContent ?? '';
    return `${document.querySelector('.coach')?.textContent} > ${name}`;
  });

/** Presses what is marked, or continues, until the lesson is over: each press leads on, and nothing is answered. */
async function through(page: Page, press: (page: Page, control: Locator) => Promise<void>): Promise<void> {
  for (let presses = 0; presses < MOST; presses++) {
    const next = goOn(page).or(marked(page)).or(ended(page)).first();
    await expect(next).toBeVisible();
    if (await ended(page).isVisible()) return;
    const before = await whereabouts(page);
    await press(page, goOn(page).or(marked(page)).first());
    await expect.poll(() => whereabouts(page), { intervals: [10, 20, 40] }).not.toBe(before);
    await expect(answer(page)).toBeHidden();
  }
  throw new Error('The lesson does not end.');
}

const byTouch = async (_: Page, control: Locator) => {
  await expect(control).toBeInViewport({ ratio: 0.9 });
  await control.tap();
};

for (const game of GAMES) {
  test(`the lesson of ${game} is played through by touch`, async ({ site }) => {
    const page = await site.guest(HAND);
    await page.goto(`/learn/${game}`);
    await expect(coach(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await through(page, byTouch);
    expect(await faults(page)).toEqual([]);
  });
}

test('a lesson is found on the card, answers other actions, is resumed, and ends in a match', async ({ site }) => {
  const page = await site.guest();
  await forbidMouse(page);
  await page.goto('/');
  await page.getByRole('link', { name: siteTexts.learn.of('Avalanche') }).focus();
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
  await through(page, activate);
  await page.getByRole('button', { name: texts.end.play }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
});
