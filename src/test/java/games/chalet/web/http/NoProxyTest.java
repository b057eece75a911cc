package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.solo.SoloServer;
import games.chalet.testing.RawHttp;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A host who says that there is no proxy, as in a network at home. */
@SoloServer
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
                  "GET /assets/probe-1a2b3c4d.js HTTP/1.1",
                  header.formatted(i),
                  "Connection: close"));
    }
    assertThat(last).startsWith("HTTP/1.1 429");
  }
}
