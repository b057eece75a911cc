package games.chalet.web.limits;

import games.chalet.web.CurrentPlayer;
import games.chalet.web.RefusedException;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Refuses HTTP requests that come too fast: reads from an address, writes from an address or of a
 * guest. A page has many files, which cost little; all other reads use the database, or open a
 * socket.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class RequestLimit extends OncePerRequestFilter {

  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final Senders senders;
  private final CurrentPlayer currentPlayer;
  private final ProblemWriter problems;
  private final AddressLimit files;
  private final AddressLimit otherReads;
  private final AddressLimit writes;
  private final TokenBuckets writesOfGuests;
  private final ReachedLimits reached;

  RequestLimit(
      RequestRates rates,
      Senders senders,
      CurrentPlayer currentPlayer,
      ProblemWriter problems,
      ReachedLimits reached) {
    this.senders = senders;
    this.currentPlayer = currentPlayer;
    this.problems = problems;
    this.files = AddressLimit.of(rates.filesPerAddress(), reached.by(Limit.FILES_PER_ADDRESS));
    this.otherReads = AddressLimit.of(rates.readsPerAddress(), reached.by(Limit.READS_PER_ADDRESS));
    this.writes = AddressLimit.of(rates.writesPerAddress(), reached.by(Limit.WRITES_PER_ADDRESS));
    this.writesOfGuests = new TokenBuckets(rates.writes(), System::nanoTime);
    this.reached = reached;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      Sender sender = senders.of(request);
      if (READS.contains(request.getMethod())) {
        // Not the address as it was typed, in which the same path can be written in many ways.
        boolean isFile = request.getServletPath().startsWith("/assets/");
        (isFile ? files : otherReads).require(sender);
      } else {
        requireWrite(request, sender);
      }
    } catch (RefusedException refused) {
      problems.write(refused, request, response);
      return;
    }
    chain.doFilter(request, response);
  }

  private void requireWrite(HttpServletRequest request, Sender sender) {
    writes.require(sender);
    Optional<String> guest = currentPlayer.playerId(request);
    if (guest.isPresent() && !writesOfGuests.take(guest.get())) {
      reached.count(Limit.WRITES, sender.address());
      throw CommonRefusal.TOO_FAST.of().after(writesOfGuests.secondsToWait(guest.get()));
    }
  }
}
