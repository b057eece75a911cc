package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.RawHttp;
import games.chalet.testing.SiteTest;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** A host who says that there is no proxy, as in a network at home. */
@SiteTest
@TestPropertySource(
    properties = {
      "server.forward-headers-strategy=none",
      "chalet.limits.reads-per-address.burst=10",
      "chalet.limits.reads-per-address.per-second=0.001"
    })
class NoProxyTest {

  @LocalServerPort private int port;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X-Forwarded-For: 192.0.2.%d",
        "Forwarded: for=192.0.2.%d",
        "X-Real-IP: 192.0.2.%d"
      })
  void nobodyChoosesAnAddress(String header) throws IOException {
    String last = "";
    for (int i = 0; i < 20; i++) {
      last =
          RawHttp.ask(
              port,
              RawHttp.request(
                  "GET /api/session HTTP/1.1", header.formatted(i), "Connection: close"));
    }
    assertThat(last).startsWith("HTTP/1.1 429");
  }
}
