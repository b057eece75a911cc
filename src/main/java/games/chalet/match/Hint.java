package games.chalet.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The advice of a top-level bot in the place of a seat, from what that seat sees.
 *
 * @param playouts the number of playouts; 0 where it decided without any
 * @param best the best actions, the first choice first
 */
public record Hint(int playouts, List<Suggestion> best) {

  public Hint {
    best = List.copyOf(best);
  }

  /**
   * One action.
   *
   * @param action the game's action
   * @param worth the average result of the playouts, from 0 to 1: how often they were won or, in
   *     solo games, how good they were; null where there were no playouts
   * @param share the share, from 0 to 1, that the bot's own rules give it among all legal actions
   * @param aboutAsGood true if it cannot be told from the first one
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
