package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.Optional;

/** Refusals that many games share. */
public final class StandardRefusals {

  private StandardRefusals() {}

  /** Refuses a number of seats that a game does not have; for games of at most eight. */
  public static Refusal seats(GameInfo<?> info) {
    if (info.maxSeats() == 1) {
      return StandardRefusal.ALONE.of(info);
    }
    return info.minSeats() == info.maxSeats()
        ? StandardRefusal.SEATS_EXACTLY.of(info, info.maxSeats())
        : StandardRefusal.SEATS.of(info, info.minSeats(), info.maxSeats());
  }

  /**
   * Refuses any action after the last.
   *
   * @param rule the anchor of the paragraph on the end of the match
   */
  public static Refusal matchOver(String rule) {
    return StandardRefusal.OVER.of().at(rule);
  }

  /**
   * Refuses an action of a seat that may not act now.
   *
   * @param rule the anchor of the paragraph on turns, or empty
   */
  public static Refusal notYourTurn(String rule) {
    return StandardRefusal.NOT_YOUR_TURN.of().at(rule);
  }

  /**
   * Returns the reason why a seat can do nothing at all at this moment; empty if it may act.
   *
   * @param end the anchor of the paragraph on the end of the match
   */
  public static Optional<Refusal> notNow(Turn turn, Seat seat, String end) {
    return switch (turn) {
      case Turn.Over over -> Optional.of(matchOver(end));
      case Turn.Decision decision ->
          decision.mayAct().contains(seat) ? Optional.empty() : Optional.of(notYourTurn(""));
    };
  }
}
