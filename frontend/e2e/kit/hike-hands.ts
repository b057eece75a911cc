/** Plays a legal action of Hike! on the board, as a person would. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Held } from '../../src/games/hike/preparation/offers';
import { movesAt, type DogMove } from '../../src/games/hike/race/race-moves';
import { raceWords } from '../../src/games/hike/race/race-texts';
import { mineIn } from '../../src/games/hike/race/race-view';
import type { DraftToSled, HikeAction, HikeEvent, HikeView, Musher } from '../../src/games/hike/types';
import type { Position } from '../../src/protocol/types';
import { pressed } from './keyboard-hands';
import { board, shown } from './tables';
import { told, Voice } from './voice';

export type HikePosition = Position<HikeView, HikeAction, HikeEvent>;
/** Uses a control. */
export type Press = (control: Locator, page: Page) => Promise<void>;
type Ahead = Pick<HikePosition, 'view' | 'legalActions'>;

/** Somebody at the table, and how this person works the board. */
export class Player extends Voice<HikePosition> {
  /** @param page on which no match has been opened yet */
  constructor(
    page: Page,
    readonly press: Press = byMouse,
  ) {
    super(page);
  }

  get seat(): number {
    return Number(this.now.viewer.split('.')[1]);
  }

  /** My musher as I see it, also on a day that the others do not see. */
  get mine(): Musher {
    return mineIn(this.now.view, this.seat)!;
  }

  /** Answers to the question what a plan would lead to; null where that cannot be told. */
  get foreseen(): (Ahead | null)[] {
    return this.positions.replies.flatMap((reply) =>
      reply.kind === 'foreseen' ? [reply as Ahead] : reply.kind === 'refused' ? [null] : [],
    );
  }
}

export const byMouse: Press = (control) => control.click();

/** Now the shortcut, now the long way: both have to work. */
export function byKeyboard(): Press {
  let presses = 0;
  return async (control, page) => {
    const held = await control.getAttribute('data-card');
    if (held?.startsWith('CENTRE:')) await walkTo(page, held);
    else await pressed(page, control, presses++ % 3 !== 0);
  };
}

/** Goes to a card in the centre with its letter and the arrows, and takes it up. */
async function walkTo(page: Page, held: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  await page.keyboard.press('c');
  for (let steps = 0; steps < 40 && (await focused()) !== held; steps++) await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(held);
  await page.keyboard.press('Enter');
}

export const cardOn = (page: Page, held: Held): Locator => board(page).locator(`[data-card="${held}"]`);
const placeOn = (page: Page, place: number): Locator => board(page).locator(`[data-target="place-${place}"]`);
export const doing = (page: Page, type: HikeAction['type']): Locator =>
  board(page).locator(`.notice [data-do="${type}"]`);
export const dogAt = (page: Page, place: number): Locator => board(page).locator(`[data-place-at="${place}"]`);
export const goButton = (page: Page): Locator => board(page).locator('.bar .go');
export const chooser = (page: Page): Locator => board(page).locator('.chooser');
export const declareDialog = (page: Page): Locator => page.getByRole('dialog');
export const raceStatus = (page: Page): Locator => board(page).locator('p.status');

/** Does an action with the controls of the board. */
async function work({ page, press, now }: Player, action: HikeAction): Promise<void> {
  await shown(page, now.version);
  switch (action.type) {
    case 'OpenOne':
    case 'EndTurn':
      return press(doing(page, action.type), page);
    case 'Pass':
      await press(doing(page, 'Pass'), page);
      return press(doing(page, 'Pass'), page);
    case 'DraftToSled':
      return carry(page, press, `CENTRE:${action.card}`, placeOn(page, action.place));
    case 'DraftToHand':
      return carry(page, press, `CENTRE:${action.card}`, doing(page, 'DraftToHand'));
    case 'PlaceFromHand':
      return carry(page, press, `HAND:${action.card}`, placeOn(page, action.place));
    case 'PlaceYoungster':
      return carry(page, press, `${action.from}:${action.card}`, placeOn(page, action.place));
    case 'LiftOut':
      return carry(page, press, `SLED:${action.place}`, doing(page, 'LiftOut'));
    case 'Declare':
      await press(doing(page, 'Declare'), page);
      return press(declareDialog(page).locator('[data-do="Declare"]'), page);
    case 'Upgrade':
      return press(placeOn(page, action.place), page);
    case 'EndDay': {
      await press(board(page).locator('.bar .end'), page);
      const asked = now.legalActions.some(({ type }) => type === 'Use');
      return asked ? press(board(page).locator('.asked .primary'), page) : undefined;
    }
    default:
      await planned(page, press, action, now.legalActions);
      return press(goButton(page), page);
  }
}

