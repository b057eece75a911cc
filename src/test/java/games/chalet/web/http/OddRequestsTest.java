package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.RawHttp;
import games.chalet.testing.ServerLog;
import games.chalet.testing.SiteTest;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Whatever is sent, the answer is a refusal in the server's words, and the log stays as it is. */
@SiteTest
@ExtendWith(OutputCaptureExtension.class)
class OddRequestsTest {

  private static final String[] SOCKET = {
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
  };

  /** The last is two lines of the same header. */
  private static final String[] ODD_VALUES = {
    "a\u0080",
    "a\u009f",
    "a\u00c3\u009f",
    "a\u00ff",
    "a%zz",
    "",
    " ",
    "\t",
    ",",
    ";",
    "\"",
    "=",
    "a; charset=\u00ff",
    "text/plain; charset=nothing",
    "bytes=0-0,1-1,99999999999999999999-",
    "null",
    "*",
    "1".repeat(4000),
    "a\r\n%s: b"
  };

  @LocalServerPort private int port;

  private static Arguments asked(int status, String line, String... headers) {
    return Arguments.of(status, RawHttp.request(line, headers));
  }

  private static Arguments socket(int status, String header) {
    return Arguments.of(status, opening(header));
  }

  private static String opening(String header) {
    return RawHttp.request(
        "GET /ws HTTP/1.1",
        Stream.concat(Stream.of(SOCKET), Stream.of(header)).toArray(String[]::new));
  }

  private static Arguments sent(int status, String type, String more, String body) {
    return Arguments.of(
        status, RawHttp.request("PUT /api/session HTTP/1.1", "Content-Type: " + type, more) + body);
  }

  static Stream<Arguments> odd() {
    String json = "application/json";
    String chunked = "Transfer-Encoding: chunked";
    String parts = "multipart/form-data; boundary=x";
    return Stream.of(
        asked(400, "GET /?whose=%ff HTTP/1.1", "Connection: close"),
        asked(400, "GET /api/session?a=% HTTP/1.1", "Connection: close"),
        asked(415, "GET /api/session HTTP/1.1", "Content-Type: " + parts),
        asked(415, "OPTIONS / HTTP/1.1", "Content-Type: MULTIPART/mixed"),
        sent(415, parts, "Content-Length: 5", "--x--"),
        sent(415, parts, chunked, "5\r\n--x--\r\n0\r\n\r\n"),
        sent(413, parts, chunked, "9c40\r\n" + "x".repeat(40_000) + "\r\n0\r\n\r\n"),
        sent(413, json, "Content-Length: 8100000", ""),
        sent(400, json, chunked, "no number\r\n\r\n"),
        sent(400, json, "Content-Length: none", ""),
        sent(501, json, "Transfer-Encoding: gzip", ""),
        asked(501, "GET / HTTP/1.1", "Transfer-Encoding: identity"),
        asked(505, "GET / HTTP/3.1"),
        asked(400, "GET /\\ HTTP/1.1", "Connection: close"),
        asked(400, "GET / HTTP/1.1", "Host: other"),
        asked(400, "GET /api/session HTTP/1.1", "Origin: http://\u00ff", "Connection: close"),
        socket(400, "Origin: http://\u00ff"),
        socket(400, "Origin: http://a:b:c"),
        socket(403, "Origin: http://elsewhere.example"),
        asked(400, "GET /ws?x=%ff HTTP/1.1", SOCKET),
        asked(400, "GET /ws HTTP/1.1", SOCKET[0], SOCKET[1], SOCKET[2]),
        asked(426, "GET /ws HTTP/1.1", SOCKET[0], SOCKET[1], SOCKET[3]),
        asked(400, "GET /ws HTTP/1.1", "Connection: close"),
        asked(405, "OPTIONS /ws HTTP/1.1", "Connection: close"));
  }

