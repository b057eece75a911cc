package games.chalet.testing.socket;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A WebSocket with as little of everything as will do, so that hundreds of them fit on a core
 * beside the server that is measured. All methods may be called from any thread; what is sent goes
 * out in the order of the calls.
 */
public final class WebSocketClient {

  private static final byte[] END_OF_HEAD = {'\r', '\n', '\r', '\n'};

  private final Sockets sockets;
  private final Listener listener;
  private final SocketChannel channel;
  private final int port;
  private final WebSocketReader reader = new WebSocketReader(new Frames());
  private ByteBuffer in = ByteBuffer.allocate(16384);
  private ByteBuffer out = ByteBuffer.allocate(4096);
  private boolean isUpgraded;
  private boolean isReading;
  private boolean isDeaf;
  private boolean isClosed;
  private int closeCode = 1006;
  private long bytesRead;

  /** Hears what comes, on the thread of the sockets; buffers are only good until the return. */
  public interface Listener {

    /** The server has agreed to a WebSocket. */
    default void opened() {}

    /** The server has not; it will be closed. */
    default void refused(String head) {}

    void message(boolean isText, ByteBuffer message);

    /**
     * The connection has ended.
     *
     * @param code the WebSocket's, or 1006 if it ended without a word
     */
    default void closed(int code) {}
  }

  private WebSocketClient(Sockets sockets, SocketChannel channel, int port, Listener listener) {
    this.sockets = sockets;
    this.channel = channel;
    this.port = port;
    this.listener = listener;
  }

  /** Connects to a server on this machine; next is {@link #handshake}. */
  public static WebSocketClient connect(Sockets sockets, int port, Listener listener)
      throws IOException {
    SocketChannel channel = SocketChannel.open();
    if (GuestsAddress.find().isPresent()) {
      channel.bind(new InetSocketAddress(GuestsAddress.find().get(), 0));
    }
    channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.configureBlocking(false);
    return new WebSocketClient(sockets, channel, port, listener);
  }

  /** Asks for a WebSocket; {@code headers} are whole lines. */
  public void handshake(String path, List<String> headers) {
    byte[] request = WebSocketFrames.handshake(port, path, headers);
    sockets.execute(() -> register(request));
  }

  /** Sends a whole message. */
  public void send(String text) {
    sendPart(text.getBytes(StandardCharsets.UTF_8), true, true, true);
  }

  /** Sends a fragment of a message. */
  public void sendPart(byte[] part, boolean isText, boolean isFirst, boolean isLast) {
    int opcode = isText ? WebSocketFrames.TEXT : WebSocketFrames.BINARY;
    write(WebSocketFrames.frame(isFirst ? opcode : WebSocketFrames.CONTINUATION, isLast, part));
  }

  public void ping() {
    write(WebSocketFrames.frame(WebSocketFrames.PING, true, new byte[0]));
  }

  public void pong() {
    write(WebSocketFrames.pong());
  }

  /** From now on reads nothing, and so answers no ping either. */
  public void stopReading() {
    sockets.execute(
        () -> {
          isDeaf = true;
          showInterest();
        });
  }

  /** Ends the connection without a word, as a dropped line does. */
  public void drop() {
    sockets.execute(this::end);
  }

  /** All bytes that have come so far; to be asked on the thread of the sockets. */
  public long bytesRead() {
    return bytesRead;
  }

  private void register(byte[] handshake) {
    try {
      channel.register(sockets.selector(), SelectionKey.OP_READ, this);
      append(handshake);
    } catch (IOException e) {
      end();
    }
  }

  private void write(byte[] bytes) {
    sockets.execute(() -> append(bytes));
  }

  private void append(byte[] bytes) {
    if (isClosed) {
      return;
    }
    if (out.remaining() < bytes.length) {
      out = ByteBuffer.allocate((out.position() + bytes.length) * 2).put(out.flip());
    }
    out.put(bytes);
    flush();
  }

  private void flush() {
    try {
      out.flip();
      channel.write(out);
      out.compact();
      showInterest();
    } catch (IOException | CancelledKeyException e) {
      if (!isReading) {
        read(); // The last word of the server may have come.
        end();
      }
    }
  }

  private void showInterest() {
    int wanted =
        (isDeaf ? 0 : SelectionKey.OP_READ) | (out.position() > 0 ? SelectionKey.OP_WRITE : 0);
    SelectionKey key = channel.keyFor(sockets.selector());
    if (key != null && key.isValid() && key.interestOps() != wanted) {
      key.interestOps(wanted);
    }
  }

  void ready() {
    flush();
    read();
  }

  private void read() {
    isReading = true;
    try {
      for (int read; !isClosed && !isDeaf && (read = channel.read(in)) != 0; ) {
        if (read < 0) {
          end();
          return;
        }
        bytesRead += read;
        consume();
      }
    } catch (IOException e) {
      end();
    } finally {
      isReading = false;
    }
  }

  private void consume() {
    in.flip();
    if (!isUpgraded) {
      upgrade();
    }
    if (isUpgraded && !isClosed) {
      reader.read(in);
    }
    in.compact();
    if (!in.hasRemaining()) {
      in = ByteBuffer.allocate(in.capacity() * 2).put(in.flip());
    }
  }

  private void upgrade() {
    int end = find(in, END_OF_HEAD);
    if (end < 0) {
      return;
    }
    byte[] bytes = new byte[end + END_OF_HEAD.length - in.position()];
    in.get(bytes);
    String head = new String(bytes, StandardCharsets.ISO_8859_1);
    if (head.startsWith("HTTP/1.1 101") && head.contains(WebSocketFrames.ACCEPT)) {
      isUpgraded = true;
      listener.opened();
    } else {
      listener.refused(head);
      end();
    }
  }

  private final class Frames implements WebSocketReader.Messages {

    @Override
    public void message(boolean isText, ByteBuffer message) {
      listener.message(isText, message);
    }

    @Override
    public void ping(ByteBuffer payload) {
      byte[] bytes = new byte[payload.remaining()];
      payload.get(bytes);
      append(WebSocketFrames.frame(WebSocketFrames.PONG, true, bytes));
    }

    @Override
    public void close(int code) {
      closeCode = code;
      byte[] same = ByteBuffer.allocate(Short.BYTES).putShort((short) code).array();
      append(WebSocketFrames.frame(WebSocketFrames.CLOSE, true, code == 1005 ? new byte[0] : same));
      end();
    }
  }

  void end() {
    if (!isClosed) {
      isClosed = true;
      try {
        channel.close();
      } catch (IOException e) {
        closeCode = 1006;
      }
      listener.closed(closeCode);
    }
  }

  /** Where {@code part} begins, or -1. */
  static int find(ByteBuffer in, byte[] part) {
    for (int i = in.position(); i <= in.limit() - part.length; i++) {
      int matched = 0;
      while (matched < part.length && in.get(i + matched) == part[matched]) {
        matched++;
      }
      if (matched == part.length) {
        return i;
      }
    }
    return -1;
  }
}
