package games.chalet.stomp.socket;

import games.chalet.web.ChaletSettings;
import games.chalet.web.security.SameOrigin;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.HandshakeInterceptor;

/** Refuses sockets to pages of other sites. Programs send no {@code Origin}. */
@Component
class OwnPages implements HandshakeInterceptor {

  private final ChaletSettings settings;
  private final HandshakeWarnings warnings;

  OwnPages(ChaletSettings settings, HandshakeWarnings warnings) {
    this.settings = settings;
    this.warnings = warnings;
  }

  @Override
  public boolean beforeHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      Map<String, Object> attributes) {
    HttpServletRequest asked = ((ServletServerHttpRequest) request).getServletRequest();
    String origin = asked.getHeader(HttpHeaders.ORIGIN);
    if (origin == null) {
      return true;
    }
    if (isOwn(origin, asked)) {
      warnings.ownPage(origin, asked);
      return true;
    }
    warnings.foreignPage(origin, asked);
    response.setStatusCode(HttpStatus.FORBIDDEN);
    return false;
  }

  private boolean isOwn(String origin, HttpServletRequest request) {
    return SameOrigin.matches(origin, request)
        || settings.publicHost().filter(host -> SameOrigin.matches(origin, host)).isPresent();
  }

  @Override
  public void afterHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      @Nullable Exception exception) {
    // Nothing to do.
  }
}