/** Takes a card up, unless it is held already, and lets it go somewhere. */
async function carry(page: Page, press: Press, held: Held, target: Locator): Promise<void> {
  const card = cardOn(page, held);
  if ((await card.getAttribute('aria-pressed')) !== 'true') await press(card, page);
  await press(target, page);
}

/** Takes a run, a rest or care into the plan. */
async function planned(page: Page, press: Press, move: DogMove, legal: readonly HikeAction[]): Promise<void> {
  const columns = (await board(page).locator('[data-place-at]').count()) / 2;
  const place = move.type === 'CareForColumn' ? move.column : move.place;
  await press(dogAt(page, place), page);
  const ways = movesAt(legal, place, columns);
  const same = (other: DogMove) => JSON.stringify(other) === JSON.stringify(move);
  if (ways.length > 1) await press(chooser(page).locator('.way').nth(ways.findIndex(same)), page);
}

/** One of the table acts, on the board or past it, and all wait until they have been told, as far as they are. */
export async function act(table: readonly Player[], player: Player, action: HikeAction, isSaid = false): Promise<void> {
  const allHear = willHear(table, player, 1);
  await (isSaid ? player.say(action) : work(player, action));
  await allHear(JSON.stringify(action));
}

/** Drafts a card by pulling it into the sled. */
export async function pull(table: readonly Player[], player: Player, { card, place }: DraftToSled): Promise<void> {
  const { page, positions } = player;
  const before = positions.version;
  const allHear = willHear(table, player, 1);
  // Cards can be pulled a moment after they can be pressed: a pull before that does nothing.
  await expect(async () => {
    if (positions.version === before) await cardOn(page, `CENTRE:${card}`).dragTo(placeOn(page, place));
    await expect.poll(() => positions.version, { timeout: 1_000 }).toBeGreaterThan(before);
  }).toPass();
  await allHear(`the pull of ${card}`);
}

/** Returns the results of a plan, which all players have heard of. */
function willHear(table: readonly Player[], player: Player, count: number): (what: string) => Promise<void> {
  const { phase, options } = player.now.view.board;
  const unseen = phase === 'RACE' && options.days === 'TOGETHER';
  const those = unseen ? [player] : table;
  const after = those.map(({ positions }) => positions.version + count);
  return (what) => told(those, after, what);
}

/** Plans a race day husky by husky, as far as it can be foreseen; the answer is the plan. */
export async function plan(player: Player, choose: (ahead: Ahead) => DogMove | undefined): Promise<DogMove[]> {
  const { page, press } = player;
  const moves: DogMove[] = [];
  await shown(page, player.now.version);
  for (let ahead: Ahead | null | undefined = player.now; ahead;) {
    const move = choose(ahead);
    if (!move) break;
    const answers = player.foreseen.length;
    await planned(page, press, move, ahead.legalActions);
    moves.push(move);
    await expect
      .poll(() => player.foreseen.length, { intervals: [5, 10, 20, 40], message: 'what it leads to is foreseen' })
      .toBeGreaterThan(answers);
    await expect(raceStatus(page)).not.toContainText(raceWords.foreseeing);
    ahead = player.foreseen.at(-1);
  }
  return moves;
}

/** Plans, and plays the plan at once; all wait until they have been told. The answer is how many steps it had. */
export async function planAndGo(
  table: readonly Player[],
  player: Player,
  choose: (ahead: Ahead) => DogMove | undefined,
): Promise<number> {
  const moves = await plan(player, choose);
  if (moves.length === 0) return 0;
  const allHear = willHear(table, player, moves.length);
  await player.press(goButton(player.page), player.page);
  await allHear(JSON.stringify(moves));
  return moves.length;
}
