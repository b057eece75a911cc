package games.chalet.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses HTTP writes of a guest, or from an address, that come too fast. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class WriteLimit extends OncePerRequestFilter {

  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final Identification identification;
  private final Problems problems;
  private final TokenBuckets guests;
  private final TokenBuckets addresses;

  WriteLimit(Limits limits, Identification identification, Problems problems) {
    this.identification = identification;
    this.problems = problems;
    this.guests =
        new TokenBuckets(limits.writes().perSecond(), limits.writes().burst(), System::nanoTime);
    this.addresses =
        new TokenBuckets(
            limits.writesPerAddress().perSecond(),
            limits.writesPerAddress().burst(),
            System::nanoTime);
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return READS.contains(request.getMethod());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (addresses.take(CountedAddress.of(request.getRemoteAddr()))
        && identification.playerId(request).map(guests::take).orElse(true)) {
      chain.doFilter(request, response);
    } else {
      problems.write(Refusals.tooFast(), request, response);
    }
  }
}
