/** A symbol says what it means: by touch, by keyboard, by a mouse that rests; what symbols there are, `src/gallery` knows. */
import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { symbolTexts as symbols } from '../src/games/avalanche/texts/symbol-texts';
import { texts } from '../src/shell/symbols/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/site';
import { board } from './kit/tables';

const { title } = avalanche;
/** A kind that is on the board from the start, and what is said of it there. */
const { name } = symbols.fallen!;
const SAID = /0 of 5 avalanches/;

const ask = (page: Page): Locator => page.getByRole('button', { name: texts.ask });
const layer = (page: Page): Locator => page.getByRole('group', { name: texts.asking });
const note = (page: Page): Locator => page.locator('[data-symbol-note]');
const targets = (page: Page): Locator => layer(page).locator('.target');
/** The messages a page sends from now on; others may act meanwhile. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  return sent;
}
const ACTION = /destination:\/app\/match\.\S+\.act\b/;

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: botTexts.againstGame(title) }).focus();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  await expect(board(page).locator('[data-symbol]').first()).toBeAttached();
}

test('symbols are explained by touch, and nothing is played', async ({ site }) => {
  const page = await site.guest(PHONE);
  const sent = sentBy(page);
  await begin(page);
  await ask(page).tap();
  await expect(targets(page).first()).toBeVisible();
  const boxes = await targets(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes as DOMRect[]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(await faults(page)).toEqual([]);

  await targets(page).and(page.getByRole('button', { name })).first().tap();
  await expect(note(page)).toContainText(SAID);
  await expect(note(page)).toBeInViewport({ ratio: 1 });
  expect(await faults(page)).toEqual([]);
  await test.step('a card that could be played is explained instead', async () => {
    const card = await board(page).locator('.hand button, .mine .pile').first().boundingBox();
    expect(card).not.toBeNull();
    await page.touchscreen.tap(card!.x + card!.width * 0.4, card!.y + card!.height * 0.6);
  });
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((frame) => ACTION.test(frame))).toEqual([]);

  await layer(page).getByRole('button', { name: texts.done }).tap();
  await expect(layer(page)).toHaveCount(0);
});

test('symbols are explained by a mouse that rests, and by keyboard, with a way to the rule', async ({ site }) => {
  const page = await site.guest();
  await begin(page);
  await test.step('a mouse that rests explains one, and Escape puts it away', async () => {
    const banked = board(page).locator('[data-symbol^="banked "]').first();
    await banked.hover();
    await expect(note(page)).toContainText('0 points banked');
    await page.keyboard.press('Escape');
    await expect(note(page)).toHaveCount(0);
    await banked.click();
    await expect(note(page)).toContainText('0 points banked');
    expect(await faults(page)).toEqual([]);
    await page.mouse.click(2, 300);
    await expect(note(page)).toHaveCount(0);
  });

  await page.keyboard.press(texts.key);
  await expect(targets(page).first()).toBeFocused();
  await targets(page).and(page.getByRole('button', { name })).first().focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(SAID);
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(layer(page)).toHaveCount(0);

  await ask(page).focus();
  await page.keyboard.press('Enter');
  await targets(page).and(page.getByRole('button', { name })).first().focus();
  await page.keyboard.press('Enter');
  await note(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog');
  await expect(rules.locator('section.named')).toBeInViewport();
  await expect(rules.getByRole('heading', { name: texts.symbols })).toBeAttached();
  await page.keyboard.press('Escape');
});
