package games.chalet.stomp.socket;

import jakarta.websocket.Extension;
import jakarta.websocket.server.ServerEndpointConfig;
import java.util.List;
import java.util.Map;
import org.apache.tomcat.websocket.Transformation;
import org.apache.tomcat.websocket.server.WsHandshakeRequest;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;
import org.apache.tomcat.websocket.server.WsServerContainer;
import org.jspecify.annotations.Nullable;

/**
 * Tomcat's WebSocket with a {@link CountedFrames} in the place of an extension, which the session
 * finds among its user properties. Public because Tomcat makes it.
 */
public final class CountedUpgrade extends WsHttpUpgradeHandler {

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
}
