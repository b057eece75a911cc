/** Plays a legal action of Antarctic Solitaire on the board, as a person would. */
import type { Locator, Page } from '@playwright/test';
import { boardWords } from '../../src/games/antarctic/texts/board-texts';
import { describeAction, words } from '../../src/games/antarctic/texts/texts';
import type { AntarcticAction, AntarcticEvent, AntarcticView, Card } from '../../src/games/antarctic/types';
import type { Position } from '../../src/protocol/types';
import { board, shown } from './tables';
import { told, Voice } from './voice';

export type AntarcticPosition = Position<AntarcticView, AntarcticAction, AntarcticEvent>;

/** Somebody at the table. */
export class Player extends Voice<AntarcticPosition> {}

/** Does the action with whatever this hand is good at. */
export type Doing = (player: Player, action: AntarcticAction) => Promise<void>;

export const cardOn = (page: Page, card: Card): Locator => board(page).locator(`[data-card="${card}"]`);
export const targetOn = (page: Page, target: string): Locator => board(page).locator(`[data-target="${target}"]`);
export const whistle = (page: Page): Locator => board(page).locator('.whistle');
export const callConfirm = (page: Page): Locator => board(page).getByRole('alertdialog');
export const blowIt = (page: Page): Locator => callConfirm(page).getByRole('button', { name: words.callYes });
export const named = (page: Page, action: AntarcticAction): Locator =>
  board(page).getByRole('button', { name: describeAction(action, []) });

/** True if the board asks for the value of a wild card. */
export const isAsked = (action: AntarcticAction, legal: readonly AntarcticAction[]): boolean =>
  action.type === 'PlayCentre' &&
  legal.filter((other) => other.type === 'PlayCentre' && other.card === action.card).length > 1;

/** Somebody who works each control like this. */
export const workedBy =
  (press: (control: Locator, page: Page) => Promise<void>): Doing =>
  async ({ page, now }, action) => {
    await shown(page, now.version);
    for (const control of controlsFor(page, action, now.legalActions)) await press(control, page);
  };

export const byMouse = workedBy((control) => control.click());
export const byTouch = workedBy((control) => control.tap());
/** Past the board. */
export const byVoice: Doing = (player, action) => player.say(action);

/** Returns the controls to press for an action, in order. */
function controlsFor(page: Page, action: AntarcticAction, legal: readonly AntarcticAction[]): Locator[] {
  switch (action.type) {
    case 'DeclareFirst':
    case 'Accept':
    case 'Decline':
      return [named(page, action)];
    case 'EndTurn':
      return [targetOn(page, 'own')];
    case 'Call':
      return [whistle(page), blowIt(page)];
    case 'PlayCentre': {
      const choice = isAsked(action, legal) ? [named(page, action)] : [];
      const now = outOfTurn(page, legal);
      return now ? [now, ...choice] : [cardOn(page, action.card), targetOn(page, 'centre'), ...choice];
    }
    case 'Load':
      return [cardOn(page, action.card), targetOn(page, `seat-${action.onto}`)];
    case 'Spend':
      return [cardOn(page, action.card), targetOn(page, 'discard')];
    case 'Close':
      return [cardOn(page, action.card), targetOn(page, 'own')];
  }
}

/** The button for the wronged player's play out of turn; undefined in an ordinary turn. */
function outOfTurn(page: Page, legal: readonly AntarcticAction[]): Locator | undefined {
  const play = legal.find((action) => action.type === 'PlayCentre');
  const wronged = legal.some((action) => action.type === 'Decline');
  return wronged && play
    ? board(page)
        .locator('.notice')
        .getByRole('button', {
          name: isAsked(play, legal) ? boardWords.ask(play.card) : describeAction(play, []),
          exact: true,
        })
    : undefined;
}

/** One of the table acts, and all wait until they have been told. */
export async function act(
  table: readonly Player[],
  seat: number,
  action: AntarcticAction,
  doing: Doing = byMouse,
): Promise<void> {
  const next = table.map(({ positions }) => positions.version + 1);
  await doing(table[seat] as Player, action);
  await told(table, next, JSON.stringify(action));
}
