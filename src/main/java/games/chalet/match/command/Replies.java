package games.chalet.match.command;

import games.chalet.match.Hint;
import games.chalet.web.RefusedException;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Brings answers to the addresses that requests name. Nothing here waits for the receiver. */
public interface Replies {

  /**
   * Answers a command that has been carried out and is on disk.
   *
   * @param version the sender's after it
   * @param choice the sender's after it
   */
  void done(ReplyAddress to, int version, int choice);

  /** Answers a request that was refused: nothing has changed. */
  void refused(ReplyAddress to, RefusedException refused);

  /**
   * Sends the answer to {@link MatchQuery.Snapshot}, all as JSON.
   *
   * @param past the last events that the viewer was told, and what goes with them, as properties
   */
  void snapshot(ReplyAddress to, byte[] position, byte[] past);

  /** Sends the answer to {@link BotRequest.Hint}. */
  void hint(ReplyAddress.Session to, Hint hint);

  /** Sends the answer to {@link MatchQuery.Preview}. */
  void preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions);
}
