package games.chalet.match.command;

import games.chalet.match.Hint;
import games.chalet.web.RefusedException;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Brings answers to the addresses that requests name. Nothing here waits for the receiver. */
public interface Replies {

  /**
   * A command has been carried out and is on disk.
   *
   * @param version the sender's after it
   * @param choice the sender's after it
   */
  void done(ReplyAddress to, int version, int choice);

  /** Something was not done, and nothing has changed. */
  void refused(ReplyAddress to, RefusedException refused);

  /**
   * The answer to {@link MatchQuery.Snapshot}, all as JSON.
   *
   * @param past the last events that everybody was told
   * @param playedFor the seats of those who had left and for whom a bot did it, by the index of the
   *     event
   */
  void snapshot(ReplyAddress.Session to, byte[] frame, byte[] past, byte[] playedFor);

  /** The answer to {@link MatchQuery.Hint}. */
  void hint(ReplyAddress.Session to, Hint hint);

  /** The answer to {@link MatchQuery.Preview}. */
  void preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions);
}
