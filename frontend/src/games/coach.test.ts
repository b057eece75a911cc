/** Coaches say little: short lines, and something for each kind of moment of my turn, or nothing on purpose. */
import { describe, expect, test } from 'vitest';
import { allMoments, shownBy } from '../gallery/gameGallery';
import { coachOf } from './coach';

const LONGEST = 60;

/** Moments of my turn in which the board itself says all there is to say, by game and phase or task. */
const SILENT: Record<string, string[]> = {
  // Nothing but the end of the turn is left.
  avalanche: ['PLAY'],
  // An open question has words and buttons of its own.
  antarctic: ['CLOSE_PAUSE', 'LAST_PAUSE', 'WRONGED'],
  // To put a husky back, to swap with a full sled, or to end the turn.
  hike: ['PUT_BACK', 'ACTION', 'AFTERWARDS', 'UPGRADE'],
  infiniski: [],
  crashlanding: [],
};

interface AnyView {
  task?: string;
  board?: { task?: string; phase?: string; turn?: number };
  own?: { underway?: { task: string } | null } | null;
}

/** The phase or task of a moment. */
const phaseOf = ({ task, board, own }: AnyView): string =>
  task ?? own?.underway?.task ?? board?.task ?? board?.phase ?? 'TURN';

describe.each(Object.keys(SILENT))('%s', (game) => {
  const mine = allMoments().filter(({ name, mine }) => mine && name.startsWith(`${game}-`));
  const moments = mine.map(({ name }) => shownBy(name)!.game.moments[name.slice(game.length + 1)]!);

  test('each line fits', async () => {
    const coach = (await coachOf(game))!;
    for (const words of Object.values(coach.words))
      for (const { view } of moments)
        expect((typeof words === 'function' ? words(view) : words).length).toBeLessThanOrEqual(LONGEST);
  });

  test('each kind of moment of my turn has a goal, or none on purpose', async () => {
    const coach = (await coachOf(game))!;
    expect(moments.length).toBeGreaterThan(0);
    for (const { view, legalActions, viewer } of moments) {
      const goals = coach.goals(view, legalActions, viewer!);
      for (const goal of goals) expect(coach.words).toHaveProperty(goal);
      if (goals.length === 0) expect(SILENT[game]).toContain(phaseOf(view as AnyView));
    }
  });
});
