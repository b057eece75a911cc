package games.chalet.stomp.socket;

import games.chalet.json.Json;
import games.chalet.stomp.MessageForms;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.TopicDelivery;
import games.chalet.web.limits.ReachedLimits;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Puts messages into the send queues of the sessions that they are for. */
@Component("socketMessaging")
class SocketMessaging implements StompMessaging, TopicDelivery {

  private final Json json;
  private final StompSessions sessions;
  private final Subscriptions subscriptions;
  private final ReachedLimits reached;

  SocketMessaging(
      Json json, StompSessions sessions, Subscriptions subscriptions, ReachedLimits reached) {
    this.json = json;
    this.sessions = sessions;
    this.subscriptions = subscriptions;
    this.reached = reached;
  }

  @Override
  public void publish(String destination, Object body) {
    publish(destination, () -> json.write(body));
  }

  @Override
  public void publish(String destination, Supplier<byte[]> encoded) {
    publish(destination, MessageForms.whole(encoded));
  }

  @Override
  public void publish(String destination, MessageForms forms) {
    subscriptions.tell(destination, forms);
  }

  @Override
  public void deliver(
      String destination, @Nullable Supplier<byte[]> whole, @Nullable Supplier<byte[]> changes) {
    subscriptions.tell(destination, new MessageForms(whole, changes));
  }

  @Override
  public void reply(String sessionId, Object body) {
    if (body instanceof RefusedReply refused) {
      count(sessionId, refused);
    }
    reply(sessionId, json.write(body));
  }

  @Override
  public void reply(String sessionId, byte[] encoded) {
    sessions.find(sessionId).ifPresent(session -> subscriptions.reply(session, encoded));
  }

  private void count(String sessionId, RefusedReply refused) {
    sessions
        .find(sessionId)
        .map(session -> session.handshake().sender().address())
        .ifPresent(address -> reached.count(refused.code(), refused.reason(), address));
  }

  @Override
  public void recheck(String destination) {
    subscriptions.recheck(destination);
  }
}
