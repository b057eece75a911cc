package games.chalet.web.security;

import games.chalet.web.ChaletSettings;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.stereotype.Component;

/**
 * The token against forged writes: in a cookie that our script can read, sent as a header. A cookie
 * that cannot be one of ours counts as none, and a new one takes its place.
 */
@Component
class CsrfTokens implements CsrfTokenRepository {

  private static final Pattern OURS = Pattern.compile("[A-Za-z0-9-]{1,64}");

  private final CookieCsrfTokenRepository cookies = CookieCsrfTokenRepository.withHttpOnlyFalse();

  CsrfTokens(ChaletSettings settings) {
    cookies.setCookieCustomizer(
        cookie -> {
          cookie.sameSite("Strict");
          if (settings.secureCookie(false)) {
            cookie.secure(true);
          }
        });
  }

  @Override
  public CsrfToken generateToken(HttpServletRequest request) {
    return cookies.generateToken(request);
  }

  @Override
  public void saveToken(
      @Nullable CsrfToken token, HttpServletRequest request, HttpServletResponse response) {
    cookies.saveToken(token, request, response);
  }

  @Override
  public @Nullable CsrfToken loadToken(HttpServletRequest request) {
    CsrfToken token = cookies.loadToken(request);
    return token != null && OURS.matcher(token.getToken()).matches() ? token : null;
  }
}
