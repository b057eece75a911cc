package games.chalet.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;

/**
 * Compares the header {@code Origin}, by which a browser names the requesting page, with the
 * requested host. Names and ports have to agree. A missing port stands for both 80 and 443, and
 * schemes may differ: a proxy that ends TLS does not always pass the scheme on.
 */
public final class SameOrigin {

  /** The attribute of a request that has the host as a proxy's header names it. */
  public static final String FORWARDED_HOST = SameOrigin.class.getName() + ".forwarded-host";

  private static final String HOST = "(\\[[0-9A-Fa-f:.]+]|[^\\s:/?#@,\\[\\]]+)(?::(\\d{1,5}))?";
  private static final Pattern AUTHORITY = Pattern.compile(HOST);
  private static final Pattern ORIGIN = Pattern.compile("(?i:https?)://" + HOST);

  /** Stands for both, as a missing port does. */
  private static final int DEFAULT = 443;

  private static final int PLAIN_DEFAULT = 80;

  private SameOrigin() {}

  /**
   * Returns true if the page is of the host to which the request was sent, as its proxies name it.
   * If they name a port apart from that host, the host as a header has it is right as well: some
   * name the port at which they listen inside a container.
   */
  public static boolean matches(String origin, HttpServletRequest request) {
    return matches(origin, host(request))
        || agrees(origin, request.getHeader(HttpHeaders.HOST), request)
        || agrees(origin, (String) request.getAttribute(FORWARDED_HOST), request);
  }

  private static boolean agrees(String origin, @Nullable String asked, HttpServletRequest request) {
    return asked != null
        && matches(origin, asked)
        && nameOf(asked).equals(nameOf(request.getServerName()));
  }

  /** Returns true if the page is of that host, but the request is said to be for another port. */
  public static boolean isAtAnotherPort(String origin, HttpServletRequest request) {
    Optional<Site> page = Site.of(ORIGIN.matcher(origin));
    Optional<Site> asked = Site.of(AUTHORITY.matcher(host(request)));
    return page.map(Site::name).equals(asked.map(Site::name)) && !page.equals(asked);
  }

  private static Optional<String> nameOf(String host) {
    return Site.of(AUTHORITY.matcher(host)).map(site -> site.name());
  }

  /**
   * Returns true if the page is of that host.
   *
   * @param origin as in the header {@code Origin}
   * @param host as in the header {@code Host}
   */
  public static boolean matches(String origin, String host) {
    Optional<Site> page = Site.of(ORIGIN.matcher(origin));
    return page.isPresent() && page.equals(Site.of(AUTHORITY.matcher(host)));
  }

  /** Returns the host to which a request was sent, as in the header {@code Host}. */
  public static String host(HttpServletRequest request) {
    int port = request.getServerPort();
    boolean isDefault = port == (request.isSecure() ? DEFAULT : PLAIN_DEFAULT);
    return request.getServerName() + (isDefault ? "" : ":" + port);
  }

  private record Site(String name, int port) {

    static Optional<Site> of(Matcher written) {
      return written.matches()
          ? Optional.of(new Site(name(written.group(1)), port(written.group(2))))
          : Optional.empty();
    }

    private static int port(@Nullable String digits) {
      int port = digits == null ? DEFAULT : Integer.parseInt(digits);
      return port == PLAIN_DEFAULT ? DEFAULT : port;
    }

    /**
     * Returns the normalized name: a dot at the end makes no other name of it, nor do zeros in
     * IPv6.
     */
    private static String name(String written) {
      if (written.startsWith("[")) {
        try {
          return InetAddress.getByName(written).getHostAddress(); // Without a look-up.
        } catch (UnknownHostException e) {
          return written;
        }
      }
      String small = written.toLowerCase(Locale.ROOT);
      return small.endsWith(".") ? small.substring(0, small.length() - 1) : small;
    }
  }
}
