package games.chalet.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * The cookie whose value a page has to send as a header as well. A value that cannot be a token of
 * this server counts as none.
 */
@Component
public final class CsrfCookie {

  private static final String KIND = "chalet-csrf";

  /**
   * The name in versions before that of this class: pages that were open during the upgrade keep
   * sending its value. Other programs on this host use the same name, so it is neither set nor
   * removed. To be removed in the release after this one.
   */
  private static final String FORMER = "XSRF-TOKEN";

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

  /** Returns the token that this browser was given under the present name. */
  Optional<String> token(HttpServletRequest request) {
    return ofToday(request).findFirst();
  }

  /** Returns the tokens of which a page of this browser may send one. */
  public List<String> accepted(HttpServletRequest request) {
    return Stream.concat(ofToday(request), held(request, FORMER)).toList();
  }

  private Stream<String> ofToday(HttpServletRequest request) {
    Stream<String> known =
        isSecure(request) ? Stream.of(name(request)) : names.toRead(KIND).stream();
    return known.flatMap(name -> held(request, name));
  }

  private static Stream<String> held(HttpServletRequest request, String name) {
    return CookieNames.value(request, name).filter(OURS.asMatchPredicate()).stream();
  }
}
