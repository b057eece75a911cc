package games.chalet.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.SiteTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** Which pages may open a socket, by the headers that browsers and proxies send. */
@SiteTest
@TestPropertySource(properties = "chalet.public-address=https://cards.example.org")
class OriginTest {

  @LocalServerPort private int port;

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          localhost:PORT,       http://localhost:PORT,        -,     -,                    101
          127.0.0.1:PORT,       http://127.0.0.1:PORT,        -,     -,                    101
          192.168.1.20:PORT,    http://192.168.1.20:PORT,     -,     -,                    101
          chalet.local,         http://chalet.local,          -,     -,                    101
          chalet.example.org,   https://chalet.example.org,   https, -,                    101
          localhost:PORT,       https://chalet.example.org,   https, chalet.example.org,   101
          localhost:PORT,       https://cards.example.org,    -,     -,                    101
          localhost:PORT,       -,                            -,     -,                    101
          localhost:PORT,       https://evil.example,         -,     -,                    403
          localhost:PORT,       http://localhost:1,           -,     -,                    403
          localhost:PORT,       http://127.0.0.1:PORT,        -,     -,                    403
          localhost:PORT,       null,                         -,     -,                    403
          chalet.example.org,   http://chalet.example.org,    https, -,                    403
          chalet.example.org,   https://chalet.example.org.evil.example, https, -,         403
          localhost:PORT,       https://evil.example,         https, chalet.example.org,   403
          """)
  void onlyTheSitesOwnPages(
      String host,
      @Nullable String origin,
      @Nullable String proto,
      @Nullable String forwardedHost,
      int status)
      throws IOException {
    StringBuilder request = new StringBuilder("GET /ws HTTP/1.1\r\nHost: " + host + "\r\n");
    header(request, "Origin", origin);
    header(request, "X-Forwarded-Proto", proto);
    header(request, "X-Forwarded-Host", forwardedHost);
    request.append(
        """
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Protocol: v12.stomp\r
        \r
        """);
    assertThat(statusOf(request.toString().replace("PORT", Integer.toString(port))))
        .isEqualTo(status);
  }

  private static void header(StringBuilder request, String name, @Nullable String value) {
    if (value != null) {
      request.append(name).append(": ").append(value).append("\r\n");
    }
  }

  private int statusOf(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(request.getBytes(US_ASCII));
      socket.getOutputStream().flush();
      BufferedReader answer =
          new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
      return Integer.parseInt(answer.readLine().split(" ", 3)[1]);
    }
  }
}
