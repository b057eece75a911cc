package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import java.util.Optional;

/** Readings of the rulebook's open ends, by version of the rules; the last one holds today. */
public enum Rulings {
  /**
   * The readings until 2026-11-22. Ruling 10: the number of seats decides the meaning of AUTO for
   * the whole match. Hindsight looks for its evidence in the hand as it was before the action.
   */
  V1(1) {
    @Override
    AntarcticOptions played(AntarcticOptions chosen, int seats) {
      return chosen.withLoads(chosen.loadsAmong(seats, AntarcticBoard.EARLIER_WILD));
    }

    @Override
    Optional<Loads> roundLoads(AntarcticOptions options, int players) {
      return Optional.empty();
    }

    @Override
    Move seenAtOnce(Move move) {
      return move;
    }
  },

  /**
   * The readings until 2026-11-26. Ruling 10: the number of players who still take part decides it
   * at each deal, and AUTO is wild among three. Ruling 38: hindsight shows the card that a call
   * would have shown at once, so it prefers the card that was laid to another of the hand.
   */
  V2(2) {
    @Override
    Optional<Loads> roundLoads(AntarcticOptions options, int players) {
      return Optional.empty();
    }
  },

  /**
   * The readings of today. Ruling 10: AUTO is wild among three only if printed cards alone make a
   * Triple Topper. The board tells its meaning in this round.
   */
  V3(3);

  private final int version;

  Rulings(int version) {
    this.version = version;
  }

  /** Returns the version of the rules with these readings. */
  public int version() {
    return version;
  }

  /** Returns the options that the board keeps through a match. */
  AntarcticOptions played(AntarcticOptions chosen, int seats) {
    return chosen;
  }

  /**
   * Returns WILD or EXACT for a round among that many players; empty if the board does not keep it.
   */
  Optional<Loads> roundLoads(AntarcticOptions options, int players) {
    int mostWithWild = options.tripleTopper() == TripleTopper.EXACT_CARDS ? 3 : 2;
    return Optional.of(options.loadsAmong(players, mostWithWild));
  }

  /** Returns the move that hindsight judges, for a move that is about to be made. */
  Move seenAtOnce(Move move) {
    return move.card().map(move::after).orElse(move);
  }
}
