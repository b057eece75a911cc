package games.chalet.table;

import games.chalet.web.limits.CountedAddress;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.Rate;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.TokenBucket;
import games.chalet.web.limits.TokenBuckets;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The budgets of wrong keys. A guest has five, and then one in ten minutes. An address has twenty,
 * and then one a minute; without any left, its guests have one each: whoever has not guessed wrong
 * lately is heard, however often others at the address have. A right key costs nothing.
 */
final class WrongKeys {

  private static final Logger LOG = LoggerFactory.getLogger(WrongKeys.class);

  private static final Rate OF_GUEST = new Rate(1 / 600d, 5);
  private static final Rate OF_ADDRESS = new Rate(1 / 60d, 20);

  /** One line a minute for an address, and one in ten seconds for all after the first hundred. */
  private static final Rate LINES_OF_ADDRESS = new Rate(1 / 60d, 1);

  private static final Rate LINES = new Rate(1 / 10d, 100);

  private final TokenBuckets guests;
  private final TokenBuckets addresses;
  private final TokenBuckets linesOfAddresses;
  private final TokenBucket lines;

  private final Counter wrong;
  private final ReachedLimits reached;

  WrongKeys(LongSupplier nanoTime, MeterRegistry meters, ReachedLimits reached) {
    this.wrong = meters.counter("chalet.tables.wrong.keys");
    this.reached = reached;
    this.guests = new TokenBuckets(OF_GUEST, nanoTime);
    this.addresses = new TokenBuckets(OF_ADDRESS, nanoTime);
    this.linesOfAddresses = new TokenBuckets(LINES_OF_ADDRESS, nanoTime);
    this.lines = new TokenBucket(LINES, nanoTime);
  }

  /**
   * Takes one from the budget of a guest, before the key is looked at.
   *
   * @return empty if there was one; otherwise the seconds until there is
   */
  OptionalInt begin(String guest, String address) {
    String counted = CountedAddress.of(address);
    int reserve = addresses.has(counted) ? 0 : OF_GUEST.burst() - 1;
    if (guests.take(guest, reserve)) {
      return OptionalInt.empty();
    }
    reached.count(Limit.TABLE_KEY, counted);
    return OptionalInt.of(guests.secondsToWait(guest, reserve));
  }

  /** Gives back to a guest whose key was right. */
  void right(String guest) {
    guests.giveBack(guest);
  }

  /** Takes one from the budget of the address, and logs it for the host and for fail2ban. */
  void wrong(String guest, String address) {
    wrong.increment();
    String counted = CountedAddress.of(address);
    addresses.take(counted);
    if (linesOfAddresses.take(counted) && lines.take()) {
      LOG.warn("Wrong table key from {} by guest {}", CountedAddress.parsed(address), guest);
    }
  }
}
