package games.chalet.web.limits;

import games.chalet.web.problems.CommonRefusal;
import java.util.function.Consumer;

/**
 * One token bucket for each address: the rate for all clients behind it together. Of its burst,
 * strangers leave one half to those who belong to a table, see {@code docs/decisions/limits.md}.
 */
public final class AddressLimit {

  private final TokenBuckets addresses;
  private final TokenBuckets tables;
  private final boolean sharesBesides;
  private final int reserve;
  private final Consumer<String> refused;

  private AddressLimit(Rate rate, boolean sharesBesides, Consumer<String> refused) {
    this.addresses = new TokenBuckets(rate, System::nanoTime);
    this.tables = new TokenBuckets(rate.ofTable(), System::nanoTime);
    this.sharesBesides = sharesBesides;
    this.reserve = rate.reserve();
    this.refused = refused;
  }

  /**
   * Limits each address; a table whose people find nothing left has a small share besides.
   *
   * @param refused takes the address of whoever is refused, as it is counted
   */
  public static AddressLimit of(Rate rate, Consumer<String> refused) {
    return new AddressLimit(rate, true, refused);
  }

  /**
   * Limits each address without exception: for what stays in the database, and for tables, which
   * would have shares in their turn. The half that strangers leave is for people who sit together,
   * and each table may use up only its share of it.
   */
  static AddressLimit inAll(Rate rate, Consumer<String> refused) {
    return new AddressLimit(rate, false, refused);
  }

  /**
   * Counts a request.
   *
   * @throws games.chalet.web.RefusedException {@code too-fast} if there were too many from its
   *     address
   */
  void require(Sender sender) {
    if (!take(sender)) {
      throw CommonRefusal.TOO_FAST_TOGETHER
          .of()
          .after(addresses.secondsToWait(sender.address(), reserve));
    }
  }

  /** Takes a token of the sender's address or table; returns false if there is none for them. */
  public boolean take(Sender sender) {
    boolean taken = isLeftFor(sender);
    if (!taken) {
      refused.accept(sender.address());
    }
    return taken;
  }

  private boolean isLeftFor(Sender sender) {
    if (addresses.take(sender.address(), reserve)) {
      return true;
    }
    return sharesBesides
        ? sender
            .share()
            .filter(table -> addresses.take(sender.address()) || tables.take(table))
            .isPresent()
        : sender
            .shareInCompany()
            .filter(table -> tables.take(table) && addresses.take(sender.address()))
            .isPresent();
  }
}
