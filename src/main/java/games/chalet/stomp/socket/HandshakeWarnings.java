package games.chalet.stomp.socket;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Logs why pages get no socket if a proxy prevents it: they work otherwise, and only the host can
 * fix it. Each cause is logged once, with a limit in all, so that made-up causes do not fill the
 * log.
 */
@Component
class HandshakeWarnings {

  /** The most different causes that are logged. */
  static final int MOST = 50;

  private static final Logger LOG = LoggerFactory.getLogger(HandshakeWarnings.class);
  private static final int LONGEST = 200;

  private final Set<Cause> logged = ConcurrentHashMap.newKeySet();

  private record Cause(String origin, String host) {}

  /**
   * Logs that a page was refused as one of another site.
   *
   * @param origin of that page, as it was sent
   * @param host to which the socket was to be opened, as it arrived
   */
  void foreignPage(String origin, String host) {
    Cause cause = new Cause(readable(origin), readable(host));
    if (cause.origin().startsWith("http") && isNew(cause)) {
      LOG.warn(
          "A page of {} was refused its WebSocket, because the request was for {}. If that page is"
              + " Chalet's, have the proxy pass on the Host header as it came, or set"
              + " CHALET_PUBLIC_ADDRESS={}; if not, a foreign page tried to connect, and nothing is"
              + " wrong here. This is logged once.",
          cause.origin(),
          cause.host(),
          cause.origin());
    }
  }

  /** Logs that a browser wanted a socket, and a request arrived that does not ask for one. */
  void noUpgrade(String host) {
    Cause cause = new Cause("", readable(host));
    if (isNew(cause)) {
      LOG.warn(
          "A WebSocket for {} was asked for without the headers Upgrade and Connection: a proxy has"
              + " removed them, and has to be told to pass on WebSockets (docs/hosting.md). This is"
              + " logged once.",
          cause.host());
    }
  }

  private boolean isNew(Cause cause) {
    return logged.size() < MOST && logged.add(cause);
  }

  /** Makes a header readable, because clients can send anything. */
  private static String readable(String sent) {
    String printable = sent.replaceAll("[^!-~]", "?");
    return printable.length() > LONGEST ? printable.substring(0, LONGEST) + "..." : printable;
  }
}
