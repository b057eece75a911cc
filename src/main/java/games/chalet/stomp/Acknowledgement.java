package games.chalet.stomp;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * The acknowledgement of a command, sent within the message that shows its effect.
 *
 * @param commandId letters and digits only
 */
public record Acknowledgement(String sessionId, String commandId) {

  /** Returns the message for the sender; {@code json} is an object with at least one property. */
  public byte[] within(byte[] json) {
    byte[] head = ("{\"ack\":\"" + commandId + "\",").getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(head.length + json.length - 1)
        .put(head)
        .put(json, 1, json.length - 1)
        .array();
  }
}
