package games.chalet.web.limits;

import games.chalet.web.problems.CommonRefusal;

/**
 * One token bucket for each address: the rate for all clients behind it together. Of its burst,
 * strangers leave one half to those who belong to a table, see {@code docs/decisions/limits.md}.
 */
public final class AddressLimit {

  private final TokenBuckets addresses;
  private final TokenBuckets tables;
  private final boolean sharesBesides;
  private final int reserve;

  private AddressLimit(Rate rate, boolean sharesBesides) {
    this.addresses = new TokenBuckets(rate, System::nanoTime);
    this.tables = new TokenBuckets(rate.ofTable(), System::nanoTime);
    this.sharesBesides = sharesBesides;
    this.reserve = rate.reserve();
  }

  /** Limits each address; a table whose people find nothing left has a small share besides. */
  public static AddressLimit of(Rate rate) {
    return new AddressLimit(rate, true);
  }

  /**
   * Limits each address without exception: for what stays in the database, and for tables, which
   * would have shares in their turn. The half that strangers leave is for people who sit together,
   * and each table may use up only its share of it.
   */
  static AddressLimit inAll(Rate rate) {
    return new AddressLimit(rate, false);
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
