package games.chalet.web.problems;

import games.chalet.web.logs.DatabaseOutage;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Answers an outage that affects a filter before the controllers, such as the look-up of the
 * player.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
class OutageFilter extends OncePerRequestFilter {

  private static final Logger LOG = LoggerFactory.getLogger(OutageFilter.class);

  private final ProblemWriter problems;

  OutageFilter(ProblemWriter problems) {
    this.problems = problems;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, response);
    } catch (RuntimeException | ServletException e) {
      if (response.isCommitted() || !DatabaseOutage.isBehind(e)) {
        throw e;
      }
      LOG.warn("{} {} failed", request.getMethod(), request.getRequestURI(), e);
      problems.write(CommonRefusal.ofOutage(e), request, response);
    }
  }
}
