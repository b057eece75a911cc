package games.chalet.stomp.socket;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketMessage;

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
