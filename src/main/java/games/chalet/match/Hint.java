package games.chalet.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a bot of the top level would do in the place of a seat, from what that seat sees.
 *
 * @param playouts how often it played on in its imagination; 0 where it decided without
 * @param best the best actions, what it would do first
 */
public record Hint(int playouts, List<Suggestion> best) {

  public Hint {
    best = List.copyOf(best);
  }

  /**
   * One action.
   *
   * @param action the game's action
   * @param worth what the playouts came to on average, from 0 to 1: how often they were won, or in
   *     games for one how good they were; null where nothing was played on
   * @param share how much the bot's own rules think of it, beside all that they allow, from 0 to 1
   * @param aboutAsGood whether it cannot be told from the first one
   * @param reasons the game's reasons, written like its events
   */
  public record Suggestion(
      JsonNode action,
      @Nullable Double worth,
      double share,
      boolean aboutAsGood,
      List<JsonNode> reasons) {

    public Suggestion {
      reasons = List.copyOf(reasons);
    }
  }
}
