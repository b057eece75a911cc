package games.chalet.web.http;

import java.net.InetAddress;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.catalina.util.NetMaskSet;
import org.jspecify.annotations.Nullable;

/** The addresses whose forwarded headers are believed. */
final class TrustedProxies {

  private final List<Predicate<InetAddress>> networks;

  private TrustedProxies(List<Predicate<InetAddress>> networks) {
    this.networks = networks;
  }

  /** Reads settings that Tomcat takes: networks such as 10.0.0.0/8, or a regular expression. */
  static TrustedProxies of(@Nullable String... settings) {
    return new TrustedProxies(
        Stream.of(settings)
            .flatMap(Stream::ofNullable)
            .filter(setting -> !setting.isBlank())
            .map(TrustedProxies::network)
            .toList());
  }

  private static Predicate<InetAddress> network(String setting) {
    try {
      return NetMaskSet.parse(setting)::contains;
    } catch (IllegalArgumentException e) {
      Pattern pattern = Pattern.compile(setting);
      return address -> pattern.matcher(address.getHostAddress()).matches();
    }
  }

  boolean contains(InetAddress address) {
    return networks.stream().anyMatch(network -> network.test(address));
  }
}
