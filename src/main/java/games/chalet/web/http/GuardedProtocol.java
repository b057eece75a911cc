package games.chalet.web.http;

import org.apache.coyote.http11.Http11NioProtocol;

/**
 * Tomcat's HTTP over connections that a {@link ConnectionGuard} watches. Public because Tomcat
 * makes it by its name.
 */
public final class GuardedProtocol extends Http11NioProtocol {

  /** A protocol that serves nobody before it has been told its limits. */
  public GuardedProtocol() {
    super(new GuardedEndpoint());
  }

  /** Must be called before it starts. */
  void limit(HttpLimits limits) {
    ((GuardedEndpoint) getEndpoint()).limit(limits);
  }
}
