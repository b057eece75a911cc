package games.chalet.match.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.cluster.NodeMessage;
import games.chalet.match.Hint;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.web.RefusedException;
import games.chalet.web.SeveralNodes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Sends answers to the process that holds the sender's session. */
@Component
@SeveralNodes
@Primary
final class ClusterReplies implements Replies {

  private final Replies here;
  private final Cluster cluster;

  ClusterReplies(@Qualifier("repliesOfMatches") Replies here, Cluster cluster) {
    this.here = here;
    this.cluster = cluster;
    cluster.on("reply-done.1", ReplyMessage.Done.class, (node, it) -> receive(it));
    cluster.on("reply-refused.2", ReplyMessage.Refused.class, (node, it) -> receive(it));
    cluster.on("reply-snapshot.2", ReplyMessage.Snapshot.class, (node, it) -> receive(it));
    cluster.on("reply-hint.1", ReplyMessage.HintFound.class, (node, it) -> receive(it));
    cluster.on("reply-preview.1", ReplyMessage.Preview.class, (node, it) -> receive(it));
  }

  private void receive(ReplyMessage message) {
    switch (message) {
      case ReplyMessage.Done it -> here.done(it.to(), it.version(), it.choice());
      case ReplyMessage.Refused it -> here.refused(it.to(), it.refusal());
      case ReplyMessage.Snapshot it -> here.snapshot(it.to(), utf8(it.position()), utf8(it.past()));
      case ReplyMessage.HintFound it -> here.hint(it.to(), it.hint());
      case ReplyMessage.Preview it -> here.preview(it.to(), it.view(), it.legalActions());
    }
  }

  @Override
  public void done(ReplyAddress to, int version, int choice) {
    bring(to, new ReplyMessage.Done(to, version, choice));
  }

  @Override
  public void refused(ReplyAddress to, RefusedException refused) {
    bring(to, ReplyMessage.Refused.of(to, refused));
  }

  @Override
  public void snapshot(ReplyAddress to, byte[] position, byte[] past) {
    if (isHere(to)) {
      here.snapshot(to, position, past);
    } else {
      cluster.tell(to.node(), new ReplyMessage.Snapshot(to, text(position), text(past)));
    }
  }

  @Override
  public void hint(ReplyAddress.Session to, Hint hint) {
    bring(to, new ReplyMessage.HintFound(to, hint));
  }

  @Override
  public void preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions) {
    bring(to, new ReplyMessage.Preview(to, view, legalActions));
  }

  private void bring(ReplyAddress to, ReplyMessage message) {
    if (isHere(to)) {
      receive(message);
    } else {
      cluster.tell(to.node(), message);
    }
  }

  private boolean isHere(ReplyAddress to) {
    return to.node().equals(cluster.self());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] utf8) {
    return new String(utf8, StandardCharsets.UTF_8);
  }

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
    record Snapshot(ReplyAddress to, String position, String past) implements ReplyMessage {}

    /** See {@code Replies.hint}. */
    record HintFound(ReplyAddress.Session to, Hint hint) implements ReplyMessage {}

    /** See {@code Replies.preview}. */
    record Preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions)
        implements ReplyMessage {}
  }
}
