/** People who play Hike!: they put together a sled that gets everywhere, and run as far as their huskies like. */
import { expect } from '@playwright/test';
import { huskies } from '../../src/games/hike/deck';
import { pointsOf } from '../../src/games/hike/cards/places';
import type { DogMove } from '../../src/games/hike/race/race-moves';
import { mineIn } from '../../src/games/hike/race/race-view';
import type { Card, HikeAction, HikeView, Terrain, Use } from '../../src/games/hike/types';
import { act, chooser, dogAt, goButton, plan, planAndGo, type HikePosition, type Player } from './hike-hands';
import { rematch } from './tables';

/** A player's own choice on a preparation day; undefined for the usual one. */
export type Wish = (position: HikePosition) => HikeAction | undefined;

type Kind<T extends HikeAction['type']> = Extract<HikeAction, { type: T }>;

/** The worth of a point to a sled that has none of its snow yet. */
const MISSING: Record<Terrain, number> = { COMPACT: 1, ICE: 2, POWDER: 4 };

export const offered = <T extends HikeAction['type']>(position: Pick<HikePosition, 'legalActions'>, ...types: T[]) =>
  position.legalActions.filter((action): action is Kind<T> => (types as string[]).includes(action.type));

const mine = (position: Pick<HikePosition, 'view' | 'viewer'>) =>
  mineIn(position.view, Number(position.viewer.split('.')[1]))!;
const isFull = ({ sled }: { sled: readonly unknown[] }): boolean => sled.every((husky) => husky !== null);

/** Returns the worth of a card to my sled. */
function worth(position: HikePosition, card: Card): number {
  const points = pointsOf(mine(position).sled);
  const printed = huskies[card]?.points ?? [];
  return printed.reduce((sum, snow) => sum + 1 + (points[snow] === 0 ? MISSING[snow] : 0), 0);
}

const best = <T>(choices: readonly T[], value: (choice: T) => number): T | undefined =>
  choices.reduce<T | undefined>(
    (one, other) => (one !== undefined && value(one) >= value(other) ? one : other),
    undefined,
  );

/** Then nobody who follows is left out of the race. */
export const everybodysSledIsFull = ({ board }: HikeView): boolean => board.mushers.every(isFull);

/** Does each of these once, as soon as it may; what has been done is struck off. */
export const curious =
  (todo: Set<HikeAction['type']>): Wish =>
  (position) => {
    const action = [...todo].flatMap((type) => offered(position, type))[0];
    if (action) todo.delete(action.type);
    return action;
  };

/** The usual choice on a preparation day: build the sled, then declare. */
function build(position: HikePosition): HikeAction {
  const action =
    best(offered(position, 'DraftToSled', 'PlaceFromHand'), ({ card }) => worth(position, card)) ??
    offered(position, 'Upgrade')[0] ??
    (everybodysSledIsFull(position.view) ? offered(position, 'Declare')[0] : undefined) ??
    offered(position, 'PlaceYoungster')[0] ??
    offered(position, 'EndTurn')[0] ??
    offered(position, 'OpenOne')[0] ??
    offered(position, 'DraftToHand').find(({ card }) => card === 'EQUIPMENT') ??
    offered(position, 'Pass', 'DraftToHand')[0];
  if (!action) throw new Error('There is nothing to do.');
  return action;
}

/** The run that gets farthest, with equipment where it is asked for and without it only if nobody can go on otherwise. */
export function run(ahead: Pick<HikePosition, 'legalActions'>): DogMove | undefined {
  const to = ({ to }: Use) => to;
  const uses = offered(ahead, 'Use');
  return (
    best(
      uses.filter(({ crossing }) => crossing !== 'UNEQUIPPED'),
      to,
    ) ??
    offered(ahead, 'Rest', 'CareForColumn', 'Care')[0] ??
    best(uses, to)
  );
}

const camp = (position: HikePosition): HikeAction => offered(position, 'EndDay')[0]!;

interface Manner {
  /** The players' own choices on a preparation day, by seat. */
  wishes?: (Wish | undefined)[];
  /** Asked before each action (a plan is one) with its number; the match goes on until it says so, or is over. */
  until?: (actions: number) => boolean | Promise<boolean>;
  /** Checks that every sentence is there, apart from the boards. */
  isSaid?: boolean;
}

