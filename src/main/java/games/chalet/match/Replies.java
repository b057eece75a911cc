package games.chalet.match;

import games.chalet.web.Postbox;
import games.chalet.web.Refused;
import games.chalet.web.RefusedReply;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Answers to one command over the socket from which it came.
 *
 * @param commandId letters and digits only
 */
record Replies(Postbox postbox, String sessionId, String commandId) implements Answering {

  /** The <i>ack</i> of the protocol. */
  private record Ack(String kind, String commandId, int version, int choice) {}

  /** The <i>foreseen</i> of the protocol. */
  private record Foreseen(
      String kind, String commandId, JsonNode view, List<JsonNode> legalActions) {}

  @Override
  public void done(Course.Answer answer) {
    postbox.reply(sessionId, new Ack("ack", commandId, answer.version(), answer.choice()));
  }

  @Override
  public void refused(Refused refused) {
    postbox.reply(sessionId, RefusedReply.of(commandId, refused));
  }

  void foreseen(JsonNode view, List<JsonNode> legalActions) {
    postbox.reply(sessionId, new Foreseen("foreseen", commandId, view, legalActions));
  }

  void frame(byte[] frame, byte[] past) {
    postbox.reply(
        sessionId,
        Bytes.joined(
            Bytes.utf8("{\"kind\":\"frame\",\"commandId\":\"" + commandId + "\",\"frame\":"),
            frame,
            Bytes.utf8(",\"past\":"),
            past,
            Bytes.utf8("}")));
  }
}
