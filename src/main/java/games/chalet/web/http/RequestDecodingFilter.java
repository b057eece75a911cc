package games.chalet.web.http;

import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Refuses requests whose query or referring page cannot be decoded, or whose type of body has a
 * wildcard. These are read late: otherwise the first code that reads them would fail.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 15)
class RequestDecodingFilter extends OncePerRequestFilter {

  private final ProblemWriter problems;

  RequestDecodingFilter(ProblemWriter problems) {
    this.problems = problems;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    String type = request.getContentType();
    if (type != null && type.contains("*")) { // Spring asserts that it has none.
      problems.write(CommonRefusal.UNSUPPORTED_MEDIA_TYPE.of(), request, response);
    } else if (canBeRead(request)) {
      chain.doFilter(request, response);
    } else {
      problems.write(CommonRefusal.MALFORMED.of(), request, response);
    }
  }

  private static boolean canBeRead(HttpServletRequest request) {
    try {
      request.getParameterMap();
      String origin = request.getHeader(HttpHeaders.ORIGIN);
      if (origin != null) {
        UriComponentsBuilder.fromUriString(origin).build().getPort();
      }
      return true;
    } catch (IllegalStateException | IllegalArgumentException e) {
      return false;
    }
  }
}
