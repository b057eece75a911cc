package games.chalet.web.security;

import games.chalet.web.ChaletSettings;
import games.chalet.web.Installation;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.web.util.WebUtils;

/**
 * The names of the cookies. They carry the installation, since a browser keeps one set of cookies
 * for all ports of a host. On HTTPS they begin with {@code __Host-}: such a cookie can be set by
 * this host alone, and over HTTPS alone. For the reasons, see {@code
 * docs/decisions/guests-and-cookies.md}.
 */
@Component
public final class CookieNames {

  private static final String OF_HTTPS = "__Host-";

  private final ChaletSettings settings;
  private final Installation installation;

  CookieNames(ChaletSettings settings, Installation installation) {
    this.settings = settings;
    this.installation = installation;
  }

  /** Returns the name under which a cookie of that kind is set. */
  public String toSet(String kind, HttpServletRequest request) {
    return isSecure(request) ? ofHttps(kind) : plain(kind);
  }

  /** Returns the names under which it may come, the safest first. */
  public List<String> toRead(String kind) {
    return List.of(ofHttps(kind), plain(kind));
  }

  /** Returns true if a cookie is marked Secure. */
  public boolean isSecure(HttpServletRequest request) {
    return settings.secureCookie(request.isSecure());
  }

  public static Optional<String> value(HttpServletRequest request, String name) {
    return Optional.ofNullable(WebUtils.getCookie(request, name)).map(Cookie::getValue);
  }

  private String ofHttps(String kind) {
    return OF_HTTPS + plain(kind);
  }

  private String plain(String kind) {
    return kind + "-" + installation.id();
  }
}
