package games.chalet.stomp;

import games.chalet.web.ClosingTime;
import games.chalet.web.Identification;
import games.chalet.web.limits.CountedAddress;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.HandshakeInterceptor;
import org.springframework.web.util.WebUtils;

/** Lets browsers in to a socket, strangers too, and remembers who they are. */
@Component
class Handshake implements HandshakeInterceptor {

  private static final String CSRF_COOKIE = "XSRF-TOKEN";

  /** Other sockets have to go first. */
  private static final String RETRY_AFTER_SECONDS = "10";

  private final Identification identification;
  private final Sockets sockets;
  private final ClosingTime closingTime;

  Handshake(Identification identification, Sockets sockets, ClosingTime closingTime) {
    this.identification = identification;
    this.sockets = sockets;
    this.closingTime = closingTime;
  }

  @Override
  public boolean beforeHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      Map<String, Object> attributes) {
    HttpServletRequest servletRequest = ((ServletServerHttpRequest) request).getServletRequest();
    Cookie csrf = WebUtils.getCookie(servletRequest, CSRF_COOKIE);
    Visitor visitor =
        new Visitor(
            identification.playerId(servletRequest).orElse(null),
            Optional.ofNullable(csrf).map(Cookie::getValue),
            CountedAddress.of(servletRequest.getRemoteAddr()));
    if (closingTime.hasCome()) {
      response.setStatusCode(HttpStatus.SERVICE_UNAVAILABLE);
      return false;
    }
    if (!sockets.hasRoomFor(visitor)) {
      response.setStatusCode(HttpStatus.TOO_MANY_REQUESTS);
      response.getHeaders().set(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
      return false;
    }
    visitor.rememberIn(attributes);
    return true;
  }

  @Override
  public void afterHandshake(
      ServerHttpRequest request,
      ServerHttpResponse response,
      WebSocketHandler handler,
      @Nullable Exception exception) {
    // The socket tells of itself when it is open.
  }
}
