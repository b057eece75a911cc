package games.chalet.stomp.socket;

import games.chalet.json.Json;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.logs.DatabaseOutage;
import games.chalet.web.problems.CommonRefusal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Routes a SEND to the first {@link SendHandler} that accepts its destination; replies {@code
 * not-found} if none does.
 */
@Component
class SendDispatcher {

  private static final Logger LOG = LoggerFactory.getLogger(SendDispatcher.class);

  /** In characters; ids of another form come back, too, so that their sender can tell them. */
  private static final int LONGEST_ID = 64;

  private final List<SendHandler> handlers;
  private final Subscriptions subscriptions;
  private final Json json;
  private final ReachedLimits reached;

  SendDispatcher(
      ObjectProvider<SendHandler> handlers,
      Subscriptions subscriptions,
      Json json,
      ReachedLimits reached) {
    this.handlers = handlers.stream().toList();
    this.subscriptions = subscriptions;
    this.json = json;
    this.reached = reached;
  }

  void deliver(StompSession session, SocketCaller caller, String destination, byte[] body) {
    try {
      if (handlers.stream().noneMatch(handler -> handler.take(caller, destination, body))) {
        refuse(session, body, CommonRefusal.NOT_FOUND.of());
      }
    } catch (RefusedException refused) {
      refuse(session, body, refused);
    } catch (JacksonException e) {
      refuse(session, body, CommonRefusal.MALFORMED.of());
    } catch (RuntimeException e) {
      LOG.error("Message to {} failed", destination, e);
      refuse(
          session,
          body,
          DatabaseOutage.isBehind(e) ? CommonRefusal.ofOutage(e) : CommonRefusal.UNEXPECTED.of());
    }
  }

  /** Refuses a send; {@code body} is its body. */
  void refuse(StompSession session, byte[] body, RefusedException refused) {
    reached.count(refused.code(), refused.reason(), session.handshake().sender().address());
    RefusedReply reply = RefusedReply.of(commandId(body), refused);
    subscriptions.reply(session, json.write(reply));
  }

  /** Returns the id of a refused command, so that its sender can tell which one it was. */
  private @Nullable String commandId(byte[] body) {
    if (body.length == 0) {
      return null;
    }
    try {
      JsonNode id = json.tree(body).path("commandId");
      return id.isString() && id.stringValue().length() <= LONGEST_ID ? id.stringValue() : null;
    } catch (JacksonException e) {
      return null;
    }
  }
}
