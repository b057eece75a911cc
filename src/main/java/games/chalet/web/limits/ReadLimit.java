package games.chalet.web.limits;

import games.chalet.web.RefusedException;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Refuses HTTP reads from an address that come too fast. A page has many files, which cost little;
 * all other reads use the database, or open a socket.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class ReadLimit extends OncePerRequestFilter {

  private final Senders senders;
  private final ProblemWriter problems;
  private final AddressLimit files;
  private final AddressLimit others;

  ReadLimit(RequestRates rates, Senders senders, ProblemWriter problems, ReachedLimits reached) {
    this.senders = senders;
    this.problems = problems;
    this.files = AddressLimit.of(rates.filesPerAddress(), reached.by(Limit.FILES_PER_ADDRESS));
    this.others = AddressLimit.of(rates.readsPerAddress(), reached.by(Limit.READS_PER_ADDRESS));
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !WriteLimit.isRead(request);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      // Not the address as it was typed, in which the same path can be written in many ways.
      (request.getServletPath().startsWith("/assets/") ? files : others)
          .require(senders.of(request));
    } catch (RefusedException refused) {
      problems.write(refused, request, response);
      return;
    }
    chain.doFilter(request, response);
  }
}
