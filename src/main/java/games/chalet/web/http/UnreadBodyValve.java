package games.chalet.web.http;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;

/**
 * Ends a connection with the answer if the request's body was not read to its end. Without it,
 * Tomcat waits once more for the rest before it closes, and a thread with it.
 */
final class UnreadBodyValve extends ValveBase {

  private static final int PIECE = 4096;

  /** The most bytes of an unwanted body that are read. */
  private static final int MOST_IN_VAIN = 64 * 1024;

  UnreadBodyValve() {
    super(true);
  }

  @Override
  public void invoke(Request request, Response response) throws IOException, ServletException {
    try {
      getNext().invoke(request, response);
    } finally {
      if (!isRead(request)) {
        drop(request);
        request.getCoyoteRequest().action(ActionCode.DISABLE_SWALLOW_INPUT, null);
      }
    }
  }

  private static boolean isRead(Request request) {
    AtomicBoolean read = new AtomicBoolean();
    request.getCoyoteRequest().action(ActionCode.REQUEST_BODY_FULLY_READ, read);
    return read.get();
  }

  /**
   * Reads the bytes that are here already: the operating system answers unread bytes with a reset,
   * which may overtake the answer. If the body comes in chunks, reading could block.
   */
  private static void drop(Request request) {
    if (request.getContentLengthLong() < 0) {
      return;
    }
    byte[] piece = new byte[PIECE];
    try {
      for (int read = 0; read < MOST_IN_VAIN && hasMore(request); ) {
        read += Math.max(0, request.getInputStream().read(piece));
      }
    } catch (IOException | IllegalStateException e) {
      // The other end is gone, or the body was read as text.
    }
  }

  private static boolean hasMore(Request request) {
    request.getCoyoteRequest().action(ActionCode.AVAILABLE, true);
    return request.getCoyoteRequest().getAvailable() > 0;
  }
}