  @ParameterizedTest
  @MethodSource("odd")
  void oddRequestsAreRefusedWithoutAStackTrace(int status, String bytes, CapturedOutput log)
      throws IOException {
    String answer;
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(bytes);
      answer = connection.readUntil("\"instance\"");
    }
    assertThat(answer)
        .startsWith("HTTP/1.1 " + status)
        .contains("application/problem+json", "\"status\":" + status);
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Cookie: a=b; =; ;;; chalet=%%%; XSRF-TOKEN=\"",
        "Cookie: XSRF-TOKEN=\u00ff\\; chalet=\u00ff",
        "Accept-Language: \u00ff",
        "X-Forwarded-For: ,,,",
        "X-Forwarded-Host: a b",
        "Range: bytes=-"
      })
  void irrelevantHeadersAreIgnored(String header, CapturedOutput log) throws IOException {
    String answer =
        RawHttp.ask(
            port, RawHttp.request("GET /api/session HTTP/1.1", header, "Connection: close"));
    assertThat(answer).startsWith("HTTP/1.1 200").contains("Set-Cookie: chalet-csrf-");
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my_server",
        "my_server:8080",
        "app_1.example.org",
        "_chalet",
        "chalet_",
        "a__b",
        "chalet-",
        "-chalet:8080",
        "a-.b-",
        "my--server",
        "a.b_c:80"
      })
  void aHostMayHaveUnderscores(String host) throws IOException {
    String request = "GET /api/session HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
    assertThat(RawHttp.ask(port, request)).startsWith("HTTP/1.1 200");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a_b c", "a_b:c", "[_::1]", "a_b/c", "a_b@c", "a_\u00ff", "a-@c", "a-:-"})
  void anUnderscoreLetsNothingElseIn(String host) throws IOException {
    String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
    assertThat(RawHttp.ask(port, request)).startsWith("HTTP/1.1 400");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HEAD",
        "OPTIONS",
        "TRACE",
        "PUT",
        "POST",
        "PATCH",
        "DELETE",
        "CONNECT",
        "PROPFIND",
        "get",
        "NOTHING"
      })
  void noMethodIsAnErrorOfOurs(String method, CapturedOutput log) throws IOException {
    String[] paths = {
      "/",
      "/i/code",
      "/nowhere",
      "/assets/x.js",
      "/preview/avalanche.png",
      "/api/session",
      "/api/tables",
      "/api/nothing",
      "/ws",
      "/ws/program",
      "/actuator/health",
      "/error",
      "/%77s",
      "/api/tables;x=y/%E2%80%A8"
    };
    for (String path : paths) {
      String request =
          RawHttp.request(
              method + " " + path + " HTTP/1.1",
              "X-Forwarded-For: 198.51.100.200",
              "Content-Length: 0",
              "Connection: close");
      assertThat(RawHttp.ask(port, request))
          .as(path)
          .startsWith("HTTP/1.1 ")
          .doesNotStartWith("HTTP/1.1 500");
    }
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  /** Beyond the largest number Tomcat counted on below zero, which no address can have. */
  @ParameterizedTest
  @ValueSource(strings = {"localhost:65536", "localhost:3000000000", "a_b:3000000000"})
  void aPortThatIsNoneIsRefused(String host, CapturedOutput log) throws IOException {
    String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
    assertThat(RawHttp.ask(port, request)).startsWith("HTTP/1.1 400");
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "localhost:", "localhost:0", "LOCALHOST", "localhost.", "[::1]", "1.2.3.4:80"})
  void aHostMayBeWrittenInManyWays(String host, CapturedOutput log) throws IOException {
    for (String path : new String[] {"/", "/i/code", "/api/session"}) {
      String request =
          "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      assertThat(RawHttp.ask(port, request)).as(path).startsWith("HTTP/1.1 200");
    }
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @Test
  void whatTomcatRefusesIsLoggedOnceForEachHost(CapturedOutput log) throws IOException {
    String[] hosts = {"first@logged", "second@logged"};
    for (int i = 0; i < 2; i++) {
      for (String host : hosts) {
        String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
        assertThat(RawHttp.ask(port, request)).startsWith("HTTP/1.1 400");
      }
    }
    for (String host : hosts) {
      assertThat(log.toString().lines().filter(line -> line.contains("for host " + host)))
          .singleElement()
          .asString()
          .contains("Host header", "SERVER_MAXHTTPREQUESTHEADERSIZE");
    }
  }

  /** Ends that chat programs add to links, and prefixes of proxies, are no attacks. */
  @ParameterizedTest
  @ValueSource(strings = {"/i/code;", "/i/code;x=y", "/daily;", "//i/code", "/i//code", "//"})
  void oddPathsAreLookedUpLikeOthers(String path, CapturedOutput log) throws IOException {
    String request = RawHttp.request("GET " + path + " HTTP/1.1", "Connection: close");
    assertThat(RawHttp.ask(port, request))
        .startsWith("HTTP/1.1 ")
        .doesNotStartWith("HTTP/1.1 400")
        .doesNotStartWith("HTTP/1.1 5");
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  /** Whoever reads a header later may not fail on it: every byte that Tomcat lets in, in each. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Accept",
        "Accept-Charset",
        "Accept-Encoding",
        "Accept-Language",
        "Access-Control-Request-Headers",
        "Access-Control-Request-Method",
        "Authorization",
        "Cache-Control",
        "Content-Language",
        "Content-Type",
        "Cookie",
        "DNT",
        "Expect",
        "If-Modified-Since",
        "If-None-Match",
        "If-Range",
        "Origin",
        "Range",
        "Referer",
        "Sec-Fetch-Mode",
        "Sec-Fetch-Site",
        "Sec-WebSocket-Protocol",
        "TE",
        "Upgrade-Insecure-Requests",
        "User-Agent",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "X-Forwarded-Port",
        "X-Forwarded-Prefix",
        "X-Forwarded-Proto",
        "X-HTTP-Method-Override",
        "X-Real-IP",
        "X-Requested-With",
        "X-XSRF-TOKEN",
        "Forwarded",
        "X-Table-Key",
        "X-Unknown"
      })
  void noByteInAHeaderIsAnErrorOfOurs(String name, CapturedOutput log) throws IOException {
    for (String path : new String[] {"/", "/preview/avalanche.png", "/api/tables", "/i/code"}) {
      for (String odd : ODD_VALUES) {
        String request =
            RawHttp.request(
                "GET " + path + " HTTP/1.1",
                // So many would exceed the limit of one address.
                "X-Forwarded-For: 198.51.100." + (name.hashCode() & 0x7f),
                name + ":" + odd.replace("%s", name),
                "Connection: close");
        assertThat(RawHttp.ask(port, request))
            .as("%s for %s with %s", path, name, odd)
            .startsWith("HTTP/1.1 ")
            .doesNotStartWith("HTTP/1.1 5");
      }
    }
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "permessage-deflate",
        "permessage-deflate; client_max_window_bits",
        "permessage-deflate; client_max_window_bits=99",
        "permessage-deflate; server_no_context_takeover; server_no_context_takeover",
        "permessage-deflate; unknown=1; a=\"",
        ";;;",
        "\u00ff"
      })
  void noSocketIsCompressedWhateverIsOffered(String offer, CapturedOutput log) throws IOException {
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(opening("Sec-WebSocket-Extensions: " + offer));
      assertThat(connection.readUntil("\r\n\r\n"))
          .startsWith("HTTP/1.1 101")
          .doesNotContainIgnoringCase("Sec-WebSocket-Extensions");
    }
    assertThat(ServerLog.stackTraces(log)).isEmpty();
  }

  /** Spring reads most of these as the address of sockets. */
  @ParameterizedTest
  @ValueSource(strings = {"/ws;x=y", "/ws;", "/%77s", "/ws%2Fprogram", "/w%73/program;x"})
  void noSocketIsCompressedHoweverItsPathIsWritten(String path) throws IOException {
    String offer = "Sec-WebSocket-Extensions: permessage-deflate";
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(opening(offer).replaceFirst("/ws", path));
      assertThat(connection.readUntil("\r\n\r\n"))
          .doesNotStartWith("HTTP/1.1 5")
          .doesNotContainIgnoringCase("Sec-WebSocket-Extensions");
    }
  }

  @Test
  void partsAreNotKeptAnywhereBeforeTheyAreRefused() throws IOException {
    String part = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
    try (RawHttp connection = new RawHttp(port)) {
      connection.write(
          RawHttp.request(
              "POST /api/session HTTP/1.1",
              "Content-Type: multipart/form-data; boundary=x",
              "Transfer-Encoding: chunked"));
      int sent = 0;
      while (sent < 100 && connection.tryWrite(part) && !connection.hasHeard("\r\n\r\n")) {
        sent++;
      }
      assertThat(sent).isLessThan(100);
    }
  }
}
