package games.chalet.web.http;

import games.chalet.web.InvalidSettingException;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.CountedAddress;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.util.Locale;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Reads every body whole before any other code looks at it, whether it is wanted or not. Refuses
 * bodies that are too large, with or without a stated length, those that take too long to arrive,
 * and multipart bodies, which no endpoint reads.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class BodyLimit extends OncePerRequestFilter {

  /**
   * The most bytes of an oversized body that are read and thrown away: a browser sees the refusal
   * only when it has sent what it wanted to.
   */
  private static final int MOST_IN_VAIN = 1024 * 1024;

  private static final int PIECE = 4096;

  private final long most;
  private final long within;
  private final ProblemWriter problems;
  private final ReachedLimits reached;

  BodyLimit(BodySize size, HttpLimits times, ProblemWriter problems, ReachedLimits reached) {
    this.most = size.most();
    this.within = HttpLimits.nanos(times.bodyWithin());
    this.problems = problems;
    this.reached = reached;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    byte[] body = {};
    RefusedException refused = null;
    if (hasBody(request)) {
      try {
        body = read(request);
      } catch (RefusedException e) {
        refused = e;
        count(e, request);
      }
    }
    if (refused == null && isInParts(request)) {
      refused = CommonRefusal.UNSUPPORTED_MEDIA_TYPE.of();
    }
    if (refused != null) {
      response.setHeader(HttpHeaders.CONNECTION, "close");
      problems.write(refused, request, response);
    } else {
      chain.doFilter(body.length == 0 ? request : new BufferedRequest(request, body), response);
    }
  }

  private void count(RefusedException refused, HttpServletRequest request) {
    String address = CountedAddress.of(request.getRemoteAddr());
    if (refused.reason().equals(CommonRefusal.TOO_LARGE.of().reason())) {
      reached.count(Limit.HTTP_BODY, address);
    } else if (refused.reason().equals(CommonRefusal.TOO_SLOW.of().reason())) {
      reached.count(Limit.BODY_WITHIN, address);
    }
  }

  private static boolean hasBody(HttpServletRequest request) {
    return request.getContentLengthLong() > 0
        || request.getHeader(HttpHeaders.TRANSFER_ENCODING) != null;
  }

  private static boolean isInParts(HttpServletRequest request) {
    String type = request.getContentType();
    return type != null && type.strip().toLowerCase(Locale.ROOT).startsWith("multipart/");
  }

  private byte[] read(HttpServletRequest request) {
    if (request.getContentLengthLong() > Math.max(most, MOST_IN_VAIN)) {
      throw CommonRefusal.TOO_LARGE.of();
    }
    try {
      return read(request.getInputStream());
    } catch (SocketTimeoutException e) {
      throw CommonRefusal.TOO_SLOW.of();
    } catch (IOException e) { // Gone, or its chunks are invalid.
      throw CommonRefusal.MALFORMED.of();
    }
  }

  private byte[] read(InputStream stream) throws IOException {
    long deadline = System.nanoTime() + within;
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    byte[] piece = new byte[PIECE];
    long length = 0;
    for (int read = stream.read(piece); read >= 0; read = stream.read(piece)) {
      length += read;
      if (length <= most) {
        body.write(piece, 0, read);
      } else if (length > Math.max(most, MOST_IN_VAIN)) {
        throw CommonRefusal.TOO_LARGE.of();
      }
      if (System.nanoTime() - deadline > 0) {
        throw CommonRefusal.TOO_SLOW.of();
      }
    }
    if (length > most) {
      throw CommonRefusal.TOO_LARGE.of();
    }
    return body.toByteArray();
  }

  /**
   * The limit of the body of an HTTP request.
   *
   * @param httpBody longest body of an HTTP request; 0: no limit
   */
  @ConfigurationProperties("chalet.limits")
  record BodySize(@DefaultValue("32KB") DataSize httpBody) {

    BodySize {
      InvalidSettingException.require(
          !httpBody.isNegative(), "chalet.limits.http-body", "a size such as 32KB, or 0");
    }

    /** Returns the limit in bytes; if it is switched off, more than there can be. */
    long most() {
      return httpBody.toBytes() == 0 ? Long.MAX_VALUE : httpBody.toBytes();
    }
  }
}
