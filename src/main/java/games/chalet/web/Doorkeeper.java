package games.chalet.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.simp.SimpMessageType;
import org.springframework.messaging.simp.stomp.StompCommand;
import org.springframework.messaging.simp.stomp.StompHeaderAccessor;
import org.springframework.messaging.support.ChannelInterceptor;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.messaging.support.MessageHeaderAccessor;
import org.springframework.stereotype.Component;

/**
 * Looks at every STOMP frame that comes in. What is not allowed is answered and dropped: to throw
 * would close the connection, or with Spring's ordered channel just vanish. Only a CONNECT that is
 * not allowed, or anything before one, ends the connection, as STOMP demands.
 */
@Component
class Doorkeeper implements ChannelInterceptor {

  private static final String CSRF_HEADER = "X-XSRF-TOKEN";
  private static final String BUCKET = "games.chalet.web.sends";

  private final Limits limits;
  private final Sockets sockets;
  private final ClosingTime closingTime;
  private final Commands commands;
  private final ObjectProvider<Postbox> postbox;
  private final ObjectProvider<MessageChannel> outbound;

  Doorkeeper(
      Limits limits,
      Sockets sockets,
      ClosingTime closingTime,
      Commands commands,
      ObjectProvider<Postbox> postbox,
      @ToBrowsers ObjectProvider<MessageChannel> outbound) {
    this.limits = limits;
    this.sockets = sockets;
    this.closingTime = closingTime;
    this.commands = commands;
    this.postbox = postbox;
    this.outbound = outbound;
  }

  @Override
  public @Nullable Message<?> preSend(Message<?> message, MessageChannel channel) {
    StompHeaderAccessor headers =
        MessageHeaderAccessor.getAccessor(message, StompHeaderAccessor.class);
    SimpMessageType type = headers == null ? null : headers.getMessageType();
    if (headers == null || type == null) {
      return null;
    }
    return switch (type) {
      case CONNECT -> connect(headers) ? message : null;
      case HEARTBEAT, DISCONNECT -> message;
      case SUBSCRIBE, UNSUBSCRIBE, MESSAGE, OTHER -> fromCaller(message, headers, type);
      case CONNECT_ACK, DISCONNECT_ACK -> null;
    };
  }

  private boolean connect(StompHeaderAccessor headers) {
    String sessionId = sessionId(headers);
    Visitor visitor = Visitor.of(headers.getSessionAttributes());
    String token = headers.getFirstNativeHeader(CSRF_HEADER);
    if (token == null || !visitor.csrfToken().map(held -> same(held, token)).orElse(false)) {
      error(sessionId, Refusals.csrf());
      return false;
    }
    headers.setUser(new SocketCaller(sessionId, visitor.playerId()));
    sockets.connected(sessionId, visitor.playerId());
    return true;
  }

  private static boolean same(String held, String sent) {
    return MessageDigest.isEqual(
        held.getBytes(StandardCharsets.UTF_8), sent.getBytes(StandardCharsets.UTF_8));
  }

  private @Nullable Message<?> fromCaller(
      Message<?> message, StompHeaderAccessor headers, SimpMessageType type) {
    String sessionId = sessionId(headers);
    if (!(headers.getUser() instanceof SocketCaller)) {
      error(sessionId, Refusals.forbidden());
      return null;
    }
    Refused refused = refusal(message, headers, type);
    if (refused != null) {
      String commandId = commands.commandId(message.getPayload());
      postbox.getObject().reply(sessionId, RefusedReply.of(commandId, refused));
      return null;
    }
    return message;
  }

  private @Nullable Refused refusal(
      Message<?> message, StompHeaderAccessor headers, SimpMessageType type) {
    if (!bucket(headers).take()) {
      return Refusals.tooFast();
    }
    String destination = headers.getDestination();
    return switch (type) {
      case UNSUBSCRIBE -> null;
      case SUBSCRIBE -> Destinations.mayBeHeard(destination) ? null : Refusals.forbidden();
      case MESSAGE ->
          destination == null
                  || !destination.startsWith(Destinations.APP)
                  || !Destinations.isPlain(destination)
              ? Refusals.forbidden()
              : commandRefusal(message);
      default -> Refusals.forbidden();
    };
  }

  private @Nullable Refused commandRefusal(Message<?> message) {
    if (message.getPayload() instanceof byte[] body && body.length > limits.stompBody().toBytes()) {
      return Refusals.tooLarge();
    }
    return closingTime.hasCome() ? Refusals.shuttingDown() : null;
  }

  private TokenBucket bucket(StompHeaderAccessor headers) {
    Map<String, Object> attributes = headers.getSessionAttributes();
    if (attributes == null) {
      throw new IllegalStateException("A session without attributes");
    }
    return (TokenBucket)
        attributes.computeIfAbsent(
            BUCKET,
            key ->
                new TokenBucket(
                    limits.sends().perSecond(), limits.sends().burst(), System::nanoTime));
  }

  /** Answers with an ERROR frame, after which Spring closes the socket. */
  private void error(String sessionId, Refused refused) {
    StompHeaderAccessor headers = StompHeaderAccessor.create(StompCommand.ERROR);
    headers.setSessionId(sessionId);
    headers.setMessage(refused.code());
    headers.setLeaveMutable(true);
    outbound
        .getObject()
        .send(
            MessageBuilder.createMessage(
                refused.sentence().getBytes(StandardCharsets.UTF_8), headers.getMessageHeaders()));
  }

  private static String sessionId(StompHeaderAccessor headers) {
    String sessionId = headers.getSessionId();
    if (sessionId == null) {
      throw new IllegalStateException("A frame without a session");
    }
    return sessionId;
  }
}
