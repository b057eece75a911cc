package games.chalet.stomp.socket;

import games.chalet.web.ChaletSettings;
import games.chalet.web.CurrentPlayer;
import games.chalet.web.ShutdownFlag;
import games.chalet.web.limits.AddressRoom;
import games.chalet.web.limits.CountedAddress;
import games.chalet.web.limits.Sender;
import games.chalet.web.limits.Senders;
import games.chalet.web.programs.Program;
import games.chalet.web.security.CsrfCookie;
import games.chalet.web.security.SameOrigin;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.server.HandshakeInterceptor;

/**
 * Accepts the sockets of browsers, strangers' too, and of programs, and stores their identity.
 * Refuses those of pages of other sites. Programs send no {@code Origin}.
 */
@Component
class Handshake {

  private static final String FOR_PROGRAMS = "for programs ";

  /** The delay before a new try; other sockets have to close first. */
  private static final String RETRY_AFTER_SECONDS = "10";

  private final ChaletSettings settings;
  private final HandshakeWarnings warnings;
  private final CurrentPlayer currentPlayer;
  private final Senders senders;
  private final CsrfCookie csrfCookie;
  private final SocketRegistry sockets;
  private final ShutdownFlag shutdownFlag;

  Handshake(
      ChaletSettings settings,
      HandshakeWarnings warnings,
      CurrentPlayer currentPlayer,
      Senders senders,
      CsrfCookie csrfCookie,
      SocketRegistry sockets,
      ShutdownFlag shutdownFlag) {
    this.settings = settings;
    this.warnings = warnings;
    this.currentPlayer = currentPlayer;
    this.senders = senders;
    this.csrfCookie = csrfCookie;
    this.sockets = sockets;
    this.shutdownFlag = shutdownFlag;
  }

  /** Returns the interceptor for the site's own pages, whose cookies tell who they are. */
  HandshakeInterceptor ofBrowsers() {
    return new Admission(this::isOwnPage, this::ofBrowser);
  }

  /** Returns the interceptor for pages of any site: it ignores their cookies. */
  HandshakeInterceptor ofPrograms() {
    return new Admission(request -> true, Handshake::ofNobodyYet);
  }

  private final class Admission implements HandshakeInterceptor {

    private final Predicate<HttpServletRequest> mayConnect;
    private final Function<HttpServletRequest, HandshakeData> withoutToken;

    Admission(
        Predicate<HttpServletRequest> mayConnect,
        Function<HttpServletRequest, HandshakeData> withoutToken) {
      this.mayConnect = mayConnect;
      this.withoutToken = withoutToken;
    }

    @Override
    public boolean beforeHandshake(
        ServerHttpRequest request,
        ServerHttpResponse response,
        WebSocketHandler handler,
        Map<String, Object> attributes) {
      HttpServletRequest asked = ((ServletServerHttpRequest) request).getServletRequest();
      if (!mayConnect.test(asked)) {
        response.setStatusCode(HttpStatus.FORBIDDEN);
        return false;
      }
      HandshakeData handshake =
          Program.of(asked)
              .map(program -> ofProgram(program, asked))
              .orElseGet(() -> withoutToken.apply(asked));
      return admit(handshake, response, attributes) && isOne(request, response);
    }

    @Override
    public void afterHandshake(
        ServerHttpRequest request,
        ServerHttpResponse response,
        WebSocketHandler handler,
        @Nullable Exception exception) {
      // The open socket itself identifies the client.
    }
  }

  private boolean isOwnPage(HttpServletRequest request) {
    String origin = request.getHeader(HttpHeaders.ORIGIN);
    if (origin == null) {
      return true;
    }
    if (SameOrigin.matches(origin, request)
        || settings.publicHost().filter(host -> SameOrigin.matches(origin, host)).isPresent()) {
      warnings.ownPage(origin, request);
      return true;
    }
    warnings.foreignPage(origin, request);
    return false;
  }

  /** Returns false for a page that only asks whether its socket would be admitted. */
  private static boolean isOne(ServerHttpRequest request, ServerHttpResponse response) {
    if (request.getHeaders().getUpgrade() != null || !request.getMethod().equals(HttpMethod.GET)) {
      return true;
    }
    response.setStatusCode(HttpStatus.BAD_REQUEST);
    return false;
  }

  private boolean admit(
      HandshakeData handshake, ServerHttpResponse response, Map<String, Object> attributes) {
    if (shutdownFlag.isSet()) {
      response.setStatusCode(HttpStatus.SERVICE_UNAVAILABLE);
      return false;
    }
    Optional<AddressRoom.Place> place = sockets.roomFor(handshake);
    if (place.isEmpty()) {
      response.setStatusCode(HttpStatus.TOO_MANY_REQUESTS);
      response.getHeaders().set(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
      return false;
    }
    handshake.at(place.get()).rememberIn(attributes);
    return true;
  }

  private HandshakeData ofBrowser(HttpServletRequest request) {
    return new HandshakeData(
        currentPlayer.playerId(request).orElse(null),
        csrfCookie.accepted(request),
        senders.ofSocket(request),
        null);
  }

  /**
   * Returns the data of a socket without an identity. Without a CSRF token only a CONNECT with a
   * passcode is accepted. Any page that a person visits can open such sockets, so they are counted
   * apart from that person's own.
   */
  private static HandshakeData ofNobodyYet(HttpServletRequest request) {
    return new HandshakeData(
        null,
        List.of(),
        Sender.stranger(FOR_PROGRAMS + CountedAddress.of(request.getRemoteAddr())),
        null);
  }

  /**
   * Returns the data of a program. Another page cannot send a token, so there is nothing to forge.
   */
  private HandshakeData ofProgram(Program program, HttpServletRequest request) {
    return new HandshakeData(
        program.id(), List.of(), senders.ofSocket(request).playingAt(program.table()), program);
  }
}
