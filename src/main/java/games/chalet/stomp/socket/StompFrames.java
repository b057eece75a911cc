package games.chalet.stomp.socket;

import games.chalet.stomp.sending.OutgoingFrame;
import games.chalet.stomp.sending.Payload;
import games.chalet.web.RefusedException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.messaging.simp.stomp.StompCommand;
import org.springframework.messaging.simp.stomp.StompEncoder;
import org.springframework.messaging.simp.stomp.StompHeaderAccessor;

/**
 * The STOMP frames for browsers. They are sent as binary messages: a text message would be decoded
 * and encoded again on its way, for nothing.
 */
final class StompFrames {

  private static final byte[] END = {0};

  private static final StompEncoder ENCODER = new StompEncoder();

  private StompFrames() {}

  /** Returns the frame that either side sends after a long silence. */
  static OutgoingFrame heartbeat() {
    return OutgoingFrame.of(new byte[] {'\n'});
  }

  static OutgoingFrame connected(String version, long heartbeatMillis) {
    return frame(
        StompCommand.CONNECTED,
        Map.of("version", version, "heart-beat", heartbeatMillis + "," + heartbeatMillis),
        "");
  }

  static OutgoingFrame receipt(String id) {
    return frame(StompCommand.RECEIPT, Map.of("receipt-id", id), "");
  }

  /**
   * Returns an ERROR, after which the socket is closed, as STOMP demands.
   *
   * @param about further headers, which tell a client what it is about
   */
  static OutgoingFrame error(RefusedException refused, Map<String, String> about) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("message", refused.code());
    headers.put("content-type", "text/plain");
    headers.putAll(about);
    return frame(StompCommand.ERROR, headers, refused.sentence());
  }

  private static OutgoingFrame frame(
      StompCommand command, Map<String, String> headers, String body) {
    StompHeaderAccessor accessor = StompHeaderAccessor.create(command);
    headers.forEach(accessor::setNativeHeader);
    return OutgoingFrame.of(ENCODER.encode(accessor.getMessageHeaders(), utf8(body)));
  }

  /** Returns the beginning of all messages to one subscription; {@link #message} adds the rest. */
  static byte[] messageHead(String destination, String subscription) {
    return utf8(
        "MESSAGE\ncontent-type:application/json\ndestination:%s\nsubscription:%s\nmessage-id:"
            .formatted(escaped(destination), escaped(subscription)));
  }

  /**
   * Returns the beginning of all messages to a subscription to changes. The destination is cut to
   * the kind of topic; the subscription tells which one it is.
   */
  static byte[] shortHead(String destination, String subscription) {
    int end = destination.indexOf('.');
    String kind = end < 0 ? destination : destination.substring(0, end);
    return utf8(
        "MESSAGE\ndestination:%s\nsubscription:%s\nmessage-id:"
            .formatted(escaped(kind), escaped(subscription)));
  }

  /**
   * Returns a message without the parts that STOMP 1.2 leaves to the sender: JSON contains no null
   * byte.
   */
  static OutgoingFrame shortMessage(byte[] head, long number, Payload json) {
    return around(head, number + "\n\n", json);
  }

  /**
   * Returns a message.
   *
   * @param number unique in the session
   * @param json the body, which any number of messages may share
   */
  static OutgoingFrame message(byte[] head, long number, Payload json) {
    return around(head, number + "\ncontent-length:" + json.length() + "\n\n", json);
  }

  private static OutgoingFrame around(byte[] head, String restOfHead, Payload json) {
    byte[] rest = utf8(restOfHead);
    byte[] before = ByteBuffer.allocate(head.length + rest.length).put(head).put(rest).array();
    return OutgoingFrame.around(before, json, END);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String escaped(String header) {
    return header
        .replace("\\", "\\\\")
        .replace("\r", "\\r")
        .replace("\n", "\\n")
        .replace(":", "\\c");
  }
}
