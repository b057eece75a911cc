package games.chalet.web.http;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.apache.coyote.ErrorState;
import org.apache.coyote.http11.Http11Processor;
import org.apache.tomcat.util.buf.MessageBytes;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/**
 * Reads requests whose heads have to arrive in time. Tomcat's own timeouts limit only the silence
 * between two bytes, so that a head of one byte every few seconds would keep its connection. It
 * also reads names of hosts with underscores.
 */
final class TimedProcessor extends Http11Processor {

  /** Tomcat's number for a host without a port. */
  private static final int NO_PORT = -1;

  private static final int HIGHEST_PORT = 65_535;

  private final FairProtocol protocol;
  private final FairEndpoint endpoint;

  TimedProcessor(FairProtocol protocol, FairEndpoint endpoint) {
    super(protocol, protocol.getAdapter());
    this.protocol = protocol;
    this.endpoint = endpoint;
  }

  @Override
  public SocketState service(SocketWrapperBase<?> wrapper) throws IOException {
    SocketChannel channel =
        wrapper.getSocket() instanceof NioChannel nio ? nio.getIOChannel() : null;
    HeadTime head = endpoint.headTime(channel);
    if (head.hasBegun()) {
      wrapper.setReadTimeout(protocol.getConnectionTimeout()); // For the body.
    }
    int before = answered();
    SocketState state = readAndAnswer(wrapper);
    if (answered() > before || isAsync() || isUpgrade()) {
      head.end();
      endpoint.headArrived(channel);
    }
    if (isMissingItsEnd(state)) {
      return waitForTheRest(wrapper, head, state);
    }
    head.end();
    return state;
  }

  /** Refuses a port that is none: Tomcat counts on, and beyond the largest number below zero. */
  @Override
  protected void parseHost(@Nullable MessageBytes host) {
    parseName(host);
    if (request.getServerPort() < NO_PORT || request.getServerPort() > HIGHEST_PORT) {
      response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
      setErrorState(ErrorState.CLOSE_CLEAN, null);
    }
  }

  /**
   * Lets underscores into the name of a host, and hyphens at the ends of its parts, which Tomcat
   * refuses: containers have them.
   */
  private void parseName(@Nullable MessageBytes host) {
    String written = host == null || host.isNull() ? "" : host.toString();
    if (host == null || ForwardedHeaders.plain(written).equals(written)) {
      super.parseHost(host);
      return;
    }
    MessageBytes checked = MessageBytes.newInstance();
    byte[] bytes = ForwardedHeaders.plain(written).getBytes(StandardCharsets.ISO_8859_1);
    checked.setBytes(bytes, 0, bytes.length);
    super.parseHost(checked);
    if (!getErrorState().isError()) {
      request.serverName().setString(written.substring(0, request.serverName().getLength()));
    }
  }

  private int answered() {
    return request.getRequestProcessor().getRequestCount();
  }

  private SocketState readAndAnswer(SocketWrapperBase<?> wrapper) throws IOException {
    if (!(wrapper.getSocket() instanceof TimedChannel channel)) {
      return super.service(wrapper);
    }
    channel.begin(request);
    try {
      return super.service(wrapper);
    } finally {
      channel.end();
    }
  }

  /** Returns true if a part of a head has arrived, blank lines before it included. */
  private boolean isMissingItsEnd(SocketState state) {
    return (state == SocketState.OPEN || state == SocketState.LONG)
        && !isAsync()
        && request.getStartTimeNanos() != -1;
  }

  private SocketState waitForTheRest(
      SocketWrapperBase<?> wrapper, HeadTime head, SocketState state) {
    int within = protocol.getConnectionTimeout();
    if (within <= 0) {
      return state; // Switched off.
    }
    long left = head.left(within);
    if (left <= 0) {
      return SocketState.CLOSED;
    }
    wrapper.setReadTimeout(left);
    return state;
  }
}
