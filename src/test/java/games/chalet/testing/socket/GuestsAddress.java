package games.chalet.testing.socket;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/**
 * From which of this machine's addresses guests come. All of 127.0.0.0/8 is loopback on Linux, so
 * the system property {@code guests.from} can give some of them an address of their own.
 */
public final class GuestsAddress {

  private GuestsAddress() {}

  /** Empty: the usual one. */
  public static Optional<InetAddress> find() {
    String from = System.getProperty("guests.from", "");
    if (from.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.getAllByName(from)[0]);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("guests.from=" + from, e);
    }
  }
}
