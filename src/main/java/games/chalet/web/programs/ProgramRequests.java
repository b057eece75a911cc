package games.chalet.web.programs;

import games.chalet.web.RefusedException;
import games.chalet.web.Token;
import games.chalet.web.limits.TokenBuckets;
import games.chalet.web.problems.CommonRefusals;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Knows the requests of programs by their token ({@code Authorization: Bearer …}), and lets them
 * read what a program needs and open a socket. The cookies beside a token count for nothing.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 25)
class ProgramRequests extends OncePerRequestFilter {

  private static final String SCHEME = "Bearer";

  /** What may be read with a token, and where sockets are opened. */
  private static final Set<String> OPEN = Set.of("/api/games", "/api/program", "/ws");

  private final ObjectProvider<Programs> programs;
  private final ProblemWriter problems;
  private final TokenBuckets reads;

  ProgramRequests(ObjectProvider<Programs> programs, ProgramRates rates, ProblemWriter problems) {
    this.programs = programs;
    this.problems = problems;
    this.reads = new TokenBuckets(rates.programReads(), System::nanoTime);
  }

  /** Other schemes are a proxy's, which asks its visitors for a password. */
  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return bearer(request) == null;
  }

  private static @Nullable String bearer(HttpServletRequest request) {
    String header = request.getHeader(HttpHeaders.AUTHORIZATION);
    if (header == null || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return null;
    }
    String rest = header.substring(SCHEME.length());
    return rest.isEmpty() || rest.startsWith(" ") ? rest.strip() : null;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      admit(request).rememberIn(request);
    } catch (RefusedException refused) {
      problems.write(refused, request, response);
      return;
    }
    chain.doFilter(request, response);
  }

  private Program admit(HttpServletRequest request) {
    Program program =
        Token.parse(bearer(request)).flatMap(this::find).orElseThrow(ProgramRefusals::unknownToken);
    if (!request.getMethod().equals("GET") || !OPEN.contains(request.getServletPath())) {
      throw ProgramRefusals.notForPrograms();
    }
    if (!reads.take(program.id())) {
      throw CommonRefusals.tooFast().after(reads.secondsToWait(program.id()));
    }
    return program;
  }

  private Optional<Program> find(Token token) {
    return programs.stream().flatMap(known -> known.find(token).stream()).findFirst();
  }
}
