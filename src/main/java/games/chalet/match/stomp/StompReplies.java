package games.chalet.match.stomp;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.match.Hint;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.live.PendingReplies;
import games.chalet.match.state.JsonBytes;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.StompMessaging;
import games.chalet.web.NodeId;
import games.chalet.web.RefusedException;
import java.util.List;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Sends answers to the socket from which the request came, as {@code docs/protocol.md} says. */
@Component("repliesOfMatches")
public final class StompReplies implements Replies {

  private final NodeId node;
  private final StompMessaging messaging;
  private final PendingReplies pending;

  public StompReplies(NodeId node, StompMessaging messaging, PendingReplies pending) {
    this.node = node;
    this.messaging = messaging;
    this.pending = pending;
  }

  /**
   * The <i>ack</i> of the protocol: a command was done; both numbers are of the sender's position
   * after it.
   */
  private record Ack(String kind, String commandId, int version, int choice) {}

  /** The <i>hint</i> of the protocol: the answer to the question for one. */
  private record HintReply(String kind, String commandId, @JsonUnwrapped Hint hint) {}

  /**
   * The <i>foreseen</i> of the protocol: the position to which the actions of a <i>foresee</i>
   * lead.
   */
  private record Foreseen(
      String kind, String commandId, JsonNode view, List<JsonNode> legalActions) {}

  @Override
  public void done(ReplyAddress to, int version, int choice) {
    switch (to) {
      case ReplyAddress.Session session ->
          send(session, new Ack("ack", session.commandId(), version, choice));
      case ReplyAddress.Waiting waiting -> pending.done(waiting);
    }
  }

  @Override
  public void refused(ReplyAddress to, RefusedException refused) {
    switch (to) {
      case ReplyAddress.Session session ->
          send(session, RefusedReply.of(session.commandId(), refused));
      case ReplyAddress.Waiting waiting -> pending.refused(waiting, refused);
    }
  }

  @Override
  public void hint(ReplyAddress.Session to, Hint hint) {
    send(to, new HintReply("hint", to.commandId(), hint));
  }

  @Override
  public void preview(ReplyAddress.Session to, JsonNode view, List<JsonNode> legalActions) {
    send(to, new Foreseen("foreseen", to.commandId(), view, legalActions));
  }

  @Override
  public void snapshot(ReplyAddress to, byte[] position, byte[] past) {
    switch (to) {
      case ReplyAddress.Session session -> {
        if (isHere(session)) {
          String kind = "{\"kind\":\"snapshot\",\"commandId\":\"" + session.commandId() + "\",";
          messaging.reply(session.sessionId(), snapshot(kind, position, past));
        }
      }
      case ReplyAddress.Waiting waiting -> pending.found(waiting, snapshot("{", position, past));
    }
  }

  private static byte[] snapshot(String beginning, byte[] position, byte[] past) {
    return JsonBytes.joined(
        JsonBytes.utf8(beginning + "\"position\":"),
        position,
        JsonBytes.utf8(","),
        past,
        JsonBytes.utf8("}"));
  }

  private void send(ReplyAddress.Session to, Object body) {
    if (isHere(to)) {
      messaging.reply(to.sessionId(), body);
    }
  }

  /**
   * Returns true if the socket is here; those of another process, or from before a restart, cannot
   * be answered.
   */
  private boolean isHere(ReplyAddress.Session to) {
    return to.node().equals(node.value());
  }
}
