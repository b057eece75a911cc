package games.chalet.web.http;

import games.chalet.web.RefusedException;
import games.chalet.web.limits.AddressRoom;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.Sender;
import games.chalet.web.limits.Senders;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.DisconnectedClientHelper;

/**
 * Limits the requests worked on at one time, for one address and for all: clients that send
 * requests or read answers slowly must not block all threads. The outermost filter.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
class RequestsInFlight extends OncePerRequestFilter {

  private static final Logger LOG = LoggerFactory.getLogger(RequestsInFlight.class);

  private final int most;
  private final Senders senders;
  private final ProblemWriter problems;
  private final AtomicInteger all = new AtomicInteger();
  private final AddressRoom addresses;
  private final ReachedLimits reached;

  RequestsInFlight(
      HttpLimits limits, Senders senders, ProblemWriter problems, ReachedLimits reached) {
    this.most = HttpLimits.most(limits.requests());
    this.addresses = new AddressRoom(limits.requestsPerAddress());
    this.senders = senders;
    this.problems = problems;
    this.reached = reached;
  }

  /** Returns the number of requests being read or answered. */
  int count() {
    return all.get();
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    Sender sender = senders.of(request);
    Optional<AddressRoom.Place> place = addresses.enter(sender);
    try {
      if (place.isEmpty()) {
        reached.count(Limit.REQUESTS_PER_ADDRESS, sender.address());
        refuse(CommonRefusal.TOO_FAST.of(), request, response);
      } else {
        countAndAnswer(sender, request, response, chain);
      }
    } catch (IOException e) {
      nobodyIsThere(request, e);
    } finally {
      place.ifPresent(addresses::leave);
    }
  }

  private void countAndAnswer(
      Sender sender, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      if (all.incrementAndGet() > most) {
        reached.count(Limit.REQUESTS, sender.address());
        refuse(CommonRefusal.BUSY.of(), request, response);
      } else {
        chain.doFilter(request, response);
      }
    } finally {
      all.decrementAndGet();
    }
  }

  /** Refuses a request without waiting for the rest of it. */
  private void refuse(
      RefusedException refused, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setHeader(HttpHeaders.CONNECTION, "close");
    response.setHeader(HttpHeaders.RETRY_AFTER, "1");
    problems.write(refused, request, response);
  }

  private static void nobodyIsThere(HttpServletRequest request, IOException e) throws IOException {
    if (!DisconnectedClientHelper.isClientDisconnectedException(e)) {
      throw e;
    }
    LOG.debug("Client disconnected before the response to {}", request.getMethod(), e);
  }
}
