package games.chalet.rules.antarctic;

import games.chalet.engine.GameInfo;
import games.chalet.engine.GameInfo.Window;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.End;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.AntarcticOptions.Target;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.kit.GameInfoBuilder;
import java.time.Duration;
import java.util.List;

/** The options that a table can choose, and their defaults. */
final class Offer {

  static final int MIN_SEATS = 2;
  static final int MAX_SEATS = 6;
  static final int JOKERS = 2;

  /** The window after the end of a turn. */
  static final String CLOSE = "close";

  /** The window after a turn that ends the round. */
  static final String GOING_OUT = "goingOut";

  /** The window for a play out of turn. */
  static final String WRONGED = "wronged";

  static GameInfo<AntarcticOptions> info() {
    return new GameInfoBuilder<>(AntarcticOptions.class, MIN_SEATS, MAX_SEATS)
        .numbers("jokers", List.of(0, JOKERS))
        .build(
            "antarctic",
            "Antarctic Solitaire",
            1,
            new Window(CLOSE, Duration.ofSeconds(10)),
            new Window(GOING_OUT, Duration.ofSeconds(10)),
            new Window(WRONGED, Duration.ofSeconds(15)));
  }

  private Offer() {}

  /**
   * Returns the default options. A lost round costs most with two players, so their target is
   * farther.
   */
  static AntarcticOptions defaults(int seats) {
    return new AntarcticOptions(
        Order.CHALLENGE,
        Loads.AUTO,
        TripleTopper.WILDS_COUNT,
        End.FIRST_OUT,
        seats == MIN_SEATS ? Target.POINTS_300 : Target.POINTS_200,
        0);
  }
}
