package games.chalet.player;

import games.chalet.web.ChaletSettings;
import games.chalet.web.Token;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.util.WebUtils;

/**
 * The cookie by which a browser is known. Lax, so that an invite link followed from elsewhere finds
 * its guest.
 */
@Component
class GuestCookie {

  static final String NAME = "chalet";

  /** The longest that browsers keep a cookie; begins anew with each visit. */
  private static final Duration LIFETIME = Duration.ofDays(400);

  private final ChaletSettings settings;

  GuestCookie(ChaletSettings settings) {
    this.settings = settings;
  }

  Optional<Token> read(HttpServletRequest request) {
    Cookie cookie = WebUtils.getCookie(request, NAME);
    return cookie == null ? Optional.empty() : Token.parse(cookie.getValue());
  }

  void write(Token token, HttpServletRequest request, HttpServletResponse response) {
    set(token.value(), LIFETIME, request, response);
  }

  void clear(HttpServletRequest request, HttpServletResponse response) {
    set("", Duration.ZERO, request, response);
  }

  private void set(
      String value, Duration age, HttpServletRequest request, HttpServletResponse response) {
    ResponseCookie cookie =
        ResponseCookie.from(NAME, value)
            .httpOnly(true)
            .sameSite("Lax")
            .secure(settings.secureCookie(request.isSecure()))
            .path("/")
            .maxAge(age)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
  }
}
