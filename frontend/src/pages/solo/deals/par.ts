import type { AnyGame } from '../../../games/game';
import type { Attempt, Par } from '../../../protocol/deals';
import { texts } from '../texts';
import { dayTexts } from './texts';

/** Describes the bots' results at a deal, in a line: "Par: landed by 14 of 20 pilots, median 17 points". */
export function parWords(par: Par, game: Pick<AnyGame, 'describeSuccesses'>): string {
  const { points, runs, successes } = par;
  const counted = texts.points(points);
  if (!game.describeSuccesses && successes === runs) return dayTexts.parIs(counted);
  const got = (game.describeSuccesses ?? dayTexts.successes)(successes, runs);
  // The middle one of all is lost where more than half of them are.
  return dayTexts.parOf(got, 2 * successes >= runs ? counted : null);
}

/**
 * Words how a result stands against the middle run of the bots.
 *
 * @returns empty if it was not played out, or if both are lost
 */
export function againstPar(par: Par, { outcome }: Pick<Attempt, 'outcome'>, words: typeof dayTexts.mine): string {
  const [result] = outcome?.results ?? [];
  if (!result) return '';
  const [mine, theirs] = [result.returns > 0, 2 * par.successes >= par.runs];
  if (!theirs) return mine ? words.beat : '';
  if (!mine) return words.missed;
  const by = result.points - par.points;
  if (by === 0) return words.on;
  return by > 0 ? words.above(by) : words.below(-by);
}
