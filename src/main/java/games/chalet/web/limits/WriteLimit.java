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

/** Refuses HTTP writes of a guest, or from an address, that come too fast. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
class WriteLimit extends OncePerRequestFilter {

  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final Senders senders;
  private final CurrentPlayer currentPlayer;
  private final ProblemWriter problems;
  private final TokenBuckets guests;
  private final AddressLimit addresses;
  private final ReachedLimits reached;

  WriteLimit(
      RequestRates rates,
      Senders senders,
      CurrentPlayer currentPlayer,
      ProblemWriter problems,
      ReachedLimits reached) {
    this.senders = senders;
    this.currentPlayer = currentPlayer;
    this.problems = problems;
    this.guests = new TokenBuckets(rates.writes(), System::nanoTime);
    this.addresses =
        AddressLimit.of(rates.writesPerAddress(), reached.by(Limit.WRITES_PER_ADDRESS));
    this.reached = reached;
  }

  static boolean isRead(HttpServletRequest request) {
    return READS.contains(request.getMethod());
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return isRead(request);
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      Sender sender = senders.of(request);
      addresses.require(sender);
      Optional<String> guest = currentPlayer.playerId(request);
      if (guest.isPresent() && !guests.take(guest.get())) {
        reached.count(Limit.WRITES, sender.address());
        throw CommonRefusal.TOO_FAST.of().after(guests.secondsToWait(guest.get()));
      }
    } catch (RefusedException refused) {
      problems.write(refused, request, response);
      return;
    }
    chain.doFilter(request, response);
  }
}
