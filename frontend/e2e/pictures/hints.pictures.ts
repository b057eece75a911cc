/** Not a test: pictures of hints. `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import { gameTexts as antarctic } from '../../src/games/antarctic/texts/game-texts';
import { gameTexts as avalanche } from '../../src/games/avalanche/texts/game-texts';
import { gameTexts as hike } from '../../src/games/hike/texts/game-texts';
import { texts as hints } from '../../src/pages/table/play/hints/texts';
import { expect, test } from '../kit/site';
import { picture } from './picture';
import { dealButton } from '../kit/solo-pages';
import { board } from '../kit/tables';

test.use({ settings: ['chalet.bots.tempo=0.2'] });

const button = (page: Page) => page.getByRole('button', { name: hints.hint, exact: true });

for (const game of ['infiniski', 'crashlanding'] as const)
  test(`a hint in ${game}`, async ({ site }) => {
    const page = await site.guest();
    await page.goto('/');
    await dealButton(page, game).click();
    await button(page).click();
    await picture(page, `hint-${game}-price`, false);
    await page.getByRole('button', { name: hints.ask }).click();
    await expect(page.getByRole('button', { name: /^Do this/ }).first()).toBeVisible();
    await picture(page, `hint-${game}`, false);
    await page.getByRole('button', { name: hints.fold }).click();
    await picture(page, `hint-${game}-board`, false);
  });

for (const { title } of [avalanche, antarctic, hike])
  test(`a hint in ${title}`, async ({ site }) => {
    const page = await site.guest();
    await page.goto('/');
    await page.getByRole('button', { name: botTexts.againstGame(title) }).click();
    await expect(board(page)).toBeVisible();
    await page.locator('.play.my-turn').waitFor();
    await button(page).click();
    await expect(page.getByRole('button', { name: /^Do this/ }).first()).toBeVisible();
    await picture(page, `hint-${title.replace(/\W/g, '')}`, false);
    await page.getByRole('button', { name: hints.fold }).click();
    await picture(page, `hint-${title.replace(/\W/g, '')}-board`, false);
  });
