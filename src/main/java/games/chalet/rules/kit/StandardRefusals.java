package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.Optional;

/** Refusals that many games share. */
public final class StandardRefusals {

  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight");

  private StandardRefusals() {}

  /** Refuses a number of seats that a game does not have; for games of at most eight. */
  public static Refusal seats(GameInfo<?> info) {
    String most = NUMBERS.get(info.maxSeats());
    String seats =
        info.minSeats() == info.maxSeats() ? most : NUMBERS.get(info.minSeats()) + " to " + most;
    String players = info.maxSeats() == 1 ? "player" : "players";
    return new Refusal("seats", "%s is for %s %s.".formatted(info.name(), seats, players), "");
  }

  /**
   * Refuses any action after the last.
   *
   * @param rule the anchor of the paragraph on the end of the match
   */
  public static Refusal matchOver(String rule) {
    return new Refusal("match-over", "The match is over.", rule);
  }

  /**
   * Refuses an action of a seat that may not act now.
   *
   * @param rule the anchor of the paragraph on turns, or empty
   */
  public static Refusal notYourTurn(String rule) {
    return new Refusal("not-your-turn", "It is not your turn.", rule);
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
