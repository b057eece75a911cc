package games.chalet.rules.antarctic.bot;

import games.chalet.engine.GameBot;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Place;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A player who never breaks the order of priorities, so that no call is right. Of the plays that
 * the order leaves it makes those from which most follows ({@link TurnPlan}). It loads all cards
 * that it can, and calls plain violations ({@link Challenge}).
 */
public final class OrderlyPlayer implements Policy<AntarcticView, AntarcticAction> {

  private static final GameBot.Effort EFFORT = new GameBot.Effort(160, 160, 16);

  /**
   * The difference, in cards of the payoff pile, that makes a play e times as likely as another.
   */
  private static final double INDIFFERENCE = 0.05;

  private static final double NEVER = Double.NEGATIVE_INFINITY;
  private static final double HARDLY_EVER = 0.001;

  /** The value of loading the opponent who is nearest to going out. */
  private static final double AIM = 0.15;

  /** The cost of leaving a first centre card on which the leader's top fits. */
  private static final double OPENING = 0.3;

  /** Returns the bot of Antarctic Solitaire. */
  public static GameBot<AntarcticView, AntarcticAction> bot() {
    return new GameBot<>(new OrderlyPlayer(), new PayoffWorth(), EFFORT, new TurnReasons());
  }

  /**
   * Waits unless a call is worthwhile, which it makes at once: a seat that need not act does
   * nothing else.
   */
  @Override
  public double waiting(Sight<AntarcticView, AntarcticAction> sight) {
    return calls(sight) ? 0 : Double.POSITIVE_INFINITY;
  }

  @Override
  public double[] weights(Sight<AntarcticView, AntarcticAction> sight) {
    List<AntarcticAction> actions = sight.legalActions();
    if (calls(sight)) {
      return actions.stream().mapToDouble(action -> action instanceof Call ? 1 : 0).toArray();
    }
    AntarcticBoard board = sight.view().board();
    double[] values =
        switch (board.phase()) {
          case DECLARE_FIRST -> actions.stream().mapToDouble(act -> declared(board, act)).toArray();
          case TURN, WRONGED, CLOSING_DISCARD -> values(sight);
          case CLOSE_PAUSE, LAST_PAUSE, OVER ->
              actions.stream().mapToDouble(act -> act instanceof Accept ? 0 : NEVER).toArray();
        };
    return weights(values);
  }

  private static double[] weights(double[] values) {
    double best = Arrays.stream(values).max().orElse(NEVER);
    return Arrays.stream(values)
        .map(
            value ->
                value == NEVER ? 0 : Math.max(HARDLY_EVER, Math.exp((value - best) / INDIFFERENCE)))
        .toArray();
  }

  private static boolean calls(Sight<AntarcticView, AntarcticAction> sight) {
    return sight.legalActions().stream().anyMatch(action -> action instanceof Call)
        && Challenge.worthwhile(sight.view().board(), sight.seat());
  }

  private static double declared(AntarcticBoard board, AntarcticAction action) {
    Optional<Card> top = board.place(board.leader()).top();
    return action instanceof DeclareFirst declare
            && top.filter(card -> Matching.fits(declare.as(), card)).isPresent()
        ? -OPENING
        : 0;
  }

  private static double[] values(Sight<AntarcticView, AntarcticAction> sight) {
    AntarcticBoard board = sight.view().board();
    List<Card> hand = sight.view().hand().orElseThrow();
    Moment now = Moment.of(board, sight.seat(), hand);
    boolean inTurn = board.phase() == Phase.TURN;
    List<AntarcticAction> inOrder = inTurn ? now.inOrder() : List.of();
    boolean mayClose =
        !inTurn
            || (board.credits() == 0
                && inOrder.stream().noneMatch(OrderlyPlayer::comesBeforeClosing));
    return sight.legalActions().stream()
        .mapToDouble(
            action ->
                switch (action) {
                  case PlayCentre play ->
                      inTurn && !inOrder.contains(play) ? NEVER : plan(now, play);
                  case Load load ->
                      inOrder.contains(load) ? plan(now, load) + aim(board, load) : NEVER;
                  case Spend spend -> plan(now, spend);
                  case Close close -> mayClose ? closing(now, close) : NEVER;
                  case EndTurn end -> mayClose ? lapsed(now) : NEVER;
                  case Decline decline -> lapsed(now);
                  case Call call -> NEVER;
                  case Accept accept -> NEVER;
                  case DeclareFirst declare -> NEVER;
                })
        .toArray();
  }

  /**
   * Returns true for a play that the order demands first, or that frees the player's own payoff
   * pile.
   */
  private static boolean comesBeforeClosing(AntarcticAction action) {
    return action instanceof PlayCentre
        || (action instanceof Load load && load.from() == Source.PAYOFF);
  }

  private static double plan(Moment now, AntarcticAction action) {
    return new TurnPlan().value(now, action);
  }

  /**
   * Returns the worth of loading that opponent: less with more cards in its payoff pile, compared
   * with the opponent who has the fewest.
   */
  private static double aim(AntarcticBoard board, Load load) {
    int fewest = Integer.MAX_VALUE;
    for (int index = 0; index < board.places().size(); index++) {
      boolean opponent = board.mover().filter(new Seat(index)::equals).isEmpty();
      Place place = board.places().get(index);
      fewest = opponent && place.living() ? Math.min(fewest, place.payoff()) : fewest;
    }
    return AIM * fewest / Math.max(1, board.place(load.onto()).payoff());
  }

  private static double closing(Moment now, Close close) {
    return lapsed(now) + Closing.value(close.card(), now.hand(), now.table().loads());
  }

  /** Returns the worth of laying and discarding nothing more. */
  private static double lapsed(Moment now) {
    return new TurnPlan().stopping(now.withoutCredits());
  }
}
