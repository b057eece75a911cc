package games.chalet.stomp.socket;

import jakarta.websocket.Extension;
import jakarta.websocket.server.ServerEndpointConfig;
import java.util.List;
import java.util.Map;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.websocket.Transformation;
import org.apache.tomcat.websocket.server.WsHandshakeRequest;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;
import org.apache.tomcat.websocket.server.WsServerContainer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tomcat's WebSocket with a {@link CountedFrames} in the place of an extension, which the session
 * finds among its user properties. Public because Tomcat makes it.
 */
public final class CountedUpgrade extends WsHttpUpgradeHandler {

  private static final Logger LOG = LoggerFactory.getLogger(CountedUpgrade.class);

  @Override
  public void preInit(
      ServerEndpointConfig config,
      WsServerContainer container,
      WsHandshakeRequest request,
      List<Extension> extensions,
      @Nullable String subProtocol,
      @Nullable Transformation transformation,
      Map<String, String> pathParameters,
      boolean secure) {
    if (transformation != null) {
      throw new IllegalStateException("Expected no extensions, was " + extensions);
    }
    CountedFrames frames = new CountedFrames();
    config.getUserProperties().put(CountedFrames.KEY, frames);
    super.preInit(
        config, container, request, extensions, subProtocol, frames, pathParameters, secure);
  }

  /** Ends a socket that was closed while Tomcat answered a ping, without Tomcat's stack trace. */
  @Override
  public SocketState upgradeDispatch(SocketEvent event) {
    try {
      return super.upgradeDispatch(event);
    } catch (IllegalStateException e) {
      LOG.debug("Failed to answer a ping", e);
      return SocketState.CLOSED;
    }
  }
}
