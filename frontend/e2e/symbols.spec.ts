/** A symbol says what it means: by touch, by keyboard, by a mouse that rests, in all five games. */
import type { Locator, Page } from '@playwright/test';
import { botTexts } from '../src/bot-texts';
import { gameTexts as antarctic } from '../src/games/antarctic/texts/game-texts';
import { symbolTexts as antarcticSymbols } from '../src/games/antarctic/texts/symbol-texts';
import { gameTexts as avalanche } from '../src/games/avalanche/texts/game-texts';
import { symbolTexts as avalancheSymbols } from '../src/games/avalanche/texts/symbol-texts';
import { gameTexts as crashlanding } from '../src/games/crashlanding/texts/game-texts';
import { symbolTexts as crashlandingSymbols } from '../src/games/crashlanding/texts/symbol-texts';
import { gameTexts as hike } from '../src/games/hike/texts/game-texts';
import { symbolTexts as hikeSymbols } from '../src/games/hike/texts/symbol-texts';
import { gameTexts as infiniski } from '../src/games/infiniski/texts/game-texts';
import { symbolTexts as infiniskiSymbols } from '../src/games/infiniski/texts/symbol-texts';
import { texts as solo } from '../src/pages/solo/texts';
import type { SymbolTexts } from '../src/shell/symbols/meanings';
import { texts } from '../src/shell/symbols/texts';
import { faults } from './kit/axe';
import { expect, PHONE, test } from './kit/house';
import { board } from './kit/tables';

interface Game {
  id: string;
  title: string;
  symbols: SymbolTexts;
  /** A kind that is on the board from the start, and what is said of it there. */
  kind: string;
  said: RegExp;
}
const GAMES: Game[] = [
  { id: 'antarctic', title: antarctic.title, symbols: antarcticSymbols, kind: 'reshuffles', said: /3 more times/ },
  { id: 'avalanche', title: avalanche.title, symbols: avalancheSymbols, kind: 'fallen', said: /0 of 5 avalanches/ },
  { id: 'hike', title: hike.title, symbols: hikeSymbols, kind: 'points', said: /0 points of compact snow/ },
  { id: 'infiniski', title: infiniski.title, symbols: infiniskiSymbols, kind: 'speed', said: /At speed 1 you hold/ },
  { id: 'crashlanding', title: crashlanding.title, symbols: crashlandingSymbols, kind: 'burns', said: /allow/ },
];

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

async function begin(page: Page, { id, title }: Game): Promise<void> {
  await page.goto('/');
  const alone = ['infiniski', 'crashlanding'].includes(id);
  const button = page.getByRole('button', {
    name: alone ? solo.dealGame(title) : botTexts.againstGame(title),
    exact: alone,
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  await expect(board(page).locator('[data-symbol]').first()).toBeAttached();
}

for (const game of GAMES) {
  const { name } = game.symbols[game.kind]!;

  test(`symbols of ${game.id} are explained by touch, and nothing is played`, async ({ house }) => {
    const page = await house.guest(PHONE);
    const sent = sentBy(page);
    await begin(page, game);
    await ask(page).tap();
    await expect(targets(page).first()).toBeVisible();
    const boxes = await targets(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const { width, height } of boxes as DOMRect[]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(await faults(page)).toEqual([]);

    await targets(page).and(page.getByRole('button', { name })).first().tap();
    await expect(note(page)).toContainText(game.said);
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    expect(await faults(page)).toEqual([]);
    await test.step('a card that could be played is explained instead', async () => {
      // Where nobody has a hand yet, what can be pressed instead: my pile, or what finds a rocket.
      const card = await board(page).locator('.hand button, .mine .pile, .find').first().boundingBox();
      expect(card).not.toBeNull();
      await page.touchscreen.tap(card!.x + card!.width * 0.4, card!.y + card!.height * 0.6);
    });
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((frame) => ACTION.test(frame))).toEqual([]);

    await layer(page).getByRole('button', { name: texts.done }).tap();
    await expect(layer(page)).toHaveCount(0);
  });
}

test('symbols are explained by keyboard, with a way to the rule', async ({ house }) => {
  const game = GAMES[1]!;
  const { name } = game.symbols[game.kind]!;
  const page = await house.guest();
  await begin(page, game);
  await page.keyboard.press(texts.key);
  await expect(targets(page).first()).toBeFocused();
  await targets(page).and(page.getByRole('button', { name })).first().focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(game.said);
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

test('a mouse that rests explains a symbol, and Escape puts it away', async ({ house }) => {
  const page = await house.guest();
  await begin(page, GAMES[1]!);
  await board(page).locator('[data-symbol^="banked "]').first().hover();
  await expect(note(page)).toContainText('0 points banked');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await board(page).locator('[data-symbol^="banked "]').first().click();
  await expect(note(page)).toContainText('0 points banked');
  expect(await faults(page)).toEqual([]);
  await page.mouse.click(2, 300);
  await expect(note(page)).toHaveCount(0);
});
