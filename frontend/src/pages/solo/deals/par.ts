import type { AnyGame } from '../../../games/game';
import type { Par } from '../../../protocol/deals';
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
