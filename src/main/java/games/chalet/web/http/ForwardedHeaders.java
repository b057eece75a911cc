package games.chalet.web.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.tomcat.util.http.parser.Host;

/**
 * Reads the headers of the proxies before this server: {@code X-Forwarded-*}, and where those are
 * missing {@code Forwarded} of RFC 7239. Each proxy adds to the right of a list, so the first value
 * of scheme and host is that of the browser. The caller has to check who sent them.
 */
final class ForwardedHeaders {

  private static final String FORWARDED = "Forwarded";
  private static final String CLIENT = "for";
  private static final int HIGHEST_PORT = 65_535;

  private static final Pattern DIGITS = Pattern.compile("\\d{1,5}");

  /** One pair after the other, without a gap: {@code name=value} or {@code name="value"}. */
  private static final Pattern PAIR =
      Pattern.compile(
          "\\G[\\s;,]*([\\w!#$%&'*+.^`|~-]+)\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s;,\"]*))[\\s;,]*");

  private final Function<String, List<String>> headers;
  private final Names names;

  /**
   * The names of the headers.
   *
   * @param client holds addresses
   */
  record Names(String client, String scheme, String host, String port) {}

  /**
   * Creates the headers of a request.
   *
   * @param headers all lines of a header, by its name
   */
  ForwardedHeaders(Function<String, List<String>> headers, Names names) {
    this.headers = headers;
    this.names = names;
  }

  /** Returns true if the browser uses TLS; sockets have schemes of their own. */
  Optional<Boolean> secure() {
    return said(names.scheme(), "proto")
        .flatMap(scheme -> isSecure(scheme.toLowerCase(Locale.ROOT)).stream())
        .findFirst();
  }

  private static Optional<Boolean> isSecure(String scheme) {
    return switch (scheme) {
      case "https", "wss" -> Optional.of(true);
      case "http", "ws" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /** Returns the name of the host as the browser has it, with its port if it has one. */
  Optional<String> host() {
    return said(names.host(), "host")
        .filter(host -> !host.isEmpty() && portAt(host).isPresent())
        .findFirst();
  }

  /** Returns the browser's port, if a header names it separately. */
  OptionalInt port() {
    return list(names.port()).stream()
        .mapToInt(ForwardedHeaders::port)
        .filter(p -> p > 0)
        .findFirst();
  }

  /**
   * Returns the position of the colon before the port in a host's name: -1 if there is none; empty:
   * it is no host.
   */
  static OptionalInt portAt(String host) {
    try {
      int colon = Host.parse(plain(host));
      return colon >= 0 && port(host.substring(colon + 1)) == 0
          ? OptionalInt.empty()
          : OptionalInt.of(colon);
    } catch (IllegalArgumentException e) {
      return OptionalInt.empty();
    }
  }

  /** Returns a host with letters for the signs that names of containers have, and domains not. */
  static String plain(String host) {
    return host.replace('_', 'x').replace('-', 'x');
  }

  /** Returns the port; 0 if it is none. */
  static int port(String digits) {
    int port = DIGITS.matcher(digits).matches() ? Integer.parseInt(digits) : 0;
    return port > HIGHEST_PORT ? 0 : port;
  }

  /** Returns the addresses in the first kind of header, the nearest last. */
  List<String> clients() {
    return list(names.client());
  }

  /** Returns the addresses in the other kind of header; an unreadable one is included as such. */
  List<String> forwardedClients() {
    return pairs(CLIENT);
  }

  private Stream<String> said(String header, String parameter) {
    return Stream.concat(list(header).stream(), pairs(parameter).stream());
  }

  private List<String> list(String header) {
    return headers.apply(header).stream()
        .flatMap(line -> Stream.of(line.split(",")))
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .toList();
  }

  private List<String> pairs(String name) {
    return headers.apply(FORWARDED).stream()
        .flatMap(line -> parsed(line).stream())
        .filter(pair -> pair.name().equalsIgnoreCase(name))
        .map(Pair::value)
        .toList();
  }

  private record Pair(String name, String value) {}

  private static List<Pair> parsed(String line) {
    List<Pair> pairs = new ArrayList<>();
    Matcher pair = PAIR.matcher(line);
    int end = 0;
    while (pair.find()) {
      end = pair.end();
      pairs.add(new Pair(pair.group(1), value(pair)));
    }
    if (end < line.length()) {
      pairs.add(new Pair(CLIENT, "")); // It is there, but unreadable.
    }
    return pairs;
  }

  private static String value(Matcher pair) {
    String quoted = pair.group(2);
    return quoted == null ? pair.group(3) : quoted.replaceAll("\\\\(.)", "$1").strip();
  }
}
