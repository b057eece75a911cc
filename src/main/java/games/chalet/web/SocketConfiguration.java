package games.chalet.web;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.simp.SimpMessagingTemplate;
import org.springframework.messaging.simp.annotation.support.SimpAnnotationMethodMessageHandler;
import org.springframework.messaging.simp.broker.AbstractBrokerMessageHandler;
import org.springframework.messaging.simp.broker.SimpleBrokerMessageHandler;
import org.springframework.messaging.simp.user.UserDestinationResolver;
import org.springframework.messaging.support.AbstractSubscribableChannel;
import org.springframework.web.socket.config.annotation.DelegatingWebSocketMessageBrokerConfiguration;

/** Spring's STOMP over WebSocket, with two parts of our own in it. */
@Configuration(proxyBeanMethods = false)
class SocketConfiguration extends DelegatingWebSocketMessageBrokerConfiguration {

  private final Subscriptions subscriptions;
  private final ObjectProvider<Postbox> postbox;
  private final ObjectProvider<Commands> commands;

  SocketConfiguration(
      Subscriptions subscriptions,
      ObjectProvider<Postbox> postbox,
      ObjectProvider<Commands> commands) {
    this.subscriptions = subscriptions;
    this.postbox = postbox;
    this.commands = commands;
  }

  @Override
  protected SimpAnnotationMethodMessageHandler createAnnotationMethodMessageHandler(
      AbstractSubscribableChannel clientInboundChannel,
      AbstractSubscribableChannel clientOutboundChannel,
      SimpMessagingTemplate brokerMessagingTemplate) {
    return new UnknownSends(
        clientInboundChannel, clientOutboundChannel, brokerMessagingTemplate, postbox, commands);
  }

  @Bean
  @Override
  public @Nullable AbstractBrokerMessageHandler simpleBrokerMessageHandler(
      AbstractSubscribableChannel clientInboundChannel,
      AbstractSubscribableChannel clientOutboundChannel,
      AbstractSubscribableChannel brokerChannel,
      UserDestinationResolver userDestinationResolver) {
    AbstractBrokerMessageHandler broker =
        super.simpleBrokerMessageHandler(
            clientInboundChannel, clientOutboundChannel, brokerChannel, userDestinationResolver);
    if (broker instanceof SimpleBrokerMessageHandler simple) {
      simple.setSubscriptionRegistry(subscriptions);
    }
    return broker;
  }
}
