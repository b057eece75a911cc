package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.Optional;

/** The reasons for which any game refuses, and the refusals that many games share. */
public enum StandardRefusal implements RefusalReason {
  SEATS(
      "seats",
      "",
      "{game} is for {fewest} to {most} players.",
      Parameters.GAME,
      Parameters.FEWEST,
      Parameters.MOST),
  SEATS_EXACTLY("seats", "", "{game} is for {seats} players.", Parameters.GAME, Parameters.SEATS),
  ALONE("seats", "", "{game} is for one player.", Parameters.GAME),
  OVER("match-over", "", "The match is over."),
  NOT_YOUR_TURN("not-your-turn", "", "It is not your turn.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  StandardRefusal(String code, String rule, String sentence, RefusalParameter<?>... parameters) {
    this.text = new Text("game", code, rule, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }

  /** Refuses a number of seats that a game does not have; for games of at most eight. */
  public static Refusal seats(GameInfo<?> info) {
    if (info.maxSeats() == 1) {
      return ALONE.of(info);
    }
    return info.minSeats() == info.maxSeats()
        ? SEATS_EXACTLY.of(info, info.maxSeats())
        : SEATS.of(info, info.minSeats(), info.maxSeats());
  }

  /**
   * Refuses any action after the last.
   *
   * @param rule the anchor of the paragraph on the end of the match
   */
  public static Refusal matchOver(String rule) {
    return OVER.of().at(rule);
  }

  /**
   * Refuses an action of a seat that may not act now.
   *
   * @param rule the anchor of the paragraph on turns, or empty
   */
  public static Refusal notYourTurn(String rule) {
    return NOT_YOUR_TURN.of().at(rule);
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

  /**
   * The values that the sentences name. A nested class, because an enum's own statics come later.
   */
  private static final class Parameters {

    private static final List<String> NUMBERS =
        List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight");

    @SuppressWarnings("rawtypes")
    private static final RefusalParameter<GameInfo> GAME =
        new RefusalParameter<>("game", GameInfo.class, GameInfo::id, GameInfo::name);

    private static final RefusalParameter<Integer> FEWEST = seats("fewest");
    private static final RefusalParameter<Integer> MOST = seats("most");
    private static final RefusalParameter<Integer> SEATS = seats("seats");

    private static RefusalParameter<Integer> seats(String name) {
      return RefusalParameter.number(name, NUMBERS::get);
    }
  }
}
