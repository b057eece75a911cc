package games.chalet.match.state;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Pieces of JSON that are put together as they are. */
public final class JsonBytes {

  private JsonBytes() {}

  public static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public static byte[] joined(byte[]... pieces) {
    int length = 0;
    for (byte[] piece : pieces) {
      length += piece.length;
    }
    ByteBuffer whole = ByteBuffer.allocate(length);
    for (byte[] piece : pieces) {
      whole.put(piece);
    }
    return whole.array();
  }
}
