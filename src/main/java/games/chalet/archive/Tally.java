package games.chalet.archive;

import games.chalet.engine.OmittedIfEmpty;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A player's results in one game against one kind of opponents; alone, with one set of options.
 *
 * @param options empty unless it is played alone
 * @param played the number of matches that were played out and count
 * @param won how many of them were won or the win shared; alone, how many were not lost
 * @param best empty if there is none
 */
record Tally(
    String game,
    Against against,
    @OmittedIfEmpty Optional<JsonNode> options,
    int played,
    int won,
    Sums sums,
    Streak streak,
    Optional<Best> best) {

  /** Reads options that are not there as empty; for Jackson they would be a JSON null. */
  Tally {
    options = options.filter(given -> !given.isNull());
  }

  /** The kind of opponents. */
  enum Against {
    /** At least one other person. */
    PERSONS,
    BOTS,
    ALONE
  }

  /** The sums of points and of places, 1 for the winner, over all matches. */
  record Sums(long points, long places) {}

  /** The number of matches won in a row: up to the last one, and the most ever. */
  record Streak(int current, int best) {

    Streak with(boolean won) {
      int now = won ? current + 1 : 0;
      return new Streak(now, Math.max(best, now));
    }
  }

  /**
   * The best result: the most points; alone the highest returns of those that count as records.
   *
   * @param match the match in which it was reached first
   */
  record Best(int points, double returns, String match) {}

  /** The tallies to which a match can belong. */
  record Key(String game, Against against, Optional<JsonNode> options) {

    Tally empty() {
      return new Tally(
          game, against, options, 0, 0, new Sums(0, 0), new Streak(0, 0), Optional.empty());
    }
  }

  /** Returns the tally with one more match. */
  Tally with(boolean isWon, int matchPoints, int place, Optional<Best> result) {
    return new Tally(
        game,
        against,
        options,
        played + 1,
        won + (isWon ? 1 : 0),
        new Sums(sums.points() + matchPoints, sums.places() + place),
        streak.with(isWon),
        better(result));
  }

  private Optional<Best> better(Optional<Best> result) {
    if (best.isEmpty() || result.isEmpty()) {
      return best.or(() -> result);
    }
    Best before = best.get();
    Best now = result.get();
    boolean isBetter =
        against == Against.ALONE
            ? now.returns() > before.returns()
            : now.points() > before.points();
    return isBetter ? result : best;
  }
}
