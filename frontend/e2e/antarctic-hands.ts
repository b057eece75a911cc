/** How somebody at a table of Antarctic Solitaire does, on the board, what the server says may be done. */
import { expect, type Locator, type Page } from '@playwright/test';
import { describeAction, words } from '../src/games/antarctic/texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView, Card } from '../src/games/antarctic/types';
import type { Frame } from '../src/protocol/types';
import { Frames } from './frames';
import { board } from './tables';

export type AntarcticFrame = Frame<AntarcticView, AntarcticAction, AntarcticEvent>;

/** Somebody at the table: a window, and what comes over its wire. */
export class Player {
  readonly frames: Frames<AntarcticFrame>;

  /** @param page on which no match has been opened yet */
  constructor(readonly page: Page) {
    this.frames = new Frames(page);
  }

  get now(): AntarcticFrame {
    return this.frames.newest;
  }
}

/** Does the action with whatever this hand is good at. */
export type Doing = (page: Page, action: AntarcticAction, legal: readonly AntarcticAction[]) => Promise<void>;

export const cardOn = (page: Page, card: Card): Locator => board(page).locator(`[data-card="${card}"]`);
export const targetOn = (page: Page, target: string): Locator => board(page).locator(`[data-target="${target}"]`);
export const whistle = (page: Page): Locator => board(page).locator('.whistle');
export const callConfirm = (page: Page): Locator => board(page).getByRole('alertdialog');
export const blowIt = (page: Page): Locator => callConfirm(page).getByRole('button', { name: words.callYes });
export const named = (page: Page, action: AntarcticAction): Locator =>
  board(page).getByRole('button', { name: describeAction(action, []) });

/** Whether the board asks what the card shall be. */
export const isAsked = (action: AntarcticAction, legal: readonly AntarcticAction[]): boolean =>
  action.type === 'PlayCentre' &&
  legal.filter((other) => other.type === 'PlayCentre' && other.card === action.card).length > 1;

export const byMouse: Doing = async (page, action, legal) => {
  switch (action.type) {
    case 'DeclareFirst':
    case 'Accept':
    case 'Decline':
      return named(page, action).click();
    case 'EndTurn':
      return targetOn(page, 'own').click();
    case 'Call':
      await whistle(page).click();
      return blowIt(page).click();
    case 'PlayCentre':
      await playToCentre(page, action.card, legal);
      if (isAsked(action, legal)) await named(page, action).click();
      return;
    case 'Load':
      await cardOn(page, action.card).click();
      return targetOn(page, `seat-${action.onto}`).click();
    case 'Spend':
      await cardOn(page, action.card).click();
      return targetOn(page, 'discard').click();
    case 'Close':
      await cardOn(page, action.card).click();
      return targetOn(page, 'own').click();
  }
};

/** Out of turn there is a button for it. */
async function playToCentre(page: Page, card: Card, legal: readonly AntarcticAction[]): Promise<void> {
  const play = legal.find((action) => action.type === 'PlayCentre' && action.card === card);
  const outOfTurn = legal.some((action) => action.type === 'Decline');
  if (outOfTurn && play)
    return board(page)
      .locator('.notice')
      .getByRole('button', { name: describeAction(play, []), exact: true })
      .click();
  await cardOn(page, card).click();
  await targetOn(page, 'centre').click();
}

/** One of the table acts, and all wait until they have been told. */
export async function act(
  table: readonly Player[],
  seat: number,
  action: AntarcticAction,
  doing: Doing = byMouse,
): Promise<void> {
  const { page, now } = table[seat] as Player;
  const before = table.map(({ frames }) => frames.version);
  await doing(page, action, now.legalActions);
  await expect
    .poll(() => table.every(({ frames }, index) => frames.version > (before[index] ?? 0)), {
      intervals: [5, 10, 20, 40],
      message: `all are told of ${JSON.stringify(action)}`,
    })
    .toBe(true);
}
