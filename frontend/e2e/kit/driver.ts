import { expect, type Locator, type Page } from '@playwright/test';
import { ceremony, controls } from './tables';
import { soon, told, type Voice } from './voice';

/** Uses a control as a person would. */
export type Hand = (control: Locator, page: Page) => Promise<void>;

export const byMouse: Hand = (control) => control.click();

/** Names of actions that somebody likes or dislikes. */
interface Taste {
  first?: RegExp;
  last?: RegExp;
}

/** Lets no match last: the fifth avalanche ends it. */
export const HURRY: Taste = { first: /avalanche/i };
/** Lets runs grow, so that there is something to see. */
export const LEISURE: Taste = { last: /avalanche|end turn/i };

interface Manner {
  hands?: (Hand | undefined)[];
  until?: (actions: number) => boolean | Promise<boolean>;
  taste?: Taste;
}

/**
 * Plays with the controls that the boards offer until the match is over, or until `until` says so.
 *
 * @param pages all who sit at the table
 * @param hands how each of them acts, if not with the mouse
 * @param until asked before each action, with their number
 * @param taste what is chosen before all else, and what only if there is nothing else
 */
export async function play(
  pages: Page[],
  { hands = [], until = () => false, taste = HURRY }: Manner = {},
): Promise<void> {
  const chance = dice(20261120);
  for (let actions = 0; actions < 2000; actions++) {
    if (await until(actions)) return settled(pages);
    const mover = await nextMover(pages);
    if (mover === undefined) return;
    // What is waited for may have come with the turn of the one who moves next.
    if (await until(actions)) return settled(pages);
    const page = pages[mover] as Page;
    const offered = await controls(page).evaluateAll((found) =>
      found.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    );
    if (offered.length === 0) continue;
    await (hands[mover] ?? byMouse)(controls(page).nth(pick(offered, taste, chance)), page);
  }
}

/** Plays on past the boards until the match is over: for games that random choices bring to an end. */
export async function talk(table: readonly Voice[]): Promise<void> {
  const chance = dice(20261121);
  await soon(() => table.every(({ positions }) => positions.version > 0), 'the match is there');
  while (table.some(({ now }) => now.turn.over === null)) {
    const [mover] = table.filter(({ now }) => now.legalActions.length > 0);
    const next = table.map(({ positions }) => positions.version + 1);
    if (mover) {
      const { legalActions } = mover.now;
      const offered = legalActions.map((action) => JSON.stringify(action));
      await mover.say(legalActions[pick(offered, HURRY, chance)]);
    }
    await told(table, next, 'the next action');
  }
}

/** Waits until the views that the last action made are on the boards of those who acted. */
async function settled(pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits until somebody can act; undefined if instead the match is over for all. */
async function nextMover(pages: Page[]): Promise<number | undefined> {
  let mover: number | undefined;
  await expect
    .poll(
      async () => {
        const counts = await Promise.all(pages.map((page) => controls(page).count()));
        mover = counts.findIndex((count) => count > 0);
        if (mover >= 0) return true;
        mover = undefined;
        return (await Promise.all(pages.map((page) => ceremony(page).isVisible()))).every((over) => over);
      },
      { intervals: [10, 20, 40], message: 'somebody can act, or the match is over' },
    )
    .toBe(true);
  return mover;
}

export function pick(offered: string[], { first, last }: Taste, chance: () => number): number {
  const liked = offered.findIndex((name) => first?.test(name));
  if (liked >= 0) return liked;
  const others = offered.flatMap((name, index) => (last?.test(name) ? [] : [index]));
  return others[Math.floor(chance() * others.length)] ?? Math.floor(chance() * offered.length);
}

/** Numbers from 0 to 1 that are the same in each run (Park and Miller's). */
export function dice(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
