package games.chalet.match;

import games.chalet.web.Postbox;
import games.chalet.web.Refused;
import games.chalet.web.RefusedReply;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
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
    ByteArrayOutputStream reply = new ByteArrayOutputStream(frame.length + past.length + 80);
    reply.writeBytes(
        ("{\"kind\":\"frame\",\"commandId\":\"" + commandId + "\",\"frame\":")
            .getBytes(StandardCharsets.UTF_8));
    reply.writeBytes(frame);
    reply.writeBytes(",\"past\":".getBytes(StandardCharsets.UTF_8));
    reply.writeBytes(past);
    reply.write('}');
    postbox.reply(sessionId, reply.toByteArray());
  }
}
