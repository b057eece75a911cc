package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import java.util.Optional;

/** Readings of the rulebook's open ends, by version of the rules; the last one holds today. */
public enum Rulings {
  /**
   * Until 2026-11-22. Ruling 10: the number of seats decides for the whole match what AUTO means.
   * Hindsight looks for its evidence in the hand as it was before the action.
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
   * Until 2026-11-26. Ruling 10: the number of players who still take part decides it at each deal,
   * and AUTO is wild among three. Ruling 38: hindsight shows what a call would have shown at once,
   * so rather the card that was laid than another of the hand.
   */
  V2(2) {
    @Override
    Optional<Loads> roundLoads(AntarcticOptions options, int players) {
      return Optional.empty();
    }
  },

  /**
   * Ruling 10: AUTO is wild among three only where printed cards alone make a Triple Topper. The
   * board says what it means in this round.
   */
  V3(3);

  private final int version;

  Rulings(int version) {
    this.version = version;
  }

  /** The version of the rules under which matches are so read. */
  public int version() {
    return version;
  }

  /** The options that the board bears through a match. */
  AntarcticOptions played(AntarcticOptions chosen, int seats) {
    return chosen;
  }

  /** WILD or EXACT in a round among so many players; empty if the board does not say it. */
  Optional<Loads> roundLoads(AntarcticOptions options, int players) {
    int mostWithWild = options.tripleTopper() == TripleTopper.EXACT_CARDS ? 3 : 2;
    return Optional.of(options.loadsAmong(players, mostWithWild));
  }

  /** What hindsight judges of a move that is about to be made. */
  Move seenAtOnce(Move move) {
    return move.card().map(move::after).orElse(move);
  }
}
