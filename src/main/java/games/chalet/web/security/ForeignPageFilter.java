package games.chalet.web.security;

import games.chalet.web.ChaletSettings;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Refuses writes from pages of other sites, based on the browser's headers about the requesting
 * page. A sibling domain and another port of this host are other sites, too: they can set our
 * cookies. Programs send no such headers.
 */
class ForeignPageFilter extends OncePerRequestFilter {

  static final String FETCH_SITE = "Sec-Fetch-Site";

  private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

  /** "none": a person typed the address. */
  private static final Set<String> OWN_PAGES = Set.of("same-origin", "none");

  private final ChaletSettings settings;
  private final ProblemWriter problems;

  ForeignPageFilter(ChaletSettings settings, ProblemWriter problems) {
    this.settings = settings;
    this.problems = problems;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return SAFE_METHODS.contains(request.getMethod());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (isOfOwnPage(request)) {
      chain.doFilter(request, response);
    } else {
      problems.write(CommonRefusal.FOREIGN_PAGE.of(), request, response);
    }
  }

  private boolean isOfOwnPage(HttpServletRequest request) {
    List<String> sites = Collections.list(request.getHeaders(FETCH_SITE));
    return sites.isEmpty()
        ? Collections.list(request.getHeaders(HttpHeaders.ORIGIN)).stream()
            .allMatch(origin -> isOwn(origin, request))
        : OWN_PAGES.containsAll(sites);
  }

  private boolean isOwn(String origin, HttpServletRequest request) {
    return SameOrigin.matches(origin, request)
        || settings.publicHost().filter(host -> SameOrigin.matches(origin, host)).isPresent();
  }
}
