package games.chalet.web;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.messaging.simp.stomp.StompCommand;
import org.springframework.messaging.simp.stomp.StompEncoder;
import org.springframework.messaging.simp.stomp.StompHeaderAccessor;

/** The frames of STOMP that go to browsers. */
final class StompFrames {

  /** What either side sends when it has been silent for long. */
  static final String HEARTBEAT = "\n";

  private static final StompEncoder ENCODER = new StompEncoder();

  private StompFrames() {}

  static String connected(String version, long heartbeatMillis) {
    return frame(
        StompCommand.CONNECTED,
        Map.of("version", version, "heart-beat", heartbeatMillis + "," + heartbeatMillis),
        "");
  }

  static String receipt(String id) {
    return frame(StompCommand.RECEIPT, Map.of("receipt-id", id), "");
  }

  /** After it the socket is closed, as STOMP demands. */
  static String error(Refused refused) {
    return frame(StompCommand.ERROR, Map.of("message", refused.code()), refused.sentence());
  }

  private static String frame(StompCommand command, Map<String, String> headers, String body) {
    StompHeaderAccessor accessor = StompHeaderAccessor.create(command);
    headers.forEach(accessor::setNativeHeader);
    return new String(
        ENCODER.encode(accessor.getMessageHeaders(), body.getBytes(StandardCharsets.UTF_8)),
        StandardCharsets.UTF_8);
  }

  /** What all messages to one subscription begin with; {@link #message} goes on. */
  static String messageHead(String destination, String subscription) {
    return "MESSAGE\ncontent-type:application/json\ndestination:%s\nsubscription:%s\nmessage-id:"
        .formatted(escaped(destination), escaped(subscription));
  }

  /**
   * A message.
   *
   * @param number no other message of the session has it
   */
  static String message(String head, long number, Body body) {
    return head + number + "\ncontent-length:" + body.bytes() + "\n\n" + body.text() + '\0';
  }

  /**
   * JSON for any number of messages.
   *
   * @param bytes how long it is in UTF-8
   */
  record Body(String text, int bytes) {

    static Body of(byte[] json) {
      return new Body(new String(json, StandardCharsets.UTF_8), json.length);
    }
  }

  private static String escaped(String header) {
    return header
        .replace("\\", "\\\\")
        .replace("\r", "\\r")
        .replace("\n", "\\n")
        .replace(":", "\\c");
  }
}
