package games.chalet.web;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.SimpMessageType;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.stereotype.Component;
import org.springframework.util.MimeTypeUtils;

/** Hands everything to Spring's broker. */
@Component
class BrokerPostbox implements Postbox {

  private final Json json;
  private final MessageChannel broker;
  private final Subscriptions subscriptions;

  BrokerPostbox(
      Json json, @Qualifier("brokerChannel") MessageChannel broker, Subscriptions subscriptions) {
    this.json = json;
    this.broker = broker;
    this.subscriptions = subscriptions;
  }

  @Override
  public void publish(String destination, Object body) {
    publish(destination, json.write(body));
  }

  @Override
  public void publish(String destination, byte[] body) {
    send(headersTo(destination), body);
  }

  @Override
  public void reply(String sessionId, Object body) {
    reply(sessionId, json.write(body));
  }

  @Override
  public void reply(String sessionId, byte[] body) {
    SimpMessageHeaderAccessor headers = headersTo(Destinations.repliesOf(sessionId));
    headers.setNativeHeader(SimpMessageHeaderAccessor.ORIGINAL_DESTINATION, Destinations.REPLIES);
    send(headers, body);
  }

  @Override
  public void recheck(String destination) {
    subscriptions.recheck(destination);
  }

  private static SimpMessageHeaderAccessor headersTo(String destination) {
    SimpMessageHeaderAccessor headers = SimpMessageHeaderAccessor.create(SimpMessageType.MESSAGE);
    headers.setDestination(destination);
    headers.setContentType(MimeTypeUtils.APPLICATION_JSON);
    headers.setLeaveMutable(true);
    return headers;
  }

  private void send(SimpMessageHeaderAccessor headers, byte[] body) {
    broker.send(MessageBuilder.createMessage(body, headers.getMessageHeaders()));
  }
}
