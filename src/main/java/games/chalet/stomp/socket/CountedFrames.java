package games.chalet.stomp.socket;

import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.Extension;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.apache.tomcat.websocket.MessagePart;
import org.apache.tomcat.websocket.Transformation;
import org.apache.tomcat.websocket.TransformationResult;
import org.apache.tomcat.websocket.WsIOException;
import org.jspecify.annotations.Nullable;

/**
 * Counts the frames that a client sends over one WebSocket. Tomcat answers pings and drops empty
 * frames by itself; only a transformation, its place for an extension, sees them all.
 *
 * <p>A message counts once, and so does each control frame and each empty fragment. Of other
 * fragments, which the length of a message limits, {@value #FRAGMENTS} count as one frame. A pong
 * is free if it answers a ping.
 */
final class CountedFrames implements Transformation {

  /** The user property of a session with its counted frames. */
  static final String KEY = CountedFrames.class.getName();

  /** The number of fragments, none empty, that count as one frame. */
  static final int FRAGMENTS = 16;

  /** The most frames beyond the limit that are read while the socket closes in good order. */
  static final int WHILE_CLOSING = 1_000;

  private static final byte CONTINUATION = 0;
  private static final byte PING = 9;
  private static final byte PONG = 10;

  private final AtomicInteger pongsDue = new AtomicInteger();
  private @Nullable Transformation next;
  private volatile BooleanSupplier limit = () -> true;

  /** True if nothing of the present frame's payload was read. Used by one thread at a time. */
  private boolean begins;

  private int fragments;
  private int tooMany;

  /**
   * Sets the limit, asked once for each frame that counts: false if it is one too many, and the
   * socket is being closed.
   */
  void limit(BooleanSupplier mayBeRead) {
    limit = mayBeRead;
  }

  @Override
  public void setNext(Transformation tomcats) {
    next = tomcats;
  }

  private Transformation next() {
    if (next == null) {
      throw new IllegalStateException("Expected setNext to be called first");
    }
    return next;
  }

  @Override
  public boolean validateRsvBits(int bits) {
    return next().validateRsvBits(bits);
  }

  @Override
  public @Nullable Extension getExtensionResponse() {
    return null; // It does nothing that the client has to know.
  }

  /** Called by Tomcat for the head of each frame. */
  @Override
  public boolean validateRsv(int rsv, byte opCode) {
    begins = true;
    return next().validateRsv(rsv, opCode);
  }

  @Override
  public TransformationResult getMoreData(byte opCode, boolean fin, int rsv, ByteBuffer payload)
      throws IOException {
    int before = payload.position();
    TransformationResult result = next().getMoreData(opCode, fin, rsv, payload);
    if (begins) {
      begins = false;
      boolean isEmpty = result == TransformationResult.END_OF_FRAME && payload.position() == before;
      if (counts(opCode, isEmpty) && !limit.getAsBoolean() && ++tooMany > WHILE_CLOSING) {
        throw new WsIOException(new CloseReason(CloseCodes.VIOLATED_POLICY, null));
      }
    }
    return result;
  }

  private boolean counts(byte opCode, boolean isEmpty) {
    if (opCode == PONG) {
      return pongsDue.getAndUpdate(due -> Math.max(0, due - 1)) == 0;
    }
    return opCode != CONTINUATION || isEmpty || ++fragments % FRAGMENTS == 0;
  }

  @Override
  public List<MessagePart> sendMessagePart(List<MessagePart> parts) throws IOException {
    pongsDue.addAndGet((int) parts.stream().filter(part -> part.getOpCode() == PING).count());
    return next().sendMessagePart(parts);
  }

  @Override
  public void close() {
    next().close();
  }
}
