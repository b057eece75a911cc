package games.chalet.stomp.socket;

import games.chalet.web.problems.CommonRefusal;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.simp.stomp.StompConversionException;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.BinaryMessage;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.PongMessage;
import org.springframework.web.socket.SubProtocolCapable;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;

/**
 * STOMP over WebSocket: splits the data of a socket into frames, one after the other. For the
 * reasons against Spring's own, see {@code docs/decisions/sockets.md}.
 */
@Component
class StompHandler implements WebSocketHandler, SubProtocolCapable {

  private static final Logger LOG = LoggerFactory.getLogger(StompHandler.class);

  private final SocketRegistry sockets;
  private final StompSessions sessions;
  private final InboundFrames inboundFrames;
  private final Subscriptions subscriptions;

  StompHandler(
      SocketRegistry sockets,
      StompSessions sessions,
      InboundFrames inboundFrames,
      Subscriptions subscriptions) {
    this.sockets = sockets;
    this.sessions = sessions;
    this.inboundFrames = inboundFrames;
    this.subscriptions = subscriptions;
  }

  @Override
  public List<String> getSubProtocols() {
    return List.of("v12.stomp", "v11.stomp", "v10.stomp");
  }

  @Override
  public boolean supportsPartialMessages() {
    return false;
  }

  @Override
  public void afterConnectionEstablished(WebSocketSession socket) {
    sessions.open(socket);
  }

  @Override
  public void handleMessage(WebSocketSession socket, WebSocketMessage<?> message) {
    if (message instanceof PongMessage) {
      sessions.find(socket.getId()).ifPresent(session -> session.heartbeat().answered());
      return;
    }
    ByteBuffer bytes = bytes(message);
    if (bytes != null) {
      sessions.find(socket.getId()).ifPresent(session -> take(socket, session, bytes));
    }
  }

  private static @Nullable ByteBuffer bytes(WebSocketMessage<?> message) {
    if (message instanceof TextMessage text) {
      return ByteBuffer.wrap(text.asBytes());
    }
    return message instanceof BinaryMessage binary ? binary.getPayload() : null;
  }

  private void take(WebSocketSession socket, StompSession session, ByteBuffer bytes) {
    session.heartbeat().heard();
    if (session.connectsTooLate()) {
      inboundFrames.showOut(session, CommonRefusal.TOO_SLOW.of());
      return;
    }
    List<Message<byte[]>> frames;
    try {
      frames = session.read(bytes);
    } catch (StompConversionException | IllegalArgumentException e) {
      LOG.debug("Invalid STOMP frame from socket {}", session.id(), e);
      inboundFrames.showOut(session, CommonRefusal.MALFORMED.of());
      return;
    }
    for (int number = 0; number < frames.size(); number++) {
      // The first was counted as the message that brought it.
      if (session.isEnded() || (number > 0 && !sockets.bears(socket))) {
        return;
      }
      inboundFrames.take(session, frames.get(number));
    }
  }

  @Override
  public void handleTransportError(WebSocketSession socket, Throwable e) {
    LOG.debug("Socket {} failed", socket.getId(), e);
  }

  @Override
  public void afterConnectionClosed(WebSocketSession socket, CloseStatus status) {
    sessions
        .remove(socket.getId())
        .ifPresent(
            session -> {
              session.gone();
              subscriptions.endAll(session);
            });
  }
}
