package games.chalet.stomp.socket;

import games.chalet.web.LifecyclePhase;
import games.chalet.web.ShutdownPhases;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;

/** Configures the STOMP endpoints: `docs/protocol.md`, section 4. */
@Configuration(proxyBeanMethods = false)
@EnableWebSocket
class StompConfiguration implements WebSocketConfigurer {

  /** The path at which sockets are opened. */
  static final String PATH = "/ws";

  /** The path at which programs open sockets from a page of any site; they have no identity yet. */
  static final String PROGRAMS = PATH + "/program";

  private final StompLimits limits;
  private final Handshake handshake;
  private final StompHandler stomp;
  private final SocketRegistry sockets;
  private final ReachedLimits reached;

  StompConfiguration(
      StompLimits limits,
      Handshake handshake,
      StompHandler stomp,
      SocketRegistry sockets,
      ReachedLimits reached) {
    this.limits = limits;
    this.handshake = handshake;
    this.stomp = stomp;
    this.sockets = sockets;
    this.reached = reached;
  }

  @Override
  public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
    // Spring would compare schemes, too, which a proxy may not pass on.
    registry
        .addHandler(wholeMessages(), PATH)
        .setAllowedOriginPatterns("*")
        .addInterceptors(handshake.ofBrowsers());
    registry
        .addHandler(wholeMessages(), PROGRAMS)
        .setAllowedOrigins("*")
        .addInterceptors(handshake.ofPrograms());
  }

  private WholeMessages wholeMessages() {
    return new WholeMessages(sockets.counting(stomp), limits, reached.by(Limit.STOMP_FRAME));
  }

  @Bean
  static LifecyclePhase socketsClose(StompSessions sessions) {
    return new LifecyclePhase(ShutdownPhases.CLOSE_SOCKETS, () -> {}, sessions::shutDown);
  }

  @Bean
  static MeterBinder socketMeters(SocketRegistry sockets) {
    return meters -> {
      Gauge.builder("chalet.players.online", sockets, SocketRegistry::people)
          .description("People with a connected socket; programs are none")
          .register(meters);
      Gauge.builder("chalet.sockets.open", sockets, SocketRegistry::count)
          .description("Open WebSockets, of people, strangers and programs")
          .register(meters);
    };
  }
}
