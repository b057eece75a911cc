package games.chalet.web.programs;

import games.chalet.web.BearerToken;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.CountedAddress;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Identifies the requests of programs by their token ({@code Authorization: Bearer …}), and allows
 * them to read what a program needs and to open a socket. Cookies sent with a token are ignored.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 25)
class ProgramRequests extends OncePerRequestFilter {

  /**
   * The allowed origin: any page that has a token may read its answers, because cookies are
   * ignored.
   */
  private static final String ANY = "*";

  /** The paths that may be read with a token, and those at which sockets are opened. */
  private static final Set<String> OPEN =
      Set.of("/api/games", "/api/program", "/ws", "/ws/program");

  private final ProgramTokens tokens;
  private final ProblemWriter problems;

  ProgramRequests(ProgramTokens tokens, ProblemWriter problems) {
    this.tokens = tokens;
    this.problems = problems;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return BearerToken.of(request) == null;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    response.setHeader(HttpHeaders.ACCESS_CONTROL_ALLOW_ORIGIN, ANY);
    try {
      admit(request).rememberIn(request);
    } catch (RefusedException refused) {
      problems.write(refused, request, response);
      return;
    }
    chain.doFilter(request, response);
  }

  private Program admit(HttpServletRequest request) {
    Program program = tokens.find(BearerToken.of(request));
    if (!request.getMethod().equals("GET") || !OPEN.contains(request.getServletPath())) {
      throw ProgramRefusal.NOT_ALLOWED.of();
    }
    tokens.count(program, CountedAddress.of(request.getRemoteAddr()));
    return program;
  }
}
