import { expect, type Locator, type Page } from '@playwright/test';
import { botTexts } from '../../src/bot-texts';
import type { GameTexts } from '../../src/games/game';
import { entrance } from '../../src/entrance-texts';
import { room } from '../../src/pages/table/gathering/room-texts';
import { texts } from '../../src/texts';

export interface Wishes {
  /** Avalanche, if nothing else is said. */
  game?: string;
  /** The number of players; the chairs that stay free vanish at the start. */
  seats: number;
  /** The game's options by key; what is not named stays as proposed. */
  options?: Record<string, string>;
  /** The length of each kind of window, in words. */
  windows?: Record<string, string>;
  isPublic?: boolean;
  /** True if players may ask for hints. */
  hints?: boolean;
}

/** Returns the words of a game; its folder has the name by which the server knows it. */
const textsOf = async (game: string): Promise<GameTexts> =>
  ((await import(`../../src/games/${game}/texts/game-texts.ts`)) as { gameTexts: GameTexts }).gameTexts;

/** A quick game of Avalanche, where there may be one. */
export const SHORT = { deck: 'SHORT' };
/** The same of Antarctic Solitaire. */
export const ONE_ROUND = { target: 'ONE_ROUND' };
/** Three players load exactly unless told, which makes rounds long. */
export const WILD_LOADS = { loads: 'WILD' };
/** Windows so long that no slow machine is ever too late: what ends them is that nobody objects. */
export const patient = (seats: number): Record<string, string> => ({
  ...(seats > 2 ? { close: '5 minutes' } : {}),
  goingOut: '5 minutes',
  wronged: '5 minutes',
});

/** Makes a room from the front page, chooses how to play there, and stands in it as its host. */
export async function openTable(page: Page, wishes: Wishes): Promise<void> {
  const { game = 'avalanche', options = {}, windows = {}, isPublic = false, hints = false } = wishes;
  const gameTexts = await textsOf(game);
  await page.goto('/');
  await page.getByRole('button', { name: entrance.lobby.playWithFriends(gameTexts.title) }).click();
  await expect(invitation(page)).toBeVisible();
  if (Object.keys({ ...options, ...windows }).length === 0 && !hints && !isPublic) return;
  await gameOptions(page).click();
  for (const [key, value] of Object.entries(options)) {
    const option = gameTexts.optionNames[key];
    await choose(page, option?.label ?? key, option?.choices[value]?.label ?? value);
  }
  for (const [kind, length] of Object.entries(windows))
    await page.getByLabel(gameTexts.windowNames?.[kind]?.label ?? kind).selectOption({ label: length });
  if (hints) await page.getByRole('checkbox', { name: new RegExp(`^${botTexts.hints}`) }).check();
  if (isPublic) await choose(page, entrance.create.who, entrance.create.public);
  await saved(page);
  await gameOptions(page).click();
}

/** The line that opens and folds how a room is played. */
export const gameOptions = (page: Page): Locator => page.locator('summary').filter({ hasText: room.options });

/** All that the host has chosen is with the server. */
export const saved = (page: Page): Promise<void> =>
  expect(page.locator('details[open] > [aria-busy]')).toHaveAttribute('aria-busy', 'false');

/** Follows an invite link as a stranger and sits down under that name. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(entrance.invite.name).fill(name);
  await page.getByRole('button', { name: entrance.invite.sit }).click();
  await expect(notYetButton(page)).toBeVisible();
}

export async function watch(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(entrance.invite.name).fill(name);
  await page.getByRole('button', { name: entrance.invite.watch }).click();
}

export const invitation = (page: Page): Locator => page.getByLabel(texts.table.inviteLabel);
export const readyButton = (page: Page): Locator => page.getByRole('button', { name: texts.table.imReady });
export const notYetButton = (page: Page): Locator => page.getByRole('button', { name: texts.table.notYet });
export const startButton = (page: Page): Locator => page.getByRole('button', { name: /^Start( with \d+| match)?$/ });

/** The host, the first of them, starts: who sits here is ready. */
export async function start(pages: Page[]): Promise<void> {
  await startButton(pages[0] as Page).click();
  for (const page of pages) await expect(board(page)).toBeVisible();
}

/** A table at which all of these are seated in that order, with the match begun. */
export async function startMatch(pages: Page[], wishes: Omit<Wishes, 'seats'> = {}): Promise<void> {
  const [host, ...others] = pages as [Page, ...Page[]];
  await openTable(host, { seats: pages.length, ...wishes });
  const link = await invitation(host).inputValue();
  for (const [index, page] of others.entries()) await sitDown(page, link, NAMES[index] ?? `Guest ${index}`);
  await start(pages);
}

/** All accept a rematch, the host last: it is dealt at once. */
export async function rematch(pages: Page[]): Promise<void> {
  const [host, ...others] = pages as [Page, ...Page[]];
  for (const page of others) {
    await live(page);
    await rematchButton(page).click();
    await expect(rematchButton(page)).toBeHidden();
  }
  await rematchButton(host).click();
  for (const page of pages) {
    await expect(ceremony(page)).toBeHidden();
    await expect(board(page)).toBeVisible();
  }
}

export const rematchButton = (page: Page): Locator => page.getByRole('button', { name: texts.end.rematch });

const NAMES = ['Ada', 'Björn', 'Chiara', 'Dörte', 'Emil'];

/** The game's own board. Looking for roles would go through the whole page, many times for each action. */
export const board = (page: Page): Locator => page.locator('[data-board]');

/** The page is connected: the server knows that whoever it shows is here. */
export const live = (page: Page): Promise<void> => expect(page.locator('[data-link="live"]')).toBeAttached();

/** The page shows that position or a newer one: on a slow machine it comes later than over the wire. */
export const shown = (page: Page, version: number): Promise<void> =>
  expect
    .poll(async () => Number(await page.locator('[data-version][aria-busy]').getAttribute('data-version')), {
      intervals: [5, 10, 20, 40],
      message: `position ${version} is shown`,
    })
    .toBeGreaterThanOrEqual(version);

/** The controls of Avalanche's board that can be used right now. */
export const controls = (page: Page): Locator =>
  board(page).locator('button:not([aria-disabled="true"], :disabled, .never)');

/** The words over the board: whose turn it is, or that the match is over. */
export const banner = (page: Page): Locator => page.locator('[data-banner]');
export const ceremony = (page: Page): Locator => page.locator(`section[aria-label="${texts.end.result}"]`);

/** The id of the match that is shown, once it has ended. */
export async function endedMatch(page: Page): Promise<string> {
  const link = ceremony(page).getByRole('link', { name: texts.end.archive });
  return (await link.getAttribute('href'))?.split('/').pop() ?? '';
}

/** Chooses in a group of radios by the words that are seen: the radios themselves may be drawn by their labels. */
export async function choose(page: Page, group: string, choice: string): Promise<void> {
  const words = page.getByText(choice, { exact: true });
  const label = page.getByRole('group', { name: group, exact: true }).locator('label').filter({ has: words });
  await label.click();
  await expect(label.getByRole('radio')).toBeChecked();
}
