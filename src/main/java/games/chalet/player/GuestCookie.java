package games.chalet.player;

import games.chalet.web.Token;
import games.chalet.web.security.CookieNames;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/**
 * The cookie that identifies a browser. Lax, so that an invite link followed from elsewhere finds
 * its guest.
 */
@Component
class GuestCookie {

  /** The prefix of its names. */
  private static final String KIND = "chalet";

  /** The longest time for which browsers keep a cookie; starts again with each visit. */
  private static final Duration LIFETIME = Duration.ofDays(400);

  private final CookieNames names;

  GuestCookie(CookieNames names) {
    this.names = names;
  }

  /** Returns the tokens that a browser sends, the safest first. */
  List<Token> read(HttpServletRequest request) {
    return names.toRead(KIND).stream()
        .flatMap(name -> CookieNames.value(request, name).flatMap(Token::parse).stream())
        .toList();
  }

  /**
   * Returns true if the cookies of this request are marked Secure: browsers keep them over https.
   */
  boolean isSecure(HttpServletRequest request) {
    return names.isSecure(request);
  }

  /** Sets the cookie. */
  void write(Token token, HttpServletRequest request, HttpServletResponse response) {
    set(names.toSet(KIND, request), token.value(), LIFETIME, request, response);
  }

  /** Removes the cookie under all names that it has in this browser. */
  void clear(HttpServletRequest request, HttpServletResponse response) {
    names.toRead(KIND).stream()
        .filter(name -> CookieNames.value(request, name).isPresent())
        .forEach(name -> set(name, "", Duration.ZERO, request, response));
  }

  private void set(
      String name,
      String value,
      Duration age,
      HttpServletRequest request,
      HttpServletResponse response) {
    ResponseCookie cookie =
        ResponseCookie.from(name, value)
            .httpOnly(true)
            .sameSite("Lax")
            .secure(names.isSecure(request))
            .path("/")
            .maxAge(age)
            .build();
    response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
  }
}
