package games.chalet.stomp.socket;

import games.chalet.testing.Browser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A browser that subscribes and from then on reads nothing of what is sent to it. */
final class DeafBrowser implements AutoCloseable {

  private static final int SMALL = 4096;
  private static final int PATIENCE_MILLIS = 10_000;

  private final Socket socket = new Socket();
  private final StringBuilder heard = new StringBuilder();

  private DeafBrowser(int port) throws IOException {
    socket.setReceiveBufferSize(SMALL);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
  }

  /** Returns when the server has taken the subscription. */
  static DeafBrowser listeningTo(int port, String destination) throws IOException {
    Browser stranger = Browser.at(port);
    Browser.ok(stranger.get("/api/session"));
    String token = stranger.csrfToken();
    DeafBrowser deaf = new DeafBrowser(port);
    deaf.write(handshake(port, stranger));
    deaf.readUntil("\r\n\r\n");
    deaf.send(connect(token));
    deaf.readUntil("CONNECTED");
    deaf.send("SUBSCRIBE\nid:replies\ndestination:/user/topic/replies\n\n\0");
    deaf.send("SUBSCRIBE\nid:deaf\ndestination:" + destination + "\n\n\0");
    deaf.send("SEND\ndestination:/app/nothing.here\n\n{}\0");
    deaf.readUntil("not-found");
    return deaf;
  }

  /** Sends handshake, CONNECT and a SEND in one go, and returns when the last is answered. */
  static DeafBrowser inAHurry(int port, String padding) throws IOException {
    Browser stranger = Browser.at(port);
    Browser.ok(stranger.get("/api/session"));
    String token = stranger.csrfToken();
    DeafBrowser deaf = new DeafBrowser(port);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(handshake(port, stranger));
    all.writeBytes(message(connect(token)));
    all.writeBytes(message("SUBSCRIBE\nid:replies\ndestination:/user/topic/replies\n\n\0"));
    all.writeBytes(message("SEND\ndestination:/app/nothing.here\n\n" + padding + "\0"));
    deaf.write(all.toByteArray());
    deaf.readUntil("not-found");
    return deaf;
  }

  private static byte[] handshake(int port, Browser stranger) {
    return """
        GET /ws HTTP/1.1
        Host: localhost:%d
        Origin: http://localhost:%d
        Cookie: %s
        Connection: Upgrade
        Upgrade: websocket
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
        Sec-WebSocket-Protocol: v12.stomp

        """
        .formatted(port, port, stranger.cookieHeader())
        .replace("\n", "\r\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static String connect(String token) {
    return "CONNECT\naccept-version:1.2\nhost:localhost\nX-XSRF-TOKEN:" + token + "\n\n\0";
  }

  private void send(String stomp) throws IOException {
    write(message(stomp));
  }

  /** One short text frame, masked with nothing. */
  private static byte[] message(String stomp) {
    byte[] body = stomp.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(body.length + 8)
        .put((byte) 0x81)
        .put((byte) (0x80 | 126))
        .putShort((short) body.length)
        .putInt(0)
        .put(body)
        .array();
  }

  private void write(byte[] bytes) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(bytes);
    out.flush();
  }

  private void readUntil(String wished) throws IOException {
    InputStream in = socket.getInputStream();
    while (heard.indexOf(wished) < 0) {
      int read = in.read();
      if (read < 0) {
        throw new IOException("Closed after " + heard);
      }
      heard.append((char) read);
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
