package games.chalet.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;

/** A connection on which one writes byte by byte what no client would. */
public final class RawHttp implements AutoCloseable {

  /** Longer than whoever waits for a thread behind others who are shown out. */
  private static final int PATIENCE_MILLIS = 30_000;

  private final Socket socket = new Socket();
  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

  /** A connection to a server on this machine. */
  public RawHttp(int port) throws IOException {
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
  }

  /** A request without a body: the request line, then headers. */
  public static String request(String line, String... headers) {
    StringBuilder text = new StringBuilder(line + "\r\nHost: localhost\r\n");
    for (String header : headers) {
      text.append(header).append("\r\n");
    }
    return text + "\r\n";
  }

  /** All that comes back until the server closes; ask it to. */
  public static String ask(int port, String bytes) throws IOException {
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(bytes);
      return connection.readToEnd();
    }
  }

  /** Writes, each character a byte. */
  public void write(String bytes) throws IOException {
    write(bytes.getBytes(ISO_8859_1));
  }

  public void write(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  /** Writes, if the server has not closed; whether it has not. */
  public boolean tryWrite(String bytes) {
    try {
      write(bytes);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** All that comes until the server closes. */
  public String readToEnd() throws IOException {
    try {
      socket.getInputStream().transferTo(heard);
    } catch (SocketTimeoutException e) {
      throw new IOException("Not closed after " + heard.toString(ISO_8859_1), e);
    } catch (IOException e) {
      // Closed the hard way.
    }
    return heard.toString(ISO_8859_1);
  }

  /** Returns true if that has arrived so far; waits for nothing. */
  public boolean hasHeard(String wished) {
    try {
      InputStream in = socket.getInputStream();
      heard.writeBytes(in.readNBytes(in.available()));
    } catch (IOException e) {
      return true; // Nothing more will come.
    }
    return heard.toString(ISO_8859_1).contains(wished);
  }

  /** Returns the bytes that arrive until they contain that. */
  public String readUntil(String wished) throws IOException {
    InputStream in = socket.getInputStream();
    while (!heard.toString(ISO_8859_1).contains(wished)) {
      int read = in.read();
      if (read < 0) {
        throw new IOException("Closed after " + heard.toString(ISO_8859_1));
      }
      heard.write(read);
    }
    return heard.toString(ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
