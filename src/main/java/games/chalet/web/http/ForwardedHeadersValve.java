package games.chalet.web.http;

import games.chalet.web.limits.CountedAddress;
import games.chalet.web.security.SameOrigin;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.util.NetMaskSet;
import org.apache.catalina.valves.RemoteIpValve;
import org.apache.catalina.valves.ValveBase;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Restores a request to its form before the proxies, like Tomcat's {@link RemoteIpValve}, which it
 * replaces and whose settings it uses: headers are believed from private addresses only. That one
 * takes no lists, no {@code wss} and no {@code Forwarded}, and drops the port of a host. For the
 * reasons, see {@code docs/decisions/requests.md}.
 */
final class ForwardedHeadersValve extends ValveBase {

  private static final Logger LOG = LoggerFactory.getLogger(ForwardedHeadersValve.class);
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;

  private final ForwardedHeaders.Names names;
  private final TrustedProxies trusted;

  /** True until addresses have contradicted each other. */
  private final AtomicBoolean isNew = new AtomicBoolean(true);

  ForwardedHeadersValve(RemoteIpValve replaced) {
    super(true);
    names =
        new ForwardedHeaders.Names(
            replaced.getRemoteIpHeader(),
            Objects.requireNonNullElse(replaced.getProtocolHeader(), "X-Forwarded-Proto"),
            Objects.requireNonNullElse(replaced.getHostHeader(), "X-Forwarded-Host"),
            Objects.requireNonNullElse(replaced.getPortHeader(), "X-Forwarded-Port"));
    trusted = TrustedProxies.of(replaced.getInternalProxies(), replaced.getTrustedProxies());
  }

  @Override
  public void invoke(Request request, Response response) throws IOException, ServletException {
    if (CountedAddress.parse(request.getRemoteAddr()).filter(trusted::contains).isPresent()) {
      believe(
          request, new ForwardedHeaders(name -> Collections.list(request.getHeaders(name)), names));
    }
    getNext().invoke(request, response);
  }

  private void believe(Request request, ForwardedHeaders headers) {
    client(headers)
        .ifPresent(
            client -> {
              request.setRemoteAddr(client);
              request.setRemoteHost(client);
            });
    Optional<Boolean> secure = headers.secure();
    Optional<String> host = headers.host();
    OptionalInt port = headers.port();
    secure.ifPresent(tls -> scheme(request, tls));
    host.ifPresent(
        it -> {
          request.setAttribute(SameOrigin.FORWARDED_HOST, it);
          request.getCoyoteRequest().serverName().setString(withoutPort(it));
        });
    if (secure.isPresent() || host.isPresent() || port.isPresent()) {
      String asked =
          host.orElseGet(() -> Objects.requireNonNullElse(request.getHeader("host"), ""));
      request.setServerPort(
          portOf(asked).orElse(port.orElse(request.isSecure() ? HTTPS_PORT : HTTP_PORT)));
    }
  }

  private static void scheme(Request request, boolean secure) {
    request.setSecure(secure);
    request.getCoyoteRequest().scheme().setString(secure ? "https" : "http");
  }

  private static String withoutPort(String host) {
    int colon = ForwardedHeaders.portAt(host).orElse(-1);
    return colon < 0 ? host : host.substring(0, colon);
  }

  private static OptionalInt portOf(String host) {
    int colon = ForwardedHeaders.portAt(host).orElse(-1);
    return colon < 0
        ? OptionalInt.empty()
        : OptionalInt.of(ForwardedHeaders.port(host.substring(colon + 1)));
  }

  /**
   * Returns the client of the first trusted proxy. If both kinds of header name one, a proxy wrote
   * one of them and passed the other on as any client may have sent it: if they do not agree, the
   * client is unknown.
   */
  private Optional<String> client(ForwardedHeaders headers) {
    Optional<String> client = client(headers.clients());
    Optional<String> forwarded = client(headers.forwardedClients());
    if (client.isPresent() && forwarded.isPresent()) {
      return client.equals(forwarded) ? client : unknown(client.get(), forwarded.get());
    }
    return client.or(() -> forwarded);
  }

  private Optional<String> unknown(String client, String forwarded) {
    if (isNew.getAndSet(false)) {
      LOG.warn(
          "A visitor's address is {} by {} and {} by Forwarded, so it is unknown, and all such"
              + " visitors share the limits of one address. Have the proxy remove the header that it"
              + " does not write itself (nginx: proxy_set_header Forwarded \"\";). This is logged"
              + " once.",
          client,
          names.client(),
          forwarded);
    }
    return Optional.of(CountedAddress.UNKNOWN);
  }

  /**
   * Returns the client, read from the right, where the nearest is, as far as proxies can be
   * believed.
   */
  private Optional<String> client(List<String> addresses) {
    Optional<String> client = Optional.empty();
    for (String written : addresses.reversed()) {
      Optional<InetAddress> address = CountedAddress.parse(written);
      client = Optional.of(address.map(InetAddress::getHostAddress).orElse(CountedAddress.UNKNOWN));
      if (address.filter(trusted::contains).isEmpty()) {
        return client;
      }
    }
    return client;
  }

  /** The addresses whose forwarded headers are believed. */
  private static final class TrustedProxies {

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
}
