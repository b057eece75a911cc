import type { Outcome } from '../protocol/types';
import type { DescribeEnding, EndingWords } from './endings-texts';
import type { AnyGame } from './game';
import type { Seats } from './people-texts';

/** The words that have been loaded, by their loaders. */
const loaded = new WeakMap<object, DescribeEnding<never>>();

/** Loads a game's words for its endings, so that they are there when a list of matches is shown. Never fails. */
export async function loadEndings({ ending }: Pick<AnyGame, 'ending'>): Promise<void> {
  if (ending) {
    await ending().then(
      (found) => void loaded.set(ending, found),
      () => {},
    );
  }
}

/** The words of a game for its endings, as soon as they are loaded. Until then, and where that fails, there are none. */
export class EndingTexts {
  #describe = $state.raw<DescribeEnding<never>>();

  constructor(game: Pick<AnyGame, 'ending'> | undefined) {
    if (!game?.ending) return;
    this.#describe = loaded.get(game.ending);
    if (!this.#describe) void loadEndings(game).then(() => (this.#describe = game.ending && loaded.get(game.ending)));
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
