package games.chalet.match.command;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** A question that a person asks about a match; it changes nothing. */
public sealed interface MatchQuery extends MatchRequest {

  /** The position of this moment, and the last events. */
  record Snapshot() implements MatchQuery {}

  /**
   * The result that a seat's own actions would have.
   *
   * @param choice the number of the choice that the player saw
   * @param actions the game's actions as JSON, one after the other
   */
  record Preview(int choice, List<JsonNode> actions) implements MatchQuery {}
}
