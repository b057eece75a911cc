package games.chalet.attack;

import games.chalet.testing.RawHttp;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Requests written by hand. */
final class Http {

  private static final byte[] STATUS = bytes("HTTP/1.1 ");

  private Http() {}

  /** A request without a body; {@code headers} are whole lines. */
  static byte[] request(String method, String path, String... headers) {
    return bytes(RawHttp.request(method + " " + path + " HTTP/1.1", headers));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The same request many times. */
  static byte[] times(int count, byte[] request) {
    byte[] all = new byte[count * request.length];
    for (int i = 0; i < count; i++) {
      System.arraycopy(request, 0, all, i * request.length, request.length);
    }
    return all;
  }

  /**
   * Sends a block of requests again and again and reads what comes, as one who is only out for
   * numbers: the answers' statuses are counted.
   *
   * @param answers how many answers a block brings
   */
  static void flood(Target target, InputStream in, OutputStream out, byte[] block, int answers)
      throws IOException {
    byte[] buffer = new byte[16384];
    while (target.goesOn()) {
      out.write(block);
      for (int came = 0; came < answers; ) {
        int read = in.read(buffer);
        if (read < 0) {
          throw new IOException("closed");
        }
        came += statuses(target, buffer, read);
      }
    }
  }

  /** Returns the number of responses that begin here; one that the buffer's end cuts is missed. */
  static int statuses(Target target, byte[] buffer, int length) {
    int found = 0;
    for (int i = 0; i + STATUS.length + 3 <= length; i++) {
      int matched = 0;
      while (matched < STATUS.length && buffer[i + matched] == STATUS[matched]) {
        matched++;
      }
      if (matched == STATUS.length) {
        found++;
        target.count(new String(buffer, i + matched, 3, StandardCharsets.US_ASCII));
      }
    }
    return found;
  }
}
