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
import games.chalet.rules.avalanche.Run;
import games.chalet.rules.avalanche.Slope;
import games.chalet.rules.avalanche.hands.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player who links the cards from which the longest run follows ({@link Chains}), banks a run
 * when what the hand can add to it is worth less than its safety, and sends avalanches down when
 * they cost the others more than oneself. Never goes without a lift, or stops while a card fits.
 */
public final class RunBuilder
    implements Policy<AvalancheView, AvalancheAction>, Worth<AvalancheView> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(640, 16, 60);

  private static final int PLAYS = 3;
  private static final int LAST_BUT_ONE = 4;
  private static final double SELDOM = 0.05;
  private static final double HARDLY_EVER = 0.001;
  private static final double OFTEN = 3;

  /** So much more is hardly ever done than to play no card. */
  private static final double STOPPING = 0.3;

  /** So many points are as good safe as with two more cards to come. */
  private static final int TO_BANK = 8;

  /** By so many points it is e times as likely that a run is banked. */
  private static final double BANKING = 0.7;

  /** A run that the hand makes so many points better is never banked before. */
  private static final double NEVER = -6;

  /** By so many points of a run a card is e times as likely as another. */
  private static final double INDIFFERENCE = 0.25;

  /** By so many points more than oneself an avalanche has to cost the others. */
  private static final double TO_LET_GO = 7;

  /** A run of fewer points needs no Ski Patrol yet. */
  private static final int WORTH_A_PATROL = 3;

  private static final double TO_WIPE_OUT = 4;
  private static final double LETTING_GO = 2;
  private static final double AT_MOST = 20;

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
    List<AvalancheAction> actions = sight.legalActions();
    boolean noUse = board.dry() && hand.stream().noneMatch(RunBuilder::isRunCard);
    boolean canGoOn = actions.stream().anyMatch(action -> goesOn(action, noUse));
    return actions.stream()
        .mapToDouble(
            action ->
                switch (action) {
                  case Bank bank -> bank(board, sight.seat(), hand);
                  case Refill refill -> 1;
                  case PickUp pickUp -> pickUp(board, sight.seat(), hand, pickUp.pile());
                  case Play play ->
                      noUse && play.card() == Card.LIFT ? 0 : play(board, sight.seat(), hand, play);
                  case EndTurn endTurn -> canGoOn ? 0 : STOPPING;
                })
        .toArray();
  }

  /**
   * Returns true if it extends or secures a run, so that the turn goes on.
   *
   * @param noUse whether no run that is begun now can get a card any more
   */
  private static boolean goesOn(AvalancheAction action, boolean noUse) {
    return action instanceof Bank
        || (action instanceof Play play
            && (isRunCard(play.card()) || (play.card() == Card.LIFT && !noUse)));
  }

  private static boolean isRunCard(Card card) {
    return switch (card) {
      case GREEN, BLUE, RED, BLACK -> true;
      case LIFT, AVALANCHE, SKI_PATROL, PISTE_CLOSED, WIPEOUT, LIFT_PASS -> false;
    };
  }

  private static double bank(AvalancheBoard board, Seat seat, List<Card> hand) {
    OpenRun open = board.places().get(seat.index()).open().orElseThrow();
    double growth = open.closed() ? 0 : Chains.growth(open.run(), hand, PLAYS);
    double needed = board.dry() ? 0 : TO_BANK;
    double better = open.run().points() - growth - needed;
    return better < NEVER ? 0 : Math.exp(Math.min(better / BANKING, AT_MOST));
  }

  private static double pickUp(AvalancheBoard board, Seat seat, List<Card> hand, Pile pile) {
    boolean hasLift = hand.contains(Card.LIFT);
    boolean wantsLift = !hasLift && board.places().get(seat.index()).open().isEmpty();
    return switch (pile) {
      case DRAW -> wantsLift && board.picksLeft() == 1 && board.liftPile() > 0 ? 0 : 1;
      case LIFT -> wantsLift ? 1 : hasLift && board.drawPile() > 0 ? 0 : HARDLY_EVER;
    };
  }

  private static double play(AvalancheBoard board, Seat seat, List<Card> hand, Play play) {
    return switch (play.card()) {
      case LIFT -> 1;
      case GREEN, BLUE, RED, BLACK -> lengthened(board, seat, hand, play.card());
      case SKI_PATROL -> at(board, seat) >= WORTH_A_PATROL ? 1 : SELDOM;
      case LIFT_PASS -> board.drawPile() > 0 ? OFTEN : SELDOM;
      case AVALANCHE -> avalanche(board, seat, play.target());
      case PISTE_CLOSED -> play.target().map(target -> at(board, target) / CLEAR_LEAD).orElse(0.0);
      case WIPEOUT ->
          play.target().map(target -> wipedOut(board, target) / TO_WIPE_OUT).orElse(0.0);
    };
  }

  /** Beside the card from which the longest run follows, as far as the hand is known. */
  private static double lengthened(AvalancheBoard board, Seat seat, List<Card> hand, Card card) {
    List<Card> run = board.places().get(seat.index()).open().orElseThrow().run().cards();
    double best = Chains.worth(run, hand, board.playsLeft());
    List<Card> longer = new ArrayList<>(run);
    longer.add(card);
    List<Card> rest = new ArrayList<>(hand);
    rest.remove(card);
    double worth = Chains.worth(longer, rest, board.playsLeft() - 1);
    return Math.max(HARDLY_EVER, Math.exp((worth - best) / INDIFFERENCE));
  }

  /** The fifth ends the match, which is good for whoever leads. */
  private static double avalanche(AvalancheBoard board, Seat seat, Optional<Seat> target) {
    if (board.avalanches() == LAST_BUT_ONE) {
      return lead(board, seat, 0) > 0 ? OFTEN * OFTEN : 0;
    }
    int gain =
        target.map(one -> RunReasons.hit(board, one)).orElseGet(() -> sweptAway(board, seat));
    return gain <= 0 ? 0 : Math.exp(Math.min((gain - TO_LET_GO) / LETTING_GO, OFTEN));
  }

  /** Returns how much more the others lose than the seat itself. */
  private static int sweptAway(AvalancheBoard board, Seat seat) {
    int others = 0;
    for (int index = 0; index < board.places().size(); index++) {
      others += index == seat.index() ? 0 : RunReasons.hit(board, new Seat(index));
    }
    return others - RunReasons.ownLoss(board, seat);
  }

  /** Returns the points of the last card of a run, with the bonus that goes with it. */
  private static double wipedOut(AvalancheBoard board, Seat target) {
    Run run = board.places().get(target.index()).open().orElseThrow().run();
    return run.points() - Slope.run(run.cards().subList(0, run.cards().size() - 1)).points();
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
