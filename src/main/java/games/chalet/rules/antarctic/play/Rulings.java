package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.board.AntarcticOptions;

/** How the rulebook's open ends are read, by version of the rules. */
public enum Rulings {
  /**
   * Until 2026-11-22. Ruling 10: the number of seats decides for the whole match what AUTO means.
   * Hindsight looks for its evidence in the hand as it was before the action.
   */
  V1(1) {
    @Override
    AntarcticOptions played(AntarcticOptions chosen, int seats) {
      return chosen.withLoads(chosen.loadsAmong(seats));
    }

    @Override
    Move seenAtOnce(Move move) {
      return move;
    }
  },

  /**
   * Ruling 10: the number of players who still take part decides it at each deal. Ruling 38:
   * hindsight shows what a call would have shown at once, so rather the card that was laid than
   * another of the hand.
   */
  V2(2) {
    @Override
    AntarcticOptions played(AntarcticOptions chosen, int seats) {
      return chosen;
    }

    @Override
    Move seenAtOnce(Move move) {
      return move.card().map(move::after).orElse(move);
    }
  };

  private final int version;

  Rulings(int version) {
    this.version = version;
  }

  /** The version of the rules under which matches are so read. */
  public int version() {
    return version;
  }

  /** The options that the board bears through a match. */
  abstract AntarcticOptions played(AntarcticOptions chosen, int seats);

  /** What hindsight judges of a move that is about to be made. */
  abstract Move seenAtOnce(Move move);
}
