package games.chalet.web.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.stereotype.Component;

/** The token against forged writes: in a cookie that our script can read, sent as a header. */
@Component
class CsrfTokens implements CsrfTokenRepository {

  private static final String HEADER = "X-XSRF-TOKEN";

  /** Spring needs a name, which is never used, see {@link SecurityConfiguration}. */
  private static final String NO_PARAMETER = "_csrf";

  /** Until the browser is closed. */
  private static final Duration SESSION = Duration.ofSeconds(-1);

  private final CsrfCookie cookie;

  CsrfTokens(CsrfCookie cookie) {
    this.cookie = cookie;
  }

  @Override
  public CsrfToken generateToken(HttpServletRequest request) {
    return token(UUID.randomUUID().toString());
  }

  @Override
  public void saveToken(
      @Nullable CsrfToken token, HttpServletRequest request, HttpServletResponse response) {
    ResponseCookie set =
        ResponseCookie.from(cookie.name(request), token == null ? "" : token.getToken())
            .sameSite("Strict")
            .secure(cookie.isSecure(request))
            .path("/")
            .maxAge(token == null ? Duration.ZERO : SESSION)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, set.toString());
  }

  /** Returns the token that the page has sent, if it is one that it may send. */
  @Override
  public @Nullable CsrfToken loadToken(HttpServletRequest request) {
    String sent = request.getHeader(HEADER);
    List<String> accepted = cookie.accepted(request);
    return accepted.stream()
        .filter(token -> token.equals(sent))
        .findFirst()
        .or(() -> accepted.stream().findFirst())
        .map(CsrfTokens::token)
        .orElse(null);
  }

  private static CsrfToken token(String value) {
    return new DefaultCsrfToken(HEADER, NO_PARAMETER, value);
  }
}
