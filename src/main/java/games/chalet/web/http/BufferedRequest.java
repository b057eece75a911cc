package games.chalet.web.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** A request whose body was read already, and is read again from here. */
final class BufferedRequest extends HttpServletRequestWrapper {

  private final Stream stream;

  BufferedRequest(HttpServletRequest request, byte[] body) {
    super(request);
    this.stream = new Stream(new ByteArrayInputStream(body));
  }

  @Override
  public ServletInputStream getInputStream() {
    return stream;
  }

  @Override
  public BufferedReader getReader() {
    String encoding = getCharacterEncoding();
    Charset charset = Charset.forName(encoding, StandardCharsets.UTF_8);
    return new BufferedReader(new InputStreamReader(stream, charset));
  }

  private static final class Stream extends ServletInputStream {

    private final ByteArrayInputStream bytes;

    Stream(ByteArrayInputStream bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      return bytes.read(into, offset, length);
    }

    @Override
    public boolean isFinished() {
      return bytes.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new IllegalStateException(
          "setReadListener is not supported: the body is already buffered");
    }
  }
}
