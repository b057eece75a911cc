package games.chalet.web;

import jakarta.servlet.http.HttpServletRequest;

/** How often all visitors behind one address together may do something. */
final class AddressLimit {

  private final TokenBuckets buckets;

  AddressLimit(Rate rate) {
    this.buckets = new TokenBuckets(rate, System::nanoTime);
  }

  /**
   * Counts a request.
   *
   * @throws Refused {@code too-fast} if there were too many from its address
   */
  void require(HttpServletRequest request) {
    String address = CountedAddress.of(request.getRemoteAddr());
    if (!take(address)) {
      throw Refusals.tooFastTogether().after(buckets.secondsToWait(address));
    }
  }

  /** Whether one more is borne from an address, which is then counted. */
  boolean take(String countedAddress) {
    return buckets.take(countedAddress);
  }
}
