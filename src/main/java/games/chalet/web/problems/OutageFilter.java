package games.chalet.web.problems;

import games.chalet.web.RefusedException;
import games.chalet.web.logs.LoggedFailure;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
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

  private final List<OutageTranslator> outages;
  private final ProblemWriter problems;

  OutageFilter(ObjectProvider<OutageTranslator> outages, ProblemWriter problems) {
    this.outages = outages.stream().toList();
    this.problems = problems;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, response);
    } catch (RuntimeException | ServletException e) {
      RefusedException refused =
          outages.stream().flatMap(it -> it.translate(e).stream()).findFirst().orElse(null);
      if (refused == null || response.isCommitted()) {
        throw e;
      }
      LOG.warn("{} {}: {}", request.getMethod(), request.getRequestURI(), LoggedFailure.brief(e));
      problems.write(refused, request, response);
    }
  }
}
