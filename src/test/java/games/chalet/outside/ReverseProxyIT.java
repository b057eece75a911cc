package games.chalet.outside;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chalet without any setting is played through real proxies without any of theirs. */
@Tag("thorough")
class ReverseProxyIT {

  private static final PlayedTables.Kind AGAINST_BOTS =
      new PlayedTables.Kind("avalanche", 1, "OFF", Map.of(), new PlayedTable.Bots(2, "GUIDE"));

  @TempDir private static Path home;

  private static ServerProcess server;

  @TempDir private Path folder;

  @BeforeAll
  static void open() {
    server = ServerProcess.open(ServerProcess.Plan.small(home.resolve("data")));
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void throughNginx() throws IOException {
    try (ReverseProxy nginx = ReverseProxy.nginx(folder, server.port())) {
      isPlayedAt(nginx.port());
    }
  }

  @Test
  void throughCaddyWithoutTlsOnAnotherPort() throws IOException {
    try (ReverseProxy caddy = ReverseProxy.caddy(folder, server.port())) {
      isPlayedAt(caddy.port());
    }
  }

  @Test
  void throughNginxAndThenCaddy() throws IOException {
    try (ReverseProxy caddy = ReverseProxy.caddy(folder.resolve("caddy"), server.port());
        ReverseProxy nginx = ReverseProxy.nginx(folder.resolve("nginx"), caddy.port())) {
      isPlayedAt(nginx.port());
    }
  }

  @Test
  void throughCaddyAndThenNginx() throws IOException {
    try (ReverseProxy nginx = ReverseProxy.nginx(folder.resolve("nginx"), server.port());
        ReverseProxy caddy = ReverseProxy.caddy(folder.resolve("caddy"), nginx.port())) {
      isPlayedAt(caddy.port());
    }
  }

  @Test
  void throughCaddyWithTlsOnAnotherPort() throws Exception {
    try (ReverseProxy caddy = ReverseProxy.caddyWithTls(folder, server.port())) {
      Awaitility.await("the certificate")
          .ignoreExceptions()
          .until(() -> !overTls(caddy.port(), "GET /actuator/health HTTP/1.1").isEmpty());
      String own = "https://localhost:" + caddy.port();
      assertThat(handshake(caddy.port(), own).getFirst()).contains(" 101 ");
      assertThat(handshake(caddy.port(), "https://evil.example").getFirst()).contains(" 403 ");
      assertThat(overTls(caddy.port(), "GET /api/session HTTP/1.1"))
          .anyMatch(header -> header.startsWith("Strict-Transport-Security: "))
          .anyMatch(header -> header.startsWith("Set-Cookie: ") && header.contains("; Secure"));
    }
  }

  /** A guest sits down against bots, and what is sent over the socket is acknowledged. */
  private static void isPlayedAt(int port) throws IOException {
    try (Sockets sockets = new Sockets()) {
      PlayedTables played =
          PlayedTables.start(port, new Random(1), List.of(AGAINST_BOTS), Watch.NONE, Duration.ZERO);
      played.connect(sockets);
      played.awaitActions(2);
    }
  }

  private static List<String> handshake(int port, String origin) throws Exception {
    return overTls(
        port,
        "GET /ws HTTP/1.1",
        "Origin: " + origin,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
  }

  /** The lines of the answer's head. */
  private static List<String> overTls(int port, String line, String... headers)
      throws IOException, GeneralSecurityException {
    String request =
        "%s\r\nHost: localhost:%d\r\n%s\r\n\r\n"
            .formatted(line, port, String.join("\r\n", headers))
            .replace("\r\n\r\n\r\n", "\r\n\r\n");
    try (SSLSocket socket =
        (SSLSocket) trustful().getSocketFactory().createSocket("localhost", port)) {
      SSLParameters parameters = socket.getSSLParameters();
      parameters.setServerNames(List.of(new SNIHostName("localhost")));
      socket.setSSLParameters(parameters);
      socket.setSoTimeout(30_000);
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      return new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1))
          .lines()
          .takeWhile(header -> !header.isEmpty())
          .toList();
    }
  }

  /** Caddy has made its certificate a moment ago. */
  private static SSLContext trustful() throws GeneralSecurityException {
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[] {new Trustful()}, null);
    return context;
  }

  private static final class Trustful implements X509TrustManager {

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) {}

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
