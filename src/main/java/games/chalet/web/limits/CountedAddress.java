package games.chalet.web.limits;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The key under which an address is counted, wherever there is a limit for each address. An IPv4
 * address counts on its own, written as IPv6 ({@code ::ffff:192.0.2.1}) too. Of an IPv6 address
 * only the first 64 bits count: the holder of one has all the others of its network.
 */
public final class CountedAddress {

  /** The key of everything that is no address. */
  public static final String UNKNOWN = "unknown";

  /** The longest that can be an address: IPv6 with brackets, a zone and a port. */
  private static final int LONGEST = 100;

  private static final int BYTES_THAT_COUNT = 8;

  /** Some proxies pass on the port, too. */
  private static final Pattern V4 = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?");

  private static final Pattern NETWORK = Pattern.compile("[0-9a-f]{16}");

  private static final Pattern V6 =
      Pattern.compile("\\[?([0-9a-fA-F:.]*:[0-9a-fA-F:.]*)(?:%[^\\]]*)?(?:\\](?::\\d{1,5})?)?");

  private CountedAddress() {}

  /**
   * Returns the key of an address as a request names it; asks no name server.
   *
   * @param remote null, or anything at all: a proxy may pass on any text
   */
  public static String of(@Nullable String remote) {
    return parse(remote).map(CountedAddress::of).orElse(UNKNOWN);
  }

  /**
   * Returns the address that a key stands for, as it can be read: of IPv6 a network.
   *
   * @param key maybe after some words, as of addresses that are counted apart for programs
   */
  static String readable(String key) {
    String last = key.substring(key.lastIndexOf(' ') + 1);
    if (NETWORK.matcher(last).matches()) {
      byte[] bytes = Arrays.copyOf(HexFormat.of().parseHex(last), 2 * BYTES_THAT_COUNT);
      return literal(bytes).getHostAddress() + "/64";
    }
    return V4.matcher(last).matches() ? last : UNKNOWN;
  }

  private static InetAddress literal(byte[] bytes) {
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String of(InetAddress address) {
    return address instanceof Inet4Address
        ? address.getHostAddress()
        : HexFormat.of().formatHex(address.getAddress(), 0, BYTES_THAT_COUNT);
  }

  /**
   * Returns an address as the log may have it: parsed and written again, so that it is no other
   * text, or {@value #UNKNOWN}.
   */
  public static String parsed(@Nullable String remote) {
    return parse(remote).map(InetAddress::getHostAddress).orElse(UNKNOWN);
  }

  /** Parses an address that is written with or without a port; asks no name server. */
  public static Optional<InetAddress> parse(@Nullable String written) {
    if (written == null || written.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher v4 = V4.matcher(written);
    if (v4.matches()) {
      return literal("::ffff:" + v4.group(1));
    }
    Matcher v6 = V6.matcher(written);
    return v6.matches() ? literal(v6.group(1)) : Optional.empty();
  }

  private static Optional<InetAddress> literal(String digits) {
    try {
      // In brackets it is read as IPv6 or not at all, and never taken for a name.
      return Optional.of(InetAddress.getByName("[" + digits + "]"));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }
}
