package games.chalet.web.limits;

import games.chalet.web.TableAccess.HeldSeat;
import games.chalet.web.TableAccess.Invited;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The sender of requests or messages, as limits see one: an address, and perhaps a table to whose
 * people they belong. That is looked up only where an address has little left.
 */
public final class Sender {

  private final String address;
  private final Supplier<Optional<HeldSeat>> seat;
  private final Supplier<Optional<Invited>> invitation;

  Sender(
      String address, Supplier<Optional<HeldSeat>> seat, Supplier<Optional<Invited>> invitation) {
    this.address = address;
    this.seat = seat;
    this.invitation = invitation;
  }

  /** Returns the sender at an address, as it is counted, of whom nothing else is known. */
  public static Sender stranger(String address) {
    return new Sender(address, Optional::empty, Optional::empty);
  }

  /** Returns the same sender as a program that plays at a table. */
  public Sender playingAt(String table) {
    return new Sender(address, () -> Optional.of(new HeldSeat(table, true)), Optional::empty);
  }

  /** Returns the address, as it is counted. */
  public String address() {
    return address;
  }

  /** Returns the table to which an invite link has led the sender. */
  Optional<Invited> invitation() {
    return invitation.get();
  }

  /**
   * Returns the key under which a table counts its people; empty for a stranger. Those who have a
   * seat are counted apart from those who have only the link, which may be in many hands.
   */
  Optional<String> share() {
    return seat.get()
        .map(Sender::share)
        .or(() -> invitation().map(invited -> "link to " + invited.table()));
  }

  /** Returns that key where the sender and another person have seats; anyone can sit alone. */
  Optional<String> shareInCompany() {
    return seat.get().filter(seated -> !seated.alone()).map(Sender::share);
  }

  private static String share(HeldSeat seated) {
    return "seats of " + seated.table();
  }
}
