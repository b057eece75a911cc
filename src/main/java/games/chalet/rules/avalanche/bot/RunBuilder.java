package games.chalet.rules.avalanche.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Worth;
import games.chalet.rules.avalanche.AvalancheAction;
import games.chalet.rules.avalanche.AvalancheAction.Bank;
import games.chalet.rules.avalanche.AvalancheAction.EndTurn;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheAction.Play;
import games.chalet.rules.avalanche.AvalancheAction.Refill;
import games.chalet.rules.avalanche.AvalancheBoard;
import games.chalet.rules.avalanche.AvalancheView;
import games.chalet.rules.avalanche.OpenRun;
import games.chalet.rules.avalanche.Pile;
import games.chalet.rules.avalanche.Place;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * A player who builds runs, banks them when they are worth it, and sends avalanches down when that
 * costs the others more. Not choosy: where two things are about equally sensible their weights are,
 * too, and the search decides.
 */
public final class RunBuilder
    implements Policy<AvalancheView, AvalancheAction>, Worth<AvalancheView> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(640, 16, 60);

  private static final int POINTS_TO_BANK = 9;
  private static final int AVALANCHES_TO_HURRY = 3;
  private static final int LAST_BUT_ONE = 4;
  private static final double SELDOM = 0.05;
  private static final double OFTEN = 3;

  /** An open run is worth this share of its points, for avalanches fall. */
  private static final double OPEN = 0.6;

  /** By so many points ahead it is about three to one that one wins. */
  private static final double CLEAR_LEAD = 12;

  /** What Avalanche brings for bots. */
  public static GameBot<AvalancheView, AvalancheAction> bot() {
    RunBuilder player = new RunBuilder();
    return new GameBot<>(player, player, EFFORT, new RunReasons());
  }

  @Override
  public double[] weights(Sight<AvalancheView, AvalancheAction> sight) {
    AvalancheBoard board = sight.view().board();
    List<Card> hand = sight.view().hand().orElseThrow();
    return sight.legalActions().stream()
        .mapToDouble(
            action ->
                switch (action) {
                  case Bank bank -> bank(board, sight.seat());
                  case Refill refill -> 1;
                  case PickUp pickUp -> pickUp(board, sight.seat(), hand, pickUp.pile());
                  case Play play -> play(board, sight.seat(), play);
                  case EndTurn endTurn -> SELDOM;
                })
        .toArray();
  }

  private static double bank(AvalancheBoard board, Seat seat) {
    int points = open(board.places().get(seat.index()));
    boolean hurry = board.avalanches() >= AVALANCHES_TO_HURRY;
    return points >= POINTS_TO_BANK || hurry ? OFTEN : SELDOM * points;
  }

  private static double pickUp(AvalancheBoard board, Seat seat, List<Card> hand, Pile pile) {
    boolean wantsLift =
        !hand.contains(Card.LIFT) && board.places().get(seat.index()).open().isEmpty();
    return pile == Pile.DRAW ? 1 : wantsLift ? 1 : SELDOM;
  }

  private static double play(AvalancheBoard board, Seat seat, Play play) {
    return switch (play.card()) {
      case LIFT, SKI_PATROL, LIFT_PASS -> 1;
      case GREEN, BLUE, RED, BLACK -> 1;
      case AVALANCHE -> avalanche(board, seat, play.target());
      case PISTE_CLOSED, WIPEOUT ->
          SELDOM + play.target().map(target -> at(board, target)).orElse(0) / CLEAR_LEAD;
    };
  }

  /** The fifth ends the match, which is good for whoever leads. */
  private static double avalanche(AvalancheBoard board, Seat seat, Optional<Seat> target) {
    if (board.avalanches() == LAST_BUT_ONE) {
      return lead(board, seat, 0) > 0 ? OFTEN : SELDOM / 5;
    }
    if (target.isPresent()) {
      return SELDOM + at(board, target.get()) / CLEAR_LEAD;
    }
    double others =
        board.places().stream().mapToInt(RunBuilder::open).sum() - 2.0 * at(board, seat);
    return others > 0 ? SELDOM + others / CLEAR_LEAD : SELDOM;
  }

  private static int at(AvalancheBoard board, Seat seat) {
    return open(board.places().get(seat.index()));
  }

  private static int open(Place place) {
    return place.open().map((OpenRun run) -> run.run().points()).orElse(0);
  }

  /** By how much more than the best of the others somebody has. */
  private static double lead(AvalancheBoard board, Seat seat, double openShare) {
    double best = Double.NEGATIVE_INFINITY;
    double own = 0;
    for (int index = 0; index < board.places().size(); index++) {
      Place place = board.places().get(index);
      double points = place.total() + openShare * open(place);
      if (index == seat.index()) {
        own = points;
      } else {
        best = Math.max(best, points);
      }
    }
    return own - best;
  }

  /** The more certain the nearer the end is. */
  @Override
  public double before(AvalancheView view, Seat seat) {
    double lead = lead(view.board(), seat, OPEN) / CLEAR_LEAD;
    return 1 / (1 + Math.exp(-lead * (1 + view.board().avalanches() / 2.0)));
  }
}
