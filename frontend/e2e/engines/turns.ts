/** Plays a turn with the controls of each board. */
import { expect } from '@playwright/test';
import { texts } from '../../src/texts';
import type { Person } from './person';

/** The controls that a turn of each game presses: the first that is enabled. */
const WAYS: Record<string, string[]> = {
  avalanche: ['.piles button', '.hand button', '.actions button'],
  antarctic: ['.chooser button', '.notice button', '[data-target="own"]', '.hand [data-card]'],
  hike: [
    '.notice [data-do="EndTurn"]',
    '.notice [data-do="DraftToHand"]',
    '[data-target^="place-"].legal',
    '[data-card^="CENTRE:"]:not([aria-pressed="true"])',
    '.notice [data-do="Pass"]',
  ],
  crashlanding: ['.hand.full [data-card]', '.find', '.controls .end'],
  infiniski: ['[data-do="Place"]', '.actions [data-do]', '.hand .usable'],
};

const MOST_PRESSES = 30;

export const isMine = async ({ window }: Person): Promise<boolean> =>
  (await window.run<string>('return document.querySelector("[data-banner]")?.textContent ?? ""')).includes(
    texts.play.yourTurn,
  );

/** Presses until the turn is over. */
export async function turn(person: Person, game: string, isOver = async () => !(await isMine(person))): Promise<void> {
  const ways = (WAYS[game] ?? []).map((way) => `[data-board] ${way}`);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    let way: string | undefined;
    const next = async (): Promise<boolean> => {
      if (await isOver()) return true;
      const counts = await Promise.all(ways.map((each) => person.count(each)));
      way = ways[counts.findIndex((count) => count > 0)];
      return way !== undefined;
    };
    await expect.poll(next, { intervals: [10, 20, 40], message: 'something can be pressed' }).toBe(true);
    if (way === undefined || (await isOver())) return;
    await person.press(way);
  }
  throw new Error(`This turn of ${game} does not end.`);
}