/** Plays on until the match is over, or until `until` says so. The table must not be in the middle of an action. */
export async function playOn(
  table: readonly Player[],
  { wishes = [], until = () => false, isSaid = false }: Manner = {},
): Promise<void> {
  for (let actions = 0; actions < 2000; actions++) {
    const player = await nextMover(table);
    if (!player || (await until(actions))) return;
    const { now } = player;
    const { phase } = now.view.board;
    if (phase === 'PREPARATION') await act(table, player, wishes[player.seat]?.(now) ?? build(now), isSaid);
    else if (isSaid) await act(table, player, run(now) ?? camp(now), isSaid);
    else if ((await planAndGo(table, player, run)) === 0) await act(table, player, camp(now));
  }
  throw new Error('This match does not end.');
}

/** Plays on until the chance of whoever is next is there. */
export async function waitFor(
  table: readonly Player[],
  chance: (mover: Player) => boolean,
  manner: Manner = {},
): Promise<Player> {
  const mover = await lookFor(table, chance, manner);
  expect(mover, 'the chance came before the match was over').toBeDefined();
  return mover!;
}

/** The number of matches to try until a chance comes. */
const DEALS = 12;

/** As `waitFor`, in another match if this one does not bring it: no deal is sure to. The first of the table is its host. */
export async function waitForDeal(table: readonly Player[], chance: (mover: Player) => boolean): Promise<Player> {
  for (let deals = 1; deals < DEALS; deals++) {
    const mover = await lookFor(table, chance);
    if (mover) return mover;
    await playAgain(table);
  }
  return waitFor(table, chance);
}

async function lookFor(
  table: readonly Player[],
  chance: (mover: Player) => boolean,
  { until = () => false, ...manner }: Manner = {},
): Promise<Player | undefined> {
  let mover: Player | undefined;
  const isThere = async () => (mover = await nextMover(table)) !== undefined && chance(mover);
  await playOn(table, { ...manner, until: async (actions) => (await until(actions)) || isThere() });
  return (await isThere()) ? mover : undefined;
}

async function playAgain(table: readonly Player[]): Promise<void> {
  const { match } = table[0]!.now;
  await rematch(table.map(({ page }) => page));
  await expect.poll(() => table.every(({ now }) => now.match !== match), { message: 'all are dealt anew' }).toBe(true);
}

/**
 * Plays on until somebody is asked on the board how to run; undefined if it does not come to that before the match is
 * over: many tracks have no field that needs equipment, and many sleds nobody with an extra point.
 */
export async function seeChooser(
  table: readonly Player[],
  about: (use: Use) => boolean = () => true,
): Promise<Player | undefined> {
  for (let racer = await nextMover(table); racer; racer = await nextMover(table)) {
    const asked = await planUntilAsked(racer, about);
    if (asked) return racer;
    await clear(racer);
    const { turn } = racer.now.view.board;
    await playOn(table, { until: () => table.every(({ now }) => now.view.board.turn > turn) });
  }
  return undefined;
}

/** Plans a day up to a husky about which the board asks, and presses it. */
async function planUntilAsked(racer: Player, about: (use: Use) => boolean): Promise<boolean> {
  let meets: Use | undefined;
  await plan(racer, (ahead) => {
    meets = offered(ahead, 'Use').find((use) => about(use) && waysAt(ahead, use.place) > 1);
    return meets ? undefined : run(ahead);
  });
  if (!meets) return false;
  await dogAt(racer.page, meets.place).click();
  await expect(chooser(racer.page)).toBeVisible();
  return true;
}

const waysAt = (ahead: Pick<HikePosition, 'legalActions'>, at: number): number =>
  offered(ahead, 'Use').filter(({ place }) => place === at).length;

/** Puts away what is planned. */
export async function clear({ page }: Player): Promise<void> {
  const open = chooser(page).or(goButton(page)).first();
  while (await open.isVisible()) await page.keyboard.press('Escape');
}

/** Waits until somebody has something to choose; undefined if the match is over for all. */
export async function nextMover(table: readonly Player[]): Promise<Player | undefined> {
  let mover: Player | undefined;
  const isOver = ({ positions }: Player) => positions.version > 0 && positions.newest.turn.over !== null;
  await expect
    .poll(
      () => {
        mover = table.find((player) => player.positions.version > 0 && player.now.legalActions.length > 0);
        return mover !== undefined || table.every(isOver);
      },
      { intervals: [5, 10, 20, 40], message: 'somebody can act, or the match is over' },
    )
    .toBe(true);
  return mover;
}
