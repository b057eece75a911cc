package games.chalet.web;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.SubscribableChannel;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.SimpMessageMappingInfo;
import org.springframework.messaging.simp.SimpMessageSendingOperations;
import org.springframework.web.socket.messaging.WebSocketAnnotationMethodMessageHandler;

/** Spring's dispatcher of STOMP messages, which also answers those that nobody handles. */
final class UnknownSends extends WebSocketAnnotationMethodMessageHandler {

  private final ObjectProvider<Postbox> postbox;
  private final ObjectProvider<Commands> commands;

  UnknownSends(
      SubscribableChannel inbound,
      MessageChannel outbound,
      SimpMessageSendingOperations template,
      ObjectProvider<Postbox> postbox,
      ObjectProvider<Commands> commands) {
    super(inbound, outbound, template);
    this.postbox = postbox;
    this.commands = commands;
  }

  @Override
  protected void handleNoMatch(
      Set<SimpMessageMappingInfo> mappings, String destination, Message<?> message) {
    String sessionId = SimpMessageHeaderAccessor.getSessionId(message.getHeaders());
    String original = SimpMessageHeaderAccessor.getDestination(message.getHeaders());
    if (sessionId != null && isSend(original)) {
      String commandId = commands.getObject().commandId(message.getPayload());
      postbox.getObject().reply(sessionId, RefusedReply.of(commandId, Refusals.notFound()));
    }
  }

  private static boolean isSend(@Nullable String destination) {
    return destination != null && destination.startsWith(Destinations.APP);
  }
}
