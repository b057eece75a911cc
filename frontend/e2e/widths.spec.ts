import type { Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { gameTexts as hike } from '../src/games/hike/texts/game-texts';
import { texts as hints } from '../src/pages/table/play/hints/texts';
import { texts } from '../src/texts';
import { expect, test } from './kit/house';
import { Skier } from './kit/skier';
import { dealButton } from './kit/solo-pages';
import { board } from './kit/tables';

const phone = (width: number) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

/** Returns the width of the page that can be scrolled to, and that of the screen. */
const widths = (page: Page): Promise<{ page: number; screen: number }> =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth }));
const fits = async (page: Page, what: string): Promise<void> => {
  const { page: wide, screen } = await widths(page);
  expect(wide, `${what}: how wide the page is`).toBeLessThanOrEqual(screen);
};

async function against(page: Page, title: string, bots: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.chooseOf(title) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(botTexts.many).selectOption({ label: botTexts.manyOf(bots) });
  await dialog.getByRole('button', { name: botTexts.done }).click();
  await page.getByRole('button', { name: botTexts.againstGame(title) }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole('list', { name: texts.play.seats }).getByText(/^\(bot/)).toHaveCount(bots);
}

test('a table of many is as wide as a phone', async ({ house }) => {
  for (const [title, bots, width] of [
    [avalanche.title, 5, 390],
    [hike.title, 2, 390],
  ] as const) {
    const page = await house.guest(phone(width));
    await against(page, title, bots);
    await fits(page, `${title} with ${bots} bots at ${width}`);
  }
});

test('the header is one line of a phone, and leads to the records', async ({ house }) => {
  const page = await house.guest(phone(320));
  await page.goto('/archive');
  const header = page.getByRole('banner');
  for (const width of [320, 353, 360, 390, 417, 545, 641, 770, 833]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(header.getByRole('link', { name: texts.header.records }), `at ${width}`).toBeVisible();
    expect((await header.boundingBox())?.height, `at ${width}`).toBeLessThan(60);
    await fits(page, `at ${width}`);
  }
});

test('Avalanche with three fits a laptop: my lane above the tray, my cards no smaller than those of others', async ({
  house,
}) => {
  const page = await house.guest({ viewport: { width: 1440, height: 900 } });
  await against(page, avalanche.title, 2);
  await expect(board(page).locator('.hand .front').first()).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    // The board measures itself anew a frame after the window changed.
    await expect(async () => {
      const found = await page.evaluate(() => {
        const of = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        return {
          page: document.documentElement.scrollHeight,
          lane: of('[data-board] .mine').bottom,
          tray: of('[data-board] .timber').top,
          card: of('[data-board] .hand .front').width,
          others: parseFloat(
            getComputedStyle(document.querySelector('[data-board] .others')!).getPropertyValue('--card-width'),
          ),
        };
      });
      expect(found.page, 'how high the page is').toBeLessThanOrEqual(size.height);
      expect(found.lane).toBeLessThanOrEqual(found.tray);
      expect(found.card).toBeGreaterThanOrEqual(found.others);
    }).toPass({ timeout: 60_000 });
  }
});

test('the hint lies on the screen of a phone where something can be taken back', async ({ house }) => {
  const page = await house.guest(phone(390));
  const skier = new Skier(page);
  await page.goto('/');
  await skier.gets(() => dealButton(page, 'infiniski').tap());
  await skier.playOn('on the board', () => skier.now.undo > 0);
  await expect(page.getByRole('button', { name: texts.play.takeBack })).toBeVisible();
  await page.getByRole('button', { name: hints.hint, exact: true }).tap();
  const { x, width } = (await page.getByRole('region', { name: hints.title }).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
});
