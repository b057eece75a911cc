package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;

/** The token in the header {@code Authorization} of a program's request. */
public final class BearerToken {

  private static final String SCHEME = "Bearer";

  private BearerToken() {}

  /**
   * Returns what stands there, which may be no token at all; null if there is nothing, or another
   * scheme: that belongs to a proxy that asks its visitors for a password.
   */
  public static @Nullable String of(HttpServletRequest request) {
    String header = request.getHeader(HttpHeaders.AUTHORIZATION);
    if (header == null || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return null;
    }
    String rest = header.substring(SCHEME.length());
    return rest.isEmpty() || rest.startsWith(" ") ? rest.strip() : null;
  }
}
