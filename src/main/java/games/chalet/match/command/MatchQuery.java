package games.chalet.match.command;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** Something that a person wants to know of a match; the game does not change by it. */
public sealed interface MatchQuery extends MatchRequest {

  /** The frame of this moment, and the last events. */
  record Snapshot() implements MatchQuery {}

  /**
   * What a seat's own actions would lead to.
   *
   * @param choice the number of the choice that the player saw
   * @param actions the game's actions as JSON, one after the other
   */
  record Preview(int choice, List<JsonNode> actions) implements MatchQuery {}

  /**
   * What a bot of the top level would do in the seat's place. That it was told becomes an entry of
   * the journal.
   *
   * @param choice the number of the choice that the player saw
   */
  record Hint(int choice) implements MatchQuery {}
}
