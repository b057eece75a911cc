package games.chalet.match.cluster;

import games.chalet.cluster.NodeMessage;
import games.chalet.match.Hint;
import games.chalet.match.command.ReplyAddress;
import games.chalet.web.RefusedException;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Answers on their way to the process that holds the sender's session. */
sealed interface ReplyMessage extends NodeMessage {

  /** See {@code Replies.done}. */
  record Done(ReplyAddress to, int version, int choice) implements ReplyMessage {}

  /** See {@code Replies.refused}. */
  record Refused(
      ReplyAddress to,
      int status,
      String code,
      String sentence,
      String rule,
      int retryAfter,
      String reason,
      Map<String, Object> parameters)
      implements ReplyMessage {

    static Refused of(ReplyAddress to, RefusedException refused) {
      return new Refused(
          to,
          refused.status(),
          refused.code(),
          refused.sentence(),
          refused.rule(),
          refused.retryAfter(),
          refused.reason(),
          refused.parameters());
    }

    RefusedException refusal() {
      return new RefusedException(status, code, sentence, rule, reason, parameters)
          .after(retryAfter);
    }
  }

  /** See {@code Replies.snapshot}; JSON as text. */
  record Snapshot(ReplyAddress to, String frame, String past) implements ReplyMessage {}

  /** See {@code Replies.hint}. */
  record HintFound(ReplyAddress.Session to, Hint hint) implements ReplyMessage {}

  /** See {@code Replies.preview}. */
  record Preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions)
      implements ReplyMessage {}
}
