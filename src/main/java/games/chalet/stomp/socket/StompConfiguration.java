package games.chalet.stomp.socket;

import games.chalet.web.ChaletSettings;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;

/** Where STOMP is spoken: `docs/protocol.md`, section 4. */
@Configuration(proxyBeanMethods = false)
@EnableWebSocket
class StompConfiguration implements WebSocketConfigurer {

  /** Where sockets are opened. */
  static final String PATH = "/ws";

  private final ChaletSettings settings;
  private final StompLimits limits;
  private final Handshake handshake;
  private final StompHandler stomp;
  private final SocketRegistry sockets;

  StompConfiguration(
      ChaletSettings settings,
      StompLimits limits,
      Handshake handshake,
      StompHandler stomp,
      SocketRegistry sockets) {
    this.settings = settings;
    this.limits = limits;
    this.handshake = handshake;
    this.stomp = stomp;
    this.sockets = sockets;
  }

  @Override
  public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
    // The page's own origin may always connect; it is told from Host or X-Forwarded-Host.
    registry
        .addHandler(new WholeMessages(sockets.counting(stomp), limits), PATH)
        .setAllowedOrigins(settings.publicOrigin().stream().toArray(String[]::new))
        .addInterceptors(handshake);
  }
}
