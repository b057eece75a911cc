import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts } from '../../src/games/avalanche/texts/game-texts';
import { words } from '../../src/games/avalanche/texts/texts';
import { texts } from '../../src/texts';
import { expect, test } from '../kit/site';
import { banner, board } from '../kit/tables';

/** Shows the page in forced colours: pictures and shadows tell nothing. */
const look = (one: Locator) =>
  one.evaluate((element) => {
    const { color, backgroundColor, borderStyle, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { color, backgroundColor, borderStyle, outlineStyle, outlineWidth, outlineColor };
  });

async function againstABot(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) }).click();
  await expect(board(page)).toBeVisible();
}

test('where the system chooses the colours, one sees what can be pressed, whose turn it is, and who is here', async ({
  site,
}) => {
  const page = await site.guest({ forcedColors: 'active' });
  await againstABot(page);
  const piles = board(page).locator('.pile.legal');
  const seats = page.getByRole('list', { name: texts.play.seats }).getByRole('listitem');
  await expect(piles.first()).toBeVisible();

  const end = board(page).getByRole('button', { name: words.endTurn });
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  expect((await look(end)).outlineStyle).toBe('dashed');
  expect((await look(piles.first())).outlineStyle).toBe('solid');
  expect((await look(end)).color).not.toBe((await look(piles.first())).color);

  const mine = await look(banner(page));
  const awaited = await look(seats.nth(0));
  expect(awaited.outlineStyle).toBe('solid');
  expect(awaited).not.toEqual(await look(seats.nth(1)));
  expect((await look(board(page).locator('.timber'))).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const here = seats.nth(0).locator('.light');
  expect((await look(here)).backgroundColor).toBe((await look(seats.nth(0))).color);

  await piles.first().click();
  await piles.first().click();
  await end.click();
  await expect(seats.nth(0)).not.toHaveClass(/awaited/);
  expect(await look(banner(page))).not.toEqual(mine);
});
