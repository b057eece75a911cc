package games.chalet.stomp;

import games.chalet.testing.Browser;
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
    String token = stranger.cookie("XSRF-TOKEN");
    DeafBrowser deaf = new DeafBrowser(port);
    deaf.write(
        """
        GET /ws HTTP/1.1
        Host: localhost:%d
        Origin: http://localhost:%d
        Cookie: XSRF-TOKEN=%s
        Connection: Upgrade
        Upgrade: websocket
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
        Sec-WebSocket-Protocol: v12.stomp

        """
            .formatted(port, port, token)
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.US_ASCII));
    deaf.readUntil("\r\n\r\n");
    deaf.send("CONNECT\naccept-version:1.2\nhost:localhost\nX-XSRF-TOKEN:" + token + "\n\n\0");
    deaf.readUntil("CONNECTED");
    deaf.send("SUBSCRIBE\nid:replies\ndestination:/user/topic/replies\n\n\0");
    deaf.send("SUBSCRIBE\nid:deaf\ndestination:" + destination + "\n\n\0");
    deaf.send("SEND\ndestination:/app/nothing.here\n\n{}\0");
    deaf.readUntil("not-found");
    return deaf;
  }

  /** One short text frame, masked with nothing. */
  private void send(String stomp) throws IOException {
    byte[] body = stomp.getBytes(StandardCharsets.UTF_8);
    write(
        ByteBuffer.allocate(body.length + 8)
            .put((byte) 0x81)
            .put((byte) (0x80 | 126))
            .putShort((short) body.length)
            .putInt(0)
            .put(body)
            .array());
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
