package games.chalet.web.http;

import games.chalet.web.limits.ReachedLimits;
import org.apache.coyote.Processor;
import org.apache.coyote.http11.Http11NioProtocol;

/** Tomcat's HTTP over a {@link FairEndpoint}. Public because Tomcat makes it by its name. */
public final class FairProtocol extends Http11NioProtocol {

  /** Creates a protocol that accepts no connection before {@link #limit} is called. */
  public FairProtocol() {
    super(new FairEndpoint());
  }

  /** Sets the limits. Call before it starts. */
  void limit(HttpLimits limits, ReachedLimits reached) {
    endpoint().limit(limits, reached);
  }

  private FairEndpoint endpoint() {
    return (FairEndpoint) getEndpoint();
  }

  @Override
  protected Processor createProcessor() {
    return new TimedProcessor(this, endpoint());
  }
}
