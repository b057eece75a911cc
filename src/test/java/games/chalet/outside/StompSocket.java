package games.chalet.outside;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * A STOMP session over a WebSocket with as little of everything as will do, so that hundreds of
 * them fit on a core beside the server that is measured. All methods may be called from any thread.
 */
public final class StompSocket implements WebSocketReader.Messages {

  private static final byte[] END_OF_HEAD = {'\r', '\n', '\r', '\n'};
  private static final byte[] SUBSCRIPTION = ascii("\nsubscription:");

  private final Sockets sockets;
  private final StompListener listener;
  private final SocketChannel channel;
  private final WebSocketReader reader = new WebSocketReader(this);
  private final String token;
  private ByteBuffer in = ByteBuffer.allocate(16384);
  private ByteBuffer out = ByteBuffer.allocate(4096);
  private boolean upgraded;
  private boolean closed;
  private int closeCode = 1006;
  private long bytesRead;

  private StompSocket(
      Sockets sockets, SocketChannel channel, String token, StompListener listener) {
    this.sockets = sockets;
    this.channel = channel;
    this.token = token;
    this.listener = listener;
  }

  /**
   * Connects.
   *
   * @param cookies the value of the Cookie header
   * @param token the CSRF token
   */
  public static StompSocket open(
      Sockets sockets, int port, String cookies, String token, StompListener listener)
      throws IOException {
    SocketChannel channel = SocketChannel.open();
    if (Origin.address().isPresent()) {
      channel.bind(new InetSocketAddress(Origin.address().get(), 0));
    }
    channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.configureBlocking(false);
    StompSocket socket = new StompSocket(sockets, channel, token, listener);
    sockets.execute(() -> socket.register(port, cookies));
    return socket;
  }

  /** Subscribes; messages will name {@code id}. */
  public void subscribe(String id, String destination) {
    frame("SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\n\n\0");
  }

  public void unsubscribe(String id) {
    frame("UNSUBSCRIBE\nid:" + id + "\n\n\0");
  }

  /** Sends a JSON body to a destination. */
  public void send(String destination, String json) {
    frame("SEND\ndestination:" + destination + "\ncontent-type:application/json\n\n" + json + "\0");
  }

  /** Ends the connection without a word, as a dropped line does. */
  public void drop() {
    sockets.execute(this::end);
  }

  /** All bytes that have come so far; to be asked on the thread of the sockets. */
  public long bytesRead() {
    return bytesRead;
  }

  private void register(int port, String cookies) {
    try {
      channel.register(sockets.selector(), SelectionKey.OP_READ, this);
      write(
          ascii(
              """
              GET /ws HTTP/1.1\r
              Host: localhost:%d\r
              Origin: http://localhost:%d\r
              Upgrade: websocket\r
              Connection: Upgrade\r
              Sec-WebSocket-Version: 13\r
              Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
              Sec-WebSocket-Protocol: v12.stomp\r
              Cookie: %s\r
              \r
              """
                  .formatted(port, port, cookies)));
    } catch (IOException e) {
      end();
    }
  }

  private void frame(String stomp) {
    byte[] text = stomp.getBytes(StandardCharsets.UTF_8);
    sockets.execute(() -> write(masked(1, text)));
  }

  /** A mask of zeros is a mask: what the server has to undo it costs the same. */
  private static byte[] masked(int opcode, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) (0x80 | opcode));
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else if (payload.length < 1 << 16) {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (0x80 | 127)).putLong(payload.length);
    }
    frame.putInt(0).put(payload);
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }

  private void write(byte[] bytes) {
    if (closed) {
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
      int wanted = SelectionKey.OP_READ | (out.position() > 0 ? SelectionKey.OP_WRITE : 0);
      SelectionKey key = channel.keyFor(sockets.selector());
      if (key != null && key.interestOps() != wanted) {
        key.interestOps(wanted);
      }
    } catch (IOException | CancelledKeyException e) {
      end();
    }
  }

  void ready() {
    flush();
    try {
      for (int read; !closed && (read = channel.read(in)) != 0; ) {
        if (read < 0) {
          end();
          return;
        }
        bytesRead += read;
        consume();
      }
    } catch (IOException e) {
      end();
    }
  }

  private void consume() {
    in.flip();
    if (!upgraded) {
      upgrade();
    }
    if (upgraded && !closed) {
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
    byte[] head = new byte[end + END_OF_HEAD.length - in.position()];
    in.get(head);
    String status = new String(head, StandardCharsets.US_ASCII);
    if (!status.startsWith("HTTP/1.1 101")) {
      end();
      return;
    }
    upgraded = true;
    frame(
        "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:0,0\nX-XSRF-TOKEN:"
            + token
            + "\n\n\0");
  }

  @Override
  public void binary(ByteBuffer text) {
    if (text.remaining() < 2) {
      return;
    }
    switch (text.get(text.position())) {
      case 'M' -> message(text);
      case 'C' -> listener.connected();
      case 'E' -> throw new IllegalStateException(StandardCharsets.UTF_8.decode(text).toString());
      default -> {}
    }
  }

  private void message(ByteBuffer text) {
    int id = find(text, SUBSCRIPTION) + SUBSCRIPTION.length;
    int endOfId = id;
    while (text.get(endOfId) != '\n') {
      endOfId++;
    }
    byte[] subscription = new byte[endOfId - id];
    text.get(id, subscription);
    int body = endOfId;
    while (text.get(body) != '\n' || text.get(body + 1) != '\n') {
      body++;
    }
    int start = body + 2;
    listener.message(
        new String(subscription, StandardCharsets.US_ASCII),
        text.slice(start, text.limit() - 1 - start));
  }

  @Override
  public void ping(ByteBuffer payload) {
    byte[] bytes = new byte[payload.remaining()];
    payload.get(bytes);
    write(masked(10, bytes));
  }

  @Override
  public void close(int code) {
    closeCode = code;
    end();
  }

  private void end() {
    if (!closed) {
      closed = true;
      try {
        channel.close();
      } catch (IOException e) {
        closeCode = 1006;
      }
      listener.closed(closeCode);
    }
  }

  /** Where {@code part} begins, or -1. */
  private static int find(ByteBuffer in, byte[] part) {
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

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
