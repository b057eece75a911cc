package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.RawHttp;
import games.chalet.web.http.SlowSite;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Which pages may open a socket, by the headers that browsers and proxies send. */
@SlowSite
@ExtendWith(OutputCaptureExtension.class)
class OriginTest {

  @LocalServerPort private int port;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          101 | Host: localhost:PORT     | Origin: http://localhost:PORT
          101 | Host: 127.0.0.1:PORT     | Origin: http://127.0.0.1:PORT
          101 | Host: [::1]:PORT         | Origin: http://[::1]:PORT
          101 | Host: 192.168.1.20:PORT  | Origin: http://192.168.1.20:PORT
          101 | Host: chalet.local       | Origin: http://chalet.local
          101 | Host: chalet.local:80    | Origin: http://chalet.local
          101 | Host: localhost:PORT     | Accept: */*
          101 | Host: localhost:PORT     | Origin: https://cards.example.org
          403 | Host: localhost:PORT     | Origin: https://evil.example
          403 | Host: localhost:PORT     | Origin: http://localhost:1
          403 | Host: localhost:PORT     | Origin: http://localhost
          403 | Host: localhost:PORT     | Origin: http://127.0.0.1:PORT
          403 | Host: localhost:PORT     | Origin: null
          403 | Host: localhost:PORT     | Origin: https://cards.example.org:8443
          403 | Host: localhost:PORT     | Origin: https://cards.example.org.evil.example
          403 | Host: chalet.example.org | Origin: https://chalet.example.org.evil.example
          403 | Host: chalet.example.org | Origin: https://evil.example@chalet.example.org
          """)
  void withoutAProxy(int status, String host, String origin) throws IOException {
    assertThat(answered(host, origin)).isEqualTo(status);
  }

  /** The lines of headers are separated by slashes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Nothing but the host's name
          101 | https://chalet.example.org      | Host: chalet.example.org
          101 | https://chalet.example.org:8443 | Host: chalet.example.org:8443
          # nginx
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: https
          101 | http://chalet.example.org       | Host: chalet.example.org / X-Forwarded-Proto: https
          101 | https://chalet.example.org:8443 | Host: chalet.example.org:8443 / X-Forwarded-Proto: https
          101 | https://chalet.example.org:8443 | Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Port: 8443
          101 | http://chalet.example.org:8081  | Host: chalet.example.org / X-Forwarded-Port: 8081
          101 | https://chalet.example.org:8443 | Host: chalet.example.org:8443 / X-Forwarded-Proto: https / X-Forwarded-Port: 443
          # Caddy
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Host: chalet.example.org / X-Forwarded-Proto: https
          101 | http://192.168.1.5:8081         | Host: 192.168.1.5:8081 / X-Forwarded-Host: 192.168.1.5:8081 / X-Forwarded-Proto: http
          101 | http://[fd00::5]:8081           | Host: [fd00::5]:8081 / X-Forwarded-Host: [fd00::5]:8081 / X-Forwarded-Proto: http
          101 | https://chalet.example.org:8443 | Host: chalet.example.org:8443 / X-Forwarded-Host: chalet.example.org:8443 / X-Forwarded-Proto: https
          # Traefik
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: wss
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Host: chalet.example.org / X-Forwarded-Proto: wss / X-Forwarded-Port: 443
          101 | https://chalet.example.org:8443 | Host: chalet.example.org:8443 / X-Forwarded-Host: chalet.example.org:8443 / X-Forwarded-Proto: WSS / X-Forwarded-Port: 8443
          101 | http://chalet.example.org:8081  | Host: chalet.example.org:8081 / X-Forwarded-Host: chalet.example.org:8081 / X-Forwarded-Proto: ws / X-Forwarded-Port: 8081
          # Apache
          101 | https://chalet.example.org      | Host: 127.0.0.1:PORT / X-Forwarded-Host: chalet.example.org / X-Forwarded-Server: chalet.example.org
          101 | https://chalet.example.org:8443 | Host: 127.0.0.1:PORT / X-Forwarded-Host: chalet.example.org:8443
          101 | https://chalet.example.org:8443 | Host: 127.0.0.1:PORT / X-Forwarded-Host: chalet.example.org / X-Forwarded-Port: 8443
          # Two in a row
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: https, http
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Proto: http
          101 | https://chalet.example.org      | Host: other / X-Forwarded-Host: chalet.example.org, inner.local
          101 | https://chalet.example.org      | Host: other / X-Forwarded-Host: chalet.example.org / X-Forwarded-Host: inner.local
          101 | https://chalet.example.org:8443 | Host: other / X-Forwarded-Host: chalet.example.org, inner.local / X-Forwarded-Port: 8443, 80
          # Forwarded
          101 | https://chalet.example.org      | Host: other / Forwarded: host=chalet.example.org;proto=https
          101 | https://chalet.example.org:8443 | Host: other / Forwarded: for=192.0.2.7;proto=https;host="chalet.example.org:8443"
          101 | http://[2001:db8::5]:8081       | Host: other / Forwarded: for="[2001:db8::7]:4711";Host="[2001:db8::5]:8081" ; Proto=http, for=10.0.0.2
          101 | https://chalet.example.org      | Host: other / Forwarded: for=192.0.2.7 / Forwarded: host=chalet.example.org, for=10.0.0.2;host=inner.local
          # The Host is right, and the proxy names a port of its inside
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Port: 8443
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Host: chalet.example.org:8443
          101 | http://chalet.example.org       | Host: chalet.example.org / X-Forwarded-Port: 8080
          101 | https://chalet.example.org      | Host: chalet.example.org / Forwarded: host="chalet.example.org:8443";proto=http
          101 | http://chalet.example.org:8081  | Host: chalet.example.org:8081 / X-Forwarded-Host: chalet.example.org / X-Forwarded-Port: 80
          101 | https://chalet.example.org      | Host: 127.0.0.1:PORT / X-Forwarded-Host: chalet.example.org / X-Forwarded-Proto: https / X-Forwarded-Port: 8080
          101 | https://chalet.example.org      | Host: other / X-Forwarded-Host: chalet.example.org, inner.local:8080 / X-Forwarded-Port: 8443
          101 | https://chalet.example.org      | Host: other / Forwarded: host=chalet.example.org;proto=https / X-Forwarded-Port: 8080
          101 | http://[2001:db8::5]            | Host: other / X-Forwarded-Host: [2001:DB8:0:0::5] / X-Forwarded-Port: 8080
          101 | http://my_server                | Host: my_server
          101 | https://app_1.example.org       | Host: app_1.example.org / X-Forwarded-Proto: https
          101 | http://my_server:8081           | Host: other / X-Forwarded-Host: my_server:8081
          # Written in other ways
          101 | https://chalet.example.org      | Host: CHALET.Example.ORG / X-Forwarded-Proto: HTTPS
          101 | https://chalet.example.org      | Host: other / X-Forwarded-Host:   chalet.example.org  ,inner.local
          101 | https://chalet.example.org      | Host: chalet.example.org.
          101 | https://chalet.example.org.     | Host: chalet.example.org
          101 | https://xn--spielhtte-b6a.example | Host: xn--spielhtte-b6a.example / X-Forwarded-Host: xn--spielhtte-b6a.example
          101 | http://[2001:db8::5]            | Host: [2001:DB8:0:0::5]
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Host: / X-Forwarded-Proto: / X-Forwarded-Port: / Forwarded:
          101 | https://chalet.example.org      | Host: other / X-Forwarded-Host: ,chalet.example.org / X-Forwarded-Proto: , https
          101 | https://chalet.example.org      | Host: chalet.example.org / X-Forwarded-Host: no@host / X-Forwarded-Proto: none / X-Forwarded-Port: 99999
          # Not what a proxy told
          403 | https://evil.example            | Host: localhost / X-Forwarded-Proto: https / X-Forwarded-Host: chalet.example.org
          403 | https://inner.local             | Host: inner.local / X-Forwarded-Host: chalet.example.org, inner.local
          403 | https://evil.example            | Host: chalet.example.org / X-Forwarded-Proto: wss / X-Forwarded-For: 192.0.2.7
          403 | https://evil.example            | Host: chalet.example.org / Forwarded: host=chalet.example.org;proto=https
          403 | https://chalet.example.org      | Host: other / Forwarded: by="host=chalet.example.org"
          403 | https://chalet.example.org      | Host: other / Forwarded: chalet.example.org
          403 | https://chalet.example.org:8443 | Host: chalet.example.org / X-Forwarded-Proto: https
          403 | https://chalet.example.org:8443 | Host: other / X-Forwarded-Host: chalet.example.org / X-Forwarded-Port: 8080
          403 | https://evil.example            | Host: other / X-Forwarded-Host: chalet.example.org / X-Forwarded-Port: 8080
          403 | http://chalet.example.org:8082  | Host: chalet.example.org:8081 / X-Forwarded-Host: chalet.example.org:8081
          """)
  void behindAProxy(int status, String page, String headers) throws IOException {
    assertThat(answered(("Origin: " + page + " / " + headers).split(" / "))).isEqualTo(status);
  }

  @Test
  void aRefusalIsLoggedOnceWithTheSettingThatHelps(CapturedOutput output) throws IOException {
    for (int i = 0; i < 3; i++) {
      assertThat(answered("Origin: https://logged.example.org", "Host: 127.0.0.1:4711"))
          .isEqualTo(403);
    }
    assertThat(output.toString().lines().filter(line -> line.contains("logged.example.org")))
        .singleElement()
        .asString()
        .contains("127.0.0.1:4711", "CHALET_PUBLIC_ADDRESS=https://logged.example.org");
  }

  @Test
  void aProxyThatKeepsSocketsAwayIsLoggedOnce(CapturedOutput output) throws IOException {
    for (int i = 0; i < 3; i++) {
      String request =
          "GET /ws HTTP/1.0\r\nHost: noupgrade.example.org\r\nSec-WebSocket-Key: x\r\n\r\n";
      assertThat(statusOf(request)).isEqualTo(400);
    }
    assertThat(output.toString().lines().filter(line -> line.contains("noupgrade.example.org")))
        .singleElement()
        .asString()
        .contains("Upgrade", "proxy");
  }

  private int answered(String... headers) throws IOException {
    String request =
        "GET /ws HTTP/1.1\r\n"
            + String.join("\r\n", headers)
            + """
            \r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            Sec-WebSocket-Protocol: v12.stomp\r
            \r
            """;
    return statusOf(request.replace("PORT", Integer.toString(port)));
  }

  private int statusOf(String request) throws IOException {
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(request);
      return Integer.parseInt(connection.readUntil("\r\n").split(" ", 3)[1]);
    }
  }
}
