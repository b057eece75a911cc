package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Accused;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Verdict;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.Optional;

/**
 * The decision whether a turn is worth calling (rule 7'). It weighs the gain of a right call
 * against the cost of a wrong one, by the likelihood that the order was broken. That likelihood
 * follows from the board and from the verdict on the last call at this table. Imagined hands tell
 * nothing about how a player plays.
 */
final class Challenge {

  /** The likelihood that an unknown player breaks the order. */
  private static final double UNKNOWN = 0.02;

  /** The likelihood for a player against whom the last call was right. */
  private static final double PROVEN = 0.12;

  /** The likelihood for a player whom the last call has cleared. */
  private static final double CLEARED = 0.01;

  /** The gain of a right call: cards from the bottom of the caller's pile. */
  private static final double RIGHT = 3;

  /** The cost of a wrong call: a card, also in a round that is lost anyway. */
  private static final double WRONG = 1;

  private Challenge() {}

  /** Returns true if {@code seat}, which may call, should. */
  static boolean worthwhile(AntarcticBoard board, Seat seat) {
    Accused accused = board.accused().orElseThrow();
    double likely = closedOutOfOrder(board, accused) ? 1 : habit(board, accused.seat());
    boolean wentOut = wentOut(board, accused);
    double right = wentOut ? RIGHT + board.place(seat).payoff() : RIGHT;
    return likely * right > (1 - likely) * WRONG;
  }

  static AntarcticReason reason(AntarcticBoard board) {
    Accused accused = board.accused().orElseThrow();
    if (closedOutOfOrder(board, accused)) {
      return new AntarcticReason.LooksBroken(true);
    }
    return habit(board, accused.seat()) == PROVEN
        ? new AntarcticReason.LooksBroken(false)
        : new AntarcticReason.Guess(wentOut(board, accused));
  }

  private static boolean wentOut(AntarcticBoard board, Accused accused) {
    return board.phase() == Phase.LAST_PAUSE && board.place(accused.seat()).payoff() == 0;
  }

  /**
   * Returns true if everyone can see that the turn was ended too early: the card that closed it
   * fits the centre, or the top if there was no card to close with.
   */
  static boolean closedOutOfOrder(AntarcticBoard board, Accused accused) {
    boolean ended = board.phase() != Phase.TURN || board.turn() > accused.turn();
    Optional<Face> centre = board.centre().as();
    Optional<Card> top = board.place(accused.seat()).top();
    return ended && centre.isPresent() && top.isPresent() && Matching.fits(centre.get(), top.get());
  }

  private static double habit(AntarcticBoard board, Seat accused) {
    return board
        .verdict()
        .filter(verdict -> verdict.accused().equals(accused))
        .map(Challenge::habit)
        .orElse(UNKNOWN);
  }

  private static double habit(Verdict verdict) {
    return verdict.incident().isPresent() ? PROVEN : CLEARED;
  }
}
