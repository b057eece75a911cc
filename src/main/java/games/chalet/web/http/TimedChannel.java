package games.chalet.web.http;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.jspecify.annotations.Nullable;

/**
 * A connection on which a whole request has to arrive in time. {@link BodyLimit} looks at the clock
 * whenever it gets data; but Tomcat also waits for bytes that are none, between chunks and behind
 * the last, which may come one by one for hours.
 */
final class TimedChannel extends NioChannel {

  private final long within;
  private @Nullable Request request;

  /**
   * Creates a channel that is used for one connection after the other.
   *
   * @param within the longest time of a request from its first byte to its last, in nanoseconds
   */
  TimedChannel(SocketBufferHandler buffers, long within) {
    super(buffers);
    this.within = within;
  }

  /** Begins to read for a request, and maybe for those after it. */
  void begin(Request request) {
    this.request = request;
  }

  /** Ends it: what is read now is waited for by no thread. */
  void end() {
    request = null;
  }

  @Override
  public int read(ByteBuffer into) throws IOException {
    int read = super.read(into);
    if (read > 0 && request != null && isTooLate(request.getStartTimeNanos())) {
      throw new SocketTimeoutException("Expected a whole request in " + within + " ns");
    }
    return read;
  }

  private boolean isTooLate(long start) {
    return start != -1 && System.nanoTime() - start > within;
  }
}
