package games.chalet.web;

import java.util.List;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.web.socket.WebSocketExtension;
import org.springframework.web.socket.config.annotation.EnableWebSocket;
import org.springframework.web.socket.config.annotation.WebSocketConfigurer;
import org.springframework.web.socket.config.annotation.WebSocketHandlerRegistry;
import org.springframework.web.socket.server.support.DefaultHandshakeHandler;

/** Where STOMP is spoken: `docs/protocol.md`, section 4. */
@Configuration(proxyBeanMethods = false)
@EnableWebSocket
class StompWiring implements WebSocketConfigurer {

  private final ChaletSettings settings;
  private final Handshake handshake;
  private final StompHandler stomp;
  private final Sockets sockets;

  StompWiring(ChaletSettings settings, Handshake handshake, StompHandler stomp, Sockets sockets) {
    this.settings = settings;
    this.handshake = handshake;
    this.stomp = stomp;
    this.sockets = sockets;
  }

  @Override
  public void registerWebSocketHandlers(WebSocketHandlerRegistry registry) {
    // The page's own origin may always connect; it is told from Host or X-Forwarded-Host.
    registry
        .addHandler(sockets.counting(stomp), "/ws")
        .setHandshakeHandler(new Uncompressed())
        .setAllowedOrigins(settings.publicOrigin().stream().toArray(String[]::new))
        .addInterceptors(handshake);
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
