package games.chalet.web.limits;

import games.chalet.web.problems.CommonRefusal;
import jakarta.servlet.http.HttpServletRequest;

/** One token bucket for each address: the rate for all clients behind it together. */
public final class AddressLimit {

  private final TokenBuckets buckets;

  public AddressLimit(Rate rate) {
    this.buckets = new TokenBuckets(rate, System::nanoTime);
  }

  /**
   * Counts a request.
   *
   * @throws games.chalet.web.RefusedException {@code too-fast} if there were too many from its
   *     address
   */
  void require(HttpServletRequest request) {
    String address = CountedAddress.of(request.getRemoteAddr());
    if (!take(address)) {
      throw CommonRefusal.TOO_FAST_TOGETHER.of().after(buckets.secondsToWait(address));
    }
  }

  /** Takes a token of an address; returns false if it has none left. */
  public boolean take(String countedAddress) {
    return buckets.take(countedAddress);
  }
}
