package games.chalet.web;

import java.util.List;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.messaging.simp.config.ChannelRegistration;
import org.springframework.messaging.simp.config.MessageBrokerRegistry;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Component;
import org.springframework.util.AntPathMatcher;
import org.springframework.web.socket.WebSocketExtension;
import org.springframework.web.socket.config.annotation.StompEndpointRegistry;
import org.springframework.web.socket.config.annotation.WebSocketMessageBrokerConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketTransportRegistration;
import org.springframework.web.socket.server.support.DefaultHandshakeHandler;

/** The settings of STOMP over WebSocket: `docs/protocol.md`, section 4. */
@Component
@Order(Ordered.LOWEST_PRECEDENCE) // Has the last word on the threads.
class StompWiring implements WebSocketMessageBrokerConfigurer {

  private static final long HEARTBEAT_MILLIS = 5_000;
  private static final int MILLIS_TO_FIRST_MESSAGE = 15_000;

  /** A browser that takes longer for one message is let go; it heals by asking for the snapshot. */
  static final int SEND_MILLIS = 10_000;

  /**
   * Whoever does not read keeps the thread that sends to them waiting, so there are as many as
   * there could be such browsers. They are virtual: one that waits costs next to nothing.
   */
  private static final int SENDERS = 10_000;

  private final Limits limits;
  private final ChaletSettings settings;
  private final Handshake handshake;
  private final Doorkeeper doorkeeper;
  private final Sockets sockets;
  private final Backlog backlog;
  private final TaskScheduler heartbeats;

  StompWiring(
      Limits limits,
      ChaletSettings settings,
      Handshake handshake,
      Doorkeeper doorkeeper,
      Sockets sockets,
      Backlog backlog,
      @Lazy @Qualifier("messageBrokerTaskScheduler") TaskScheduler heartbeats) {
    this.limits = limits;
    this.settings = settings;
    this.handshake = handshake;
    this.doorkeeper = doorkeeper;
    this.sockets = sockets;
    this.backlog = backlog;
    this.heartbeats = heartbeats;
  }

  /** Stops long after the web server: {@link ShutdownPhases} closes the sockets before. */
  @Override
  public Integer getPhase() {
    return 0;
  }

  @Override
  public void registerStompEndpoints(StompEndpointRegistry registry) {
    // The page's own origin may always connect; it is told from Host or X-Forwarded-Host.
    registry
        .addEndpoint("/ws")
        .setHandshakeHandler(new Uncompressed())
        .setAllowedOrigins(settings.publicOrigin().stream().toArray(String[]::new))
        .addInterceptors(handshake);
    registry.setPreserveReceiveOrder(true);
  }

  @Override
  public void configureMessageBroker(MessageBrokerRegistry registry) {
    registry
        .enableSimpleBroker("/topic")
        .setTaskScheduler(heartbeats)
        .setHeartbeatValue(new long[] {HEARTBEAT_MILLIS, HEARTBEAT_MILLIS});
    registry.setApplicationDestinationPrefixes("/app");
    registry.setPathMatcher(new AntPathMatcher("."));
    registry.setPreservePublishOrder(true);
  }

  @Override
  public void configureWebSocketTransport(WebSocketTransportRegistration transport) {
    transport
        .setMessageSizeLimit(limits.stompFrame())
        .setSendTimeLimit(SEND_MILLIS)
        .setSendBufferSizeLimit(Backlog.MOST_BYTES)
        .setTimeToFirstMessage(MILLIS_TO_FIRST_MESSAGE)
        .addDecoratorFactory(sockets);
  }

  @Override
  public void configureClientInboundChannel(ChannelRegistration inbound) {
    ThreadPoolTaskExecutor threads = new ThreadPoolTaskExecutor();
    threads.setThreadNamePrefix("from-browsers-");
    threads.setCorePoolSize(2 * Runtime.getRuntime().availableProcessors());
    inbound.interceptors(doorkeeper).executor(threads);
  }

  @Override
  public void configureClientOutboundChannel(ChannelRegistration outbound) {
    ThreadPoolTaskExecutor threads = new ThreadPoolTaskExecutor();
    threads.setThreadNamePrefix("to-browsers-");
    threads.setVirtualThreads(true);
    threads.setCorePoolSize(SENDERS);
    outbound.interceptors(backlog).executor(threads);
  }

  /**
   * Frames are small and a compressor for each socket costs hundreds of kilobytes: none until a
   * measurement asks for it.
   */
  private static final class Uncompressed extends DefaultHandshakeHandler {

    @Override
    protected List<WebSocketExtension> filterRequestedExtensions(
        ServerHttpRequest request,
        List<WebSocketExtension> requested,
        List<WebSocketExtension> supported) {
      return List.of();
    }
  }
}
