package games.chalet.stomp.socket;

import games.chalet.web.ChaletSettings;
import games.chalet.web.security.SameOrigin;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Logs what is wrong with a proxy or a setting, as far as a handshake shows it: pages that get no
 * socket, and headers that contradict the address in the browser. Only the host can fix that. Each
 * cause is logged once, with a limit in all, so that made-up causes do not fill the log.
 */
@Component
class HandshakeWarnings {

  /** The most different causes that are logged. */
  static final int MOST = 50;

  private static final Logger LOG = LoggerFactory.getLogger(HandshakeWarnings.class);
  private static final int LONGEST = 200;
  private static final String HTTPS = "https://";
  private static final String FORWARDED_SCHEME = "X-Forwarded-Proto";
  private static final String FORWARDED_HOST = "X-Forwarded-Host";
  private static final String FORWARDED_PORT = "X-Forwarded-Port";

  private final ChaletSettings settings;
  private final Set<String> logged = ConcurrentHashMap.newKeySet();

  HandshakeWarnings(ChaletSettings settings) {
    this.settings = settings;
  }

  /**
   * Logs that a page was refused as one of another site.
   *
   * @param origin of that page, as it was sent
   */
  void foreignPage(String origin, HttpServletRequest request) {
    if (!origin.startsWith("http")) {
      return;
    }
    String page = readable(origin);
    warn(
        "A page of %s was refused its WebSocket, because the request was for %s. If that page is"
                .formatted(page, readable(SameOrigin.host(request)))
            + " Chalet's, %s, or set CHALET_PUBLIC_ADDRESS=%s; if not, a foreign page tried to"
                .formatted(remedy(request), page)
            + " connect, and nothing is wrong here.");
  }

  /** Returns the header to change: the one by which the request has its host and port. */
  private static String remedy(HttpServletRequest request) {
    for (String header : new String[] {FORWARDED_HOST, FORWARDED_PORT}) {
      if (request.getHeader(header) != null) {
        return "have the proxy correct %s, which is %s, or leave it out and pass on the Host header as it came"
            .formatted(header, sent(request, header));
      }
    }
    return "have the proxy pass on the Host header as it came";
  }

  /** Logs that a browser wanted a socket, and a request arrived that does not ask for one. */
  void noUpgrade(String host) {
    warn(
        "A WebSocket for %s was asked for without the headers Upgrade and Connection: a proxy has"
                .formatted(readable(host))
            + " removed them, and has to be told to pass on WebSockets (docs/hosting.md).");
  }

  /**
   * Logs what contradicts the address of one of our own pages, which the browser alone writes.
   *
   * @param origin of that page, as it was sent
   */
  void ownPage(String origin, HttpServletRequest request) {
    String page = readable(origin.toLowerCase(Locale.ROOT));
    boolean overTls = page.startsWith(HTTPS);
    if (overTls && !request.isSecure()) {
      warn(
          "People come by %s, but %s. So cookies are not marked Secure, and browsers are not told to"
                  .formatted(page, unheard(request))
              + " stay with https.");
    } else if (!overTls && request.isSecure()) {
      warn(
          "People come by %s, but %s is %s. So cookies are marked Secure, and browsers that come by"
                  .formatted(page, FORWARDED_SCHEME, sent(request, FORWARDED_SCHEME))
              + " http do not keep them. Have the proxy send the scheme of the request (nginx:"
              + " proxy_set_header X-Forwarded-Proto $scheme;), or redirect http to https.");
    } else if (!overTls && settings.secureCookie(false)) {
      warn(
          "People come by %s, but CHALET_SECURE_COOKIES is true: browsers that come by http do not"
                  .formatted(page)
              + " keep such cookies. Leave it empty, or redirect http to https.");
    }
    if (settings.publicOrigin().isEmpty() && SameOrigin.isAtAnotherPort(page, request)) {
      warn(
          "People come by %s, but the request was for %s, with which links in previews begin. So %s, or set"
                  .formatted(page, readable(SameOrigin.host(request)), remedy(request))
              + " CHALET_PUBLIC_ADDRESS=%s.".formatted(page));
    }
    settings
        .publicOrigin()
        .filter(address -> overTls && !address.toLowerCase(Locale.ROOT).startsWith(HTTPS))
        .filter(
            address -> settings.publicHost().filter(it -> SameOrigin.matches(page, it)).isPresent())
        .ifPresent(
            address ->
                warn(
                    "People come by %s, but CHALET_PUBLIC_ADDRESS is %s, and links begin with that. Set"
                            .formatted(page, address)
                        + " CHALET_PUBLIC_ADDRESS=%s.".formatted(page)));
  }

  /** Returns why the server does not know that the browser uses TLS, and the remedy. */
  private static String unheard(HttpServletRequest request) {
    String scheme = sent(request, FORWARDED_SCHEME);
    if (scheme.startsWith("https") || scheme.startsWith("wss")) {
      return "%s: %s is not believed from %s; see SERVER_TOMCAT_REMOTEIP_INTERNALPROXIES in docs/hosting.md"
          .formatted(FORWARDED_SCHEME, scheme, request.getRemoteAddr());
    }
    return (scheme.isEmpty()
            ? "no " + FORWARDED_SCHEME + " arrived"
            : FORWARDED_SCHEME + " is " + scheme)
        + ": have the proxy that ends TLS send it, and those behind it pass it on (nginx:"
        + " proxy_set_header X-Forwarded-Proto $scheme; Caddy sends it unless told otherwise)";
  }

  /** Returns all values of a header; empty if it is missing. */
  private static String sent(HttpServletRequest request, String header) {
    return Collections.list(request.getHeaders(header)).stream()
        .map(HandshakeWarnings::readable)
        .collect(Collectors.joining(", "));
  }

  private void warn(String sentence) {
    if (logged.size() < MOST && logged.add(sentence)) {
      LOG.warn("{} This is logged once.", sentence);
    }
  }

  /** Makes a header readable, because clients can send anything. */
  private static String readable(String sent) {
    String printable = sent.replaceAll("[^ -~]", "?");
    return printable.length() > LONGEST ? printable.substring(0, LONGEST) + "..." : printable;
  }
}
