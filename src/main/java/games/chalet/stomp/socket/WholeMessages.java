package games.chalet.stomp.socket;

import jakarta.websocket.Session;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.function.Consumer;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.PongMessage;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.adapter.NativeWebSocketSession;
import org.springframework.web.socket.handler.WebSocketHandlerDecorator;

/**
 * Passes whole messages on. A socket's own buffers are only as large as a usual message; longer or
 * fragmented messages arrive in parts and are gathered here. A message that is longer than a STOMP
 * frame may be closes its socket with 1009; texts are measured in characters.
 */
final class WholeMessages extends WebSocketHandlerDecorator {

  private static final String GATHERED = WholeMessages.class.getName() + ".gathered";

  /** Tomcat's name for the time that it waits for the other end's close, and reads on. */
  private static final String CLOSE_TIMEOUT = "org.apache.tomcat.websocket.SESSION_CLOSE_TIMEOUT";

  private static final Long CLOSE_MILLIS = 1_000L;

  private final int longest;
  private final Consumer<String> refused;

  /**
   * Creates a decorator.
   *
   * @param refused takes the address whose message is too long, as it is counted
   */
  WholeMessages(WebSocketHandler handler, StompLimits limits, Consumer<String> refused) {
    super(handler);
    this.longest = limits.stompFrame();
    this.refused = refused;
  }

  @Override
  public boolean supportsPartialMessages() {
    return true;
  }

  @Override
  public void handleMessage(WebSocketSession socket, WebSocketMessage<?> part) throws Exception {
    if (part instanceof PongMessage) { // It may come between the parts of a message.
      super.handleMessage(socket, part);
      return;
    }
    Map<String, Object> attributes = socket.getAttributes();
    MessageParts begun = (MessageParts) attributes.get(GATHERED);
    if (begun == null && part.isLast()) {
      super.handleMessage(socket, part);
      return;
    }
    MessageParts parts = begun == null ? MessageParts.startingWith(part) : begun.and(part);
    if (parts.length() > longest) {
      if (attributes.put(GATHERED, MessageParts.TOO_MANY) != MessageParts.TOO_MANY) {
        refused.accept(HandshakeData.of(attributes).sender().address());
      }
      close(socket);
    } else if (part.isLast()) {
      attributes.remove(GATHERED);
      super.handleMessage(socket, parts.whole());
    } else {
      attributes.put(GATHERED, parts);
    }
  }

  /**
   * Closes with the reason. Further data is read and dropped for a moment, so that the reason can
   * arrive.
   */
  private static void close(WebSocketSession socket) {
    if (socket instanceof NativeWebSocketSession adapter
        && adapter.getNativeSession() instanceof Session tomcats) {
      tomcats.getUserProperties().put(CLOSE_TIMEOUT, CLOSE_MILLIS);
    }
    SocketRegistry.letGo(socket, CloseStatus.TOO_BIG_TO_PROCESS);
  }

  /** The first parts of a text or binary message of which more is to come. */
  sealed interface MessageParts {

    /** The parts of a message that is too long to be kept. */
    MessageParts TOO_MANY = new TooMany();

    static MessageParts startingWith(WebSocketMessage<?> part) {
      MessageParts none = part instanceof TextMessage ? new Text() : new Binary();
      return none.and(part);
    }

    /** Returns these parts and the next one, which is of the same kind. */
    MessageParts and(WebSocketMessage<?> part);

    /** Returns the length in characters of a text, or in bytes. */
    int length();

    /** Returns all parts as one message. */
    WebSocketMessage<?> whole();

    final class Text implements MessageParts {

      private final StringBuilder text = new StringBuilder();

      @Override
      public MessageParts and(WebSocketMessage<?> part) {
        text.append(part.getPayload());
        return this;
      }

      @Override
      public int length() {
        return text.length();
      }

      @Override
      public WebSocketMessage<?> whole() {
        return new TextMessage(text);
      }
    }

    final class Binary implements MessageParts {

      private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

      @Override
      public MessageParts and(WebSocketMessage<?> part) {
        if (part.getPayload() instanceof ByteBuffer more) {
          byte[] copy = new byte[more.remaining()];
          more.get(copy);
          bytes.writeBytes(copy);
        }
        return this;
      }

      @Override
      public int length() {
        return bytes.size();
      }

      @Override
      public WebSocketMessage<?> whole() {
        return new BinaryMessage(bytes.toByteArray());
      }
    }

    /** The placeholder for a message that is too long. */
    final class TooMany implements MessageParts {

      @Override
      public MessageParts and(WebSocketMessage<?> part) {
        return this;
      }

      @Override
      public int length() {
        return Integer.MAX_VALUE;
      }

      @Override
      public WebSocketMessage<?> whole() {
        throw new IllegalStateException("No part of the message is buffered");
      }
    }
  }
}
