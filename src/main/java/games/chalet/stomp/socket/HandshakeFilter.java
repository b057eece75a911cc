package games.chalet.stomp.socket;

import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import games.chalet.web.security.SameOrigin;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpUpgradeHandler;
import java.io.IOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.tomcat.websocket.server.WsHttpUpgradeHandler;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Prepares handshakes, as far as Spring leaves that open. It hides from Tomcat and Spring which
 * extensions a browser offers, so none is agreed on and none has to be understood. Compression is
 * one: frames are small, and a compressor for each socket costs hundreds of kilobytes. Asking
 * Spring for none is not enough: Tomcat takes an empty list for all that it has. Tomcat and Spring
 * each keep all headers for as long as the socket lives, so they get only those that a handshake
 * needs. Refusals are worded like all others.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 5)
class HandshakeFilter extends OncePerRequestFilter {

  private static final String EXTENSIONS = "Sec-WebSocket-Extensions";

  /** In small letters; in addition to these, all that begin with {@link #OF_SOCKETS}. */
  private static final Set<String> OF_HANDSHAKES =
      Set.of("host", "origin", "connection", "upgrade");

  private static final String OF_SOCKETS = "sec-websocket-";

  private static final Set<String> SOCKETS =
      Set.of(StompConfiguration.PATH, StompConfiguration.PROGRAMS);

  private final ProblemWriter problems;
  private final HandshakeWarnings warnings;

  HandshakeFilter(ProblemWriter problems, HandshakeWarnings warnings) {
    this.problems = problems;
    this.warnings = warnings;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !SOCKETS.contains(request.getServletPath()); // As Spring reads it: /%77s, /ws;x
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (request.getHeader("Sec-WebSocket-Key") != null && request.getHeader("Upgrade") == null) {
      warnings.noUpgrade(SameOrigin.host(request));
    }
    chain.doFilter(new Offer(request), response);
    HttpStatusCode status = HttpStatusCode.valueOf(response.getStatus());
    if (status.isError()) { // Spring gives no more detail.
      problems.write(CommonRefusal.ofStatus(status), request, response);
    }
  }

  private static final class Offer extends HttpServletRequestWrapper {

    Offer(HttpServletRequest request) {
      super(request);
    }

    @Override
    public @Nullable String getHeader(String name) {
      return EXTENSIONS.equalsIgnoreCase(name) ? null : super.getHeader(name);
    }

    @Override
    public Enumeration<String> getHeaders(String name) {
      return EXTENSIONS.equalsIgnoreCase(name)
          ? Collections.emptyEnumeration()
          : super.getHeaders(name);
    }

    @Override
    public Enumeration<String> getHeaderNames() {
      List<String> names = Collections.list(super.getHeaderNames());
      names.removeIf(name -> EXTENSIONS.equalsIgnoreCase(name) || !isOfHandshake(name));
      return Collections.enumeration(names);
    }

    @Override
    public <T extends HttpUpgradeHandler> T upgrade(Class<T> handler)
        throws IOException, ServletException {
      return handler == WsHttpUpgradeHandler.class
          ? handler.cast(super.upgrade(CountedUpgrade.class))
          : super.upgrade(handler);
    }

    private static boolean isOfHandshake(String name) {
      String small = name.toLowerCase(Locale.ROOT);
      return OF_HANDSHAKES.contains(small) || small.startsWith(OF_SOCKETS);
    }
  }
}
