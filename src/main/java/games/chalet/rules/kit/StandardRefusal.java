package games.chalet.rules.kit;

import games.chalet.engine.GameInfo;
import games.chalet.engine.RefusalParameter;
import games.chalet.engine.RefusalReason;
import java.util.List;

/** The reasons for which any game refuses. */
enum StandardRefusal implements RefusalReason {
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
