package games.chalet.match.command;

import games.chalet.match.BotPace;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** A question that a person asks about a match; it does not change the game. */
public sealed interface MatchQuery extends MatchRequest {

  /** The frame of this moment, and the last events. */
  record Snapshot() implements MatchQuery {}

  /**
   * The result that a seat's own actions would have.
   *
   * @param choice the number of the choice that the player saw
   * @param actions the game's actions as JSON, one after the other
   */
  record Preview(int choice, List<JsonNode> actions) implements MatchQuery {}

  /**
   * The action that a top-level bot would take in the seat's place. Giving it becomes an entry of
   * the journal.
   *
   * @param choice the number of the choice that the player saw
   */
  record Hint(int choice) implements MatchQuery {}

  /**
   * The bots take another time for an action from now on. Only the one person of a match may ask:
   * nobody else waits, and nothing of it is stored.
   *
   * @param pace empty: hardly any time until it is the person's turn
   */
  record Hurry(Optional<BotPace> pace) implements MatchQuery {}
}
