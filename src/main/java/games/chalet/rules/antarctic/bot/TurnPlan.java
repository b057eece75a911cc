package games.chalet.rules.antarctic.bot;

import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;

/**
 * The worth of the rest of a turn, in cards of the payoff piles: those that leave the player's own
 * pile and those that go to the others'. It tries the plays in the order of priorities, one after
 * the other, as far as the cards are known. Their number is limited to save time.
 */
final class TurnPlan {

  private static final int MOST_MOMENTS = 120;

  /** The worth of going out. */
  private static final double OUT = 20;

  /** The worth of a new hand: more than a discard from the payoff pile (rule 10). */
  private static final double NEW_HAND = 2.5;

  /** The worth of a discard that is still to be made: a little less than that of one made. */
  private static final double CREDIT = 0.9;

  /** The worth of a payoff card that is turned up, because it may fit. */
  private static final double TURNED_UP = 0.35;

  /** The cost of leaving a centre card on which the top of an opponent fits. */
  private static final double OPENING = 0.3;

  /** The cost of a discard from the hand that brings nothing. */
  private static final double TRIFLE = 0.15;

  private int moments = MOST_MOMENTS;

  /** Returns the worth of a play or a discard, and of the best that can follow on it. */
  double value(Moment moment, AntarcticAction action) {
    return switch (action) {
      case PlayCentre play -> value(moment.after(play));
      case Load load -> load(moment, load);
      case Spend spend -> value(moment.after(spend)) - effort(spend);
      default -> throw new IllegalArgumentException("Not laid anywhere: " + action);
    };
  }

  private static double effort(Spend spend) {
    return switch (spend.from()) {
      case HAND -> TRIFLE;
      case PAYOFF -> 0;
    };
  }

  private double load(Moment moment, Load load) {
    return 1.0 / (moment.tops().size() - 1) + value(moment.after(load));
  }

  private double value(Moment moment) {
    List<AntarcticAction> plays =
        moments-- > 0 && moment.payoff() > 0 ? moment.inOrder() : List.of();
    double best = plays.isEmpty() ? stopping(moment) : Double.NEGATIVE_INFINITY;
    for (AntarcticAction play : plays) {
      best = Math.max(best, value(moment, play));
    }
    return best;
  }

  /** Returns the worth of laying nothing more. */
  double stopping(Moment moment) {
    if (moment.payoff() <= 0) {
      return OUT + moment.gone();
    }
    double value = moment.gone() + credits(moment);
    if (moment.gone() > 0 && moment.top().isEmpty()) {
      value += TURNED_UP;
    }
    return value - OPENING * open(moment);
  }

  private static double credits(Moment moment) {
    double fromPayoff = CREDIT * Math.min(moment.credits(), moment.payoff());
    int held = moment.hand().size();
    return moment.credits() < held
        ? fromPayoff
        : Math.max(fromPayoff, NEW_HAND + CREDIT * (moment.credits() - held));
  }

  /** Returns the number of opponents who could lay the top of their payoff piles. */
  static int open(Moment moment) {
    int open = 0;
    for (int index = 0; index < moment.tops().size(); index++) {
      Optional<Card> top = moment.tops().get(index);
      if (index != moment.table().seat().index()
          && top.isPresent()
          && Matching.fits(moment.centre(), top.get())) {
        open++;
      }
    }
    return open;
  }
}
