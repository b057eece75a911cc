package games.chalet.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;

/**
 * The cookie whose value a page has to send as a header as well. A value that cannot be a token of
 * this server counts as none.
 */
@Component
public final class CsrfCookie {

  private static final String KIND = "chalet-csrf";

  private static final Pattern OURS = Pattern.compile("[A-Za-z0-9-]{1,64}");

  private final CookieNames names;

  CsrfCookie(CookieNames names) {
    this.names = names;
  }

  String name(HttpServletRequest request) {
    return names.toSet(KIND, request);
  }

  boolean isSecure(HttpServletRequest request) {
    return names.isSecure(request);
  }

  /** Returns the tokens of which a page of this browser may send one, the safest first. */
  public List<String> accepted(HttpServletRequest request) {
    List<String> known = isSecure(request) ? List.of(name(request)) : names.toRead(KIND);
    return known.stream()
        .flatMap(name -> CookieNames.value(request, name).stream())
        .filter(OURS.asMatchPredicate())
        .toList();
  }
}
