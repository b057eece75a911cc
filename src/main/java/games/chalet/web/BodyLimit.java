package games.chalet.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses bodies that are too large, also those that do not say beforehand how long they are. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class BodyLimit extends OncePerRequestFilter {

  private final long most;
  private final Problems problems;

  BodyLimit(Limits limits, Problems problems) {
    this.most = limits.httpBody().toBytes();
    this.problems = problems;
  }

  static boolean wasTooLarge(@Nullable Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof TooLarge) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    if (request.getContentLengthLong() > most) {
      problems.write(Refusals.tooLarge(), request, response);
    } else {
      chain.doFilter(new Limited(request, most), response);
    }
  }

  private static final class TooLarge extends IOException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
      super("The body is too large");
    }
  }

  private static final class Limited extends HttpServletRequestWrapper {

    private final long most;

    Limited(HttpServletRequest request, long most) {
      super(request);
      this.most = most;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
      return new LimitedStream(super.getInputStream(), most);
    }
  }

  private static final class LimitedStream extends ServletInputStream {

    private final ServletInputStream stream;
    private long left;

    LimitedStream(ServletInputStream stream, long most) {
      this.stream = stream;
      this.left = most;
    }

    @Override
    public int read() throws IOException {
      int read = stream.read();
      count(read < 0 ? 0 : 1);
      return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      int read = stream.read(bytes, offset, length);
      count(read);
      return read;
    }

    private void count(int read) throws TooLarge {
      left -= Math.max(read, 0);
      if (left < 0) {
        throw new TooLarge();
      }
    }

    @Override
    public boolean isFinished() {
      return stream.isFinished();
    }

    @Override
    public boolean isReady() {
      return stream.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
      stream.setReadListener(listener);
    }
  }
}
