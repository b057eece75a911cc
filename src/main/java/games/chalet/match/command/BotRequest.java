package games.chalet.match.command;

import games.chalet.match.BotPace;
import java.util.Optional;

/**
 * A request of a seat to the bots of a match. It changes no position; but a hint that is given
 * becomes an entry of the journal, and the bots' pace stays until the next request.
 */
public sealed interface BotRequest extends MatchRequest {

  /**
   * The action that a top-level bot would take in the seat's place.
   *
   * @param choice the number of the choice that the player saw
   */
  record Hint(int choice) implements BotRequest {}

  /**
   * The bots take another time for an action from now on. Only the one person of a match may ask:
   * nobody else waits, and nothing of it is stored.
   *
   * @param pace empty: hardly any time until it is the person's turn
   */
  record Hurry(Optional<BotPace> pace) implements BotRequest {}
}
