package games.chalet.web.limits;

import games.chalet.web.Ids;
import games.chalet.web.security.CookieNames;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Keeps the code of an invite link in a cookie for an hour, from the first request on: the files of
 * the page, the choice of a name and the socket do not name it, and all of them have to come
 * through where strangers at the same address have used up what is theirs. Whether the code is good
 * is asked only there.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class InvitationCookie extends OncePerRequestFilter {

  private static final String KIND = "chalet-invitation";
  private static final Duration LIFETIME = Duration.ofHours(1);
  private static final String CODE = "([A-Za-z0-9]{" + Ids.LENGTH + "})";
  private static final Pattern PATH =
      Pattern.compile("/(?:i|api/invitations)/" + CODE + "(?:/guests)?");
  private static final Pattern VALUE = Pattern.compile(CODE);

  private final CookieNames names;

  InvitationCookie(CookieNames names) {
    this.names = names;
  }

  /** Returns the code that a request names in its path, or else in the cookie. */
  Optional<String> read(HttpServletRequest request) {
    return inPath(request).or(() -> inCookies(request).findFirst());
  }

  private static Optional<String> inPath(HttpServletRequest request) {
    Matcher path = PATH.matcher(request.getServletPath());
    return path.matches() ? Optional.of(path.group(1)) : Optional.empty();
  }

  private Stream<String> inCookies(HttpServletRequest request) {
    return names.toRead(KIND).stream()
        .flatMap(name -> CookieNames.value(request, name).stream())
        .filter(VALUE.asMatchPredicate());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    inPath(request)
        .filter(code -> inCookies(request).noneMatch(code::equals))
        .ifPresent(code -> response.addHeader(HttpHeaders.SET_COOKIE, cookie(code, request)));
    chain.doFilter(request, response);
  }

  private String cookie(String code, HttpServletRequest request) {
    return ResponseCookie.from(names.toSet(KIND, request), code)
        .httpOnly(true)
        .sameSite("Lax")
        .secure(names.isSecure(request))
        .path("/")
        .maxAge(LIFETIME)
        .build()
        .toString();
  }
}
