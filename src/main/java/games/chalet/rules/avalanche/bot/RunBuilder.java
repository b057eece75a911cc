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
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.kit.Lists;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A player who links the cards from which the longest run follows ({@link Chains}). It banks a run
 * when its safety is worth more than the points that the hand can add. It plays an avalanche when
 * that costs the others more than itself. It always tries to have a lift, and never stops while a
 * card fits.
 */
public final class RunBuilder
    implements Policy<AvalancheView, AvalancheAction>, Worth<AvalancheView> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(640, 16, 60);

  private static final int PLAYS = 3;
  private static final int LAST_BUT_ONE = 4;
  private static final double SELDOM = 0.05;
  private static final double HARDLY_EVER = 0.001;
  private static final double OFTEN = 3;

  /** The weight of playing no card: a card with a weight far below it is hardly ever played. */
  private static final double STOPPING = 0.3;

  /** The points of a run that are worth as much when banked as with two more cards to come. */
  private static final int TO_BANK = 8;

  /** The difference in points that makes banking a run e times as likely. */
  private static final double BANKING = 0.7;

  /** The limit below which a run is never banked: the hand can still add too much to it. */
  private static final double NEVER = -6;

  /** The difference in a run's points that makes one card e times as likely as another. */
  private static final double INDIFFERENCE = 0.25;

  /** The points by which an avalanche has to cost the others more than its own player. */
  private static final double TO_LET_GO = 7;

  /** The least points of a run that are worth a Ski Patrol. */
  private static final int WORTH_A_PATROL = 3;

  private static final double TO_WIPE_OUT = 4;
  private static final double LETTING_GO = 2;
  private static final double AT_MOST = 20;

  /** The share of its points that an open run is worth, because avalanches fall. */
  private static final double OPEN = 0.6;

  /** The lead at which a win is about three times as likely as a defeat. */
  private static final double CLEAR_LEAD = 12;

  /** Returns the bot of Avalanche. */
  public static GameBot<AvalancheView, AvalancheAction> bot() {
    RunBuilder player = new RunBuilder();
    return new GameBot<>(player, player, EFFORT, new RunReasons());
  }

  @Override
  public double[] weights(Sight<AvalancheView, AvalancheAction> sight) {
    AvalancheBoard board = sight.view().board();
    List<Card> hand = sight.view().hand().orElseThrow();
    List<AvalancheAction> actions = sight.legalActions();
    boolean noUse = board.dry() && hand.stream().noneMatch(card -> card.steepness() > 0);
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
   * Returns true if an action extends or secures a run, so that the turn continues.
   *
   * @param noUse true if no run that is begun now can get a card any more
   */
  private static boolean goesOn(AvalancheAction action, boolean noUse) {
    return action instanceof Bank
        || (action instanceof Play play
            && (play.card().steepness() > 0 || (play.card() == Card.LIFT && !noUse)));
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
      case SKI_PATROL -> RunReasons.points(board, seat) >= WORTH_A_PATROL ? 1 : SELDOM;
      case LIFT_PASS -> board.drawPile() > 0 ? OFTEN : SELDOM;
      case AVALANCHE -> avalanche(board, seat, play.target());
      case PISTE_CLOSED ->
          play.target().map(target -> RunReasons.points(board, target) / CLEAR_LEAD).orElse(0.0);
      case WIPEOUT ->
          play.target().map(target -> wipedOut(board, target) / TO_WIPE_OUT).orElse(0.0);
    };
  }

  /**
   * Returns the weight of a card by comparison with the card from which the longest run follows, as
   * far as the hand is known.
   */
  private static double lengthened(AvalancheBoard board, Seat seat, List<Card> hand, Card card) {
    List<Card> run = board.places().get(seat.index()).open().orElseThrow().run().cards();
    double best = Chains.worth(run, hand, board.playsLeft());
    double worth =
        Chains.worth(Lists.plus(run, card), Lists.minus(hand, card), board.playsLeft() - 1);
    return Math.max(HARDLY_EVER, Math.exp((worth - best) / INDIFFERENCE));
  }

  /** Returns the weight of an avalanche. The fifth ends the match, which is good for the leader. */
  private static double avalanche(AvalancheBoard board, Seat seat, Optional<Seat> target) {
    if (board.avalanches() == LAST_BUT_ONE) {
      return lead(board, seat, 0) > 0 ? OFTEN * OFTEN : 0;
    }
    int gain =
        target.isPresent()
            ? RunReasons.hit(board, target.get())
            : RunReasons.othersLoss(board, seat) - RunReasons.ownLoss(board, seat);
    return gain <= 0 ? 0 : Math.exp(Math.min((gain - TO_LET_GO) / LETTING_GO, OFTEN));
  }

  /** Returns the points of the last card of a run, with the bonus that goes with it. */
  private static double wipedOut(AvalancheBoard board, Seat target) {
    Run run = board.places().get(target.index()).open().orElseThrow().run();
    return run.points() - Run.of(run.cards().subList(0, run.cards().size() - 1)).points();
  }

  private static int open(Place place) {
    return place.open().map((OpenRun run) -> run.run().points()).orElse(0);
  }

  /** Returns the lead of a seat over the best of the others. */
  private static double lead(AvalancheBoard board, Seat seat, double openShare) {
    double[] points =
        board.places().stream()
            .mapToDouble(place -> place.total() + openShare * open(place))
            .toArray();
    double own = points[seat.index()];
    points[seat.index()] = Double.NEGATIVE_INFINITY;
    return own - Arrays.stream(points).max().orElseThrow();
  }

  /** The nearer the end, the more a lead is worth. */
  @Override
  public double before(AvalancheView view, Seat seat) {
    double lead = lead(view.board(), seat, OPEN) / CLEAR_LEAD;
    return 1 / (1 + Math.exp(-lead * (1 + view.board().avalanches() / 2.0)));
  }
}
