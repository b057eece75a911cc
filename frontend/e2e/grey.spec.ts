import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts } from '../src/games/avalanche/texts/game-texts';
import refusals from '../src/games/avalanche/texts/refusal-texts';
import { words } from '../src/games/avalanche/texts/texts';
import { texts as learn } from '../src/pages/learn/texts';
import { texts } from '../src/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/site';
import { board } from './kit/tables';

const answer = (page: Page): Locator => page.locator('[data-refused]');
/** Grey, and pressed all the same. */
const end = (page: Page): Locator => board(page).getByRole('button', { name: words.endTurn });

/** The words that the rules have for it. */
const PICK_UP_FIRST = refusals['avalanche-pick-up-first'] as string;

test('what is grey says why not, with its rule, and nothing is done', async ({ site }) => {
  const page = await site.guest(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.againstGame(gameTexts.title) }).tap();
  await expect(board(page).locator('.pile.legal').first()).toBeVisible();
  await expect(end(page)).toHaveAttribute('aria-disabled', 'true');
  const version = await page.locator('[data-version]').getAttribute('data-version');

  await end(page).tap({ force: true });
  await expect(answer(page)).toContainText(PICK_UP_FIRST);
  expect(await faults(page)).toEqual([]);
  await test.step('another press is another answer, also by keyboard', async () => {
    await board(page).locator('.hand button').first().focus();
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText(PICK_UP_FIRST);
    await page.keyboard.press('Escape');
    await expect(answer(page)).toHaveCount(0);
  });
  await test.step('the rule stands one press away', async () => {
    await end(page).tap({ force: true });
    await answer(page).getByRole('button', { name: texts.play.refusedRule }).tap();
    await expect(page.getByRole('dialog').locator('section.named')).toBeInViewport();
    await page.keyboard.press('Escape');
  });
  await expect(page.locator('[data-version]')).toHaveAttribute('data-version', version!);
  await board(page).locator('.pile.legal').first().tap();
  await expect(answer(page)).toHaveCount(0);
});

test('in a lesson the coach says it', async ({ site }) => {
  const page = await site.guest();
  await page.goto('/learn/avalanche');
  await expect(end(page)).toHaveAttribute('aria-disabled', 'true');
  site.guard.expectRefusal(); // It is told on the console, too.
  await end(page).click({ force: true });
  const told = page.getByText(PICK_UP_FIRST);
  await expect(told).toBeVisible();
  await expect(told.getByRole('link', { name: learn.rule })).toHaveAttribute('href', '/rules/avalanche#pick-up');
  expect(await faults(page)).toEqual([]);
});
