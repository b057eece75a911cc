import type { Outcome } from '../protocol/types';
import type { DescribeEnding, EndingWords } from './endings-texts';
import type { AnyGame } from './game';
import type { Seats } from './people';

/** The words of a game for its endings, as soon as they are loaded. Until then, and where that fails, there are none. */
export class EndingTexts {
  #describe = $state.raw<DescribeEnding<never>>();

  constructor(game: Pick<AnyGame, 'ending'> | undefined) {
    game?.ending?.().then(
      (found) => (this.#describe = found),
      () => {},
    );
  }

  /**
   * Words the end of a match.
   *
   * @param numbers as the server told them beside the outcome; left out for a match without them
   * @returns undefined if there is nothing to say
   */
  of(numbers: object | null | undefined, outcome: Outcome | null | undefined, seats: Seats): EndingWords | undefined {
    return numbers && outcome && outcome.results.length > 0
      ? this.#describe?.(numbers as never, outcome, seats)
      : undefined;
  }
}
