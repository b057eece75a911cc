package games.chalet.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.SiteTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

@SiteTest
class HttpTest {

  @LocalServerPort private int port;

  private static void assertProblem(Answer answer, int status, String code) {
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(status);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    JsonNode problem = answer.json();
    assertThat(problem.get("status").asInt()).isEqualTo(status);
    assertThat(problem.get("code").asString()).isEqualTo(code);
    assertThat(problem.get("detail").asString()).endsWith(".");
    assertThat(problem.get("instance").asString()).startsWith("/");
    assertThat(problem.has("title")).isTrue();
    assertThat(problem.get("rule").asString()).isEmpty();
    assertThat(problem.has("trace")).isFalse();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/nothing", "/api", "/api/session/more", "/actuator", "/error"})
  void missingResourcesAreAnsweredAsAProblem(String path) {
    assertProblem(Browser.at(port).get(path), 404, "not-found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/tables/%00", "/api/tables/%2F", "/api/tables/%ff", "/%c0%ae"})
  void undecodablePathsAreAnsweredAsAProblem(String path) {
    assertProblem(Browser.at(port).get(path), 400, "malformed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/actuator/env",
        "/actuator/prometheus",
        "/actuator/metrics",
        "/actuator/heapdump",
        "/favicon-that-is-missing.ico",
        "/assets/missing-1a2b.js",
        "/..%2f..%2fapplication.yaml",
        "/application.yaml"
      })
  void filesAndEndpointsThatAreNotOfferedAreNotThere(String path) {
    assertThat(Browser.at(port).get(path).status()).isIn(400, 404);
  }

  @Test
  void theWrongMethodIsAProblem() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    assertProblem(browser.post("/api/session", Map.of()), 405, "method-not-allowed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "\"x\"",
        "{\"name\":1}",
        "{}",
        "{\"name\":null}",
        "{\"name\":\"Ada\",\"admin\":true}"
      })
  void aBodyThatCannotBeReadIsAProblem(String body) {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    assertProblem(browser.send(write(browser, body, "application/json")), 400, "malformed");
  }

  @Test
  void anotherKindOfBodyIsAProblem() {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    assertProblem(
        browser.send(write(browser, "name=Ada", "application/x-www-form-urlencoded")),
        415,
        "unsupported-media-type");
  }

  private HttpRequest.Builder write(Browser browser, String body, String type) {
    return request("/api/session")
        .header("Content-Type", type)
        .header("X-XSRF-TOKEN", browser.csrfToken())
        .PUT(HttpRequest.BodyPublishers.ofString(body));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "application/json;charset=UTF-16",
        "application/json;charset=ISO-8859-1",
        "application/json;charset=nothing",
        "application/json;charset=\"\"",
        "application/json;;",
        "application/json, text/plain",
        "application/*",
        "*/*",
        "json",
        "application/x-www-form-urlencoded;charset=nothing"
      })
  void aBodyInAnyCharsetIsReadOrRefused(String type) {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    for (String charset : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "ISO-8859-1"}) {
      for (String body : new String[] {"{\"name\":\"Zoë\"}", "\ufeff{\"name\":\"\\ud800\"}"}) {
        byte[] bytes = body.getBytes(Charset.forName(charset));
        HttpRequest.Builder request =
            write(browser, body, type).PUT(HttpRequest.BodyPublishers.ofByteArray(bytes));
        assertThat(browser.send(request).status()).as(charset).isLessThan(500);
      }
    }
  }

  @Test
  void aBodyThatIsTooLargeIsAProblem() {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    assertProblem(
        browser.put("/api/session", Map.of("name", "x".repeat(40_000))), 413, "too-large");
  }

  @Test
  void aBodyThatHidesItsLengthIsStoppedToo() {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    String body = "{\"name\":\"" + "x".repeat(40_000) + "\"}";
    HttpRequest.Builder chunked =
        request("/api/session")
            .header("Content-Type", "application/json")
            .header("X-XSRF-TOKEN", browser.csrfToken())
            .PUT(
                HttpRequest.BodyPublishers.ofInputStream(
                    () -> new ByteArrayInputStream(body.getBytes(US_ASCII))));
    assertProblem(browser.send(chunked), 413, "too-large");
  }

  @Test
  void writingNeedsTheTokenOfTheCookie() {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    HttpRequest.Builder without =
        request("/api/session")
            .header("Content-Type", "application/json")
            .PUT(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}"));
    assertProblem(browser.send(without), 403, "csrf");
    HttpRequest.Builder guessed =
        request("/api/session")
            .header("Content-Type", "application/json")
            .header("X-XSRF-TOKEN", "guessed")
            .PUT(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}"));
    Answer refused = browser.send(guessed);
    assertProblem(refused, 403, "csrf");
    assertThat(refused.json().path("reason").asString()).isEqualTo("csrf");
    Answer cookieless = Browser.at(port).put("/api/session", Map.of("name", "Ada"));
    assertProblem(cookieless, 403, "csrf");
    assertThat(cookieless.json().path("reason").asString()).isEqualTo("cookie-missing");
    assertThat(browser.guestToken()).isEmpty();
  }

  @Test
  void aClientThatWritesTooFastIsRefused() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    Answer answer =
        Stream.generate(() -> browser.put("/api/session", Map.of("name", "Ada")))
            .limit(1_000)
            .filter(one -> one.status() != 200)
            .findFirst()
            .orElseThrow();
    assertProblem(answer, 429, "too-fast");
    assertThat(browser.get("/api/session").status()).isEqualTo(200);
    Browser.at(port).choose("Bob");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/liveness", "/readiness"})
  void healthIsOnTheSitesPort(String part) {
    Answer answer = Browser.at(port).get("/actuator/health" + part);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().toString()).isEqualTo("{\"status\":\"UP\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/t/t8Hn3pR5yU6cMx2d", "/i/Zk4", "/archive", "/rules/x"})
  void everyRouteIsThePage(String path) {
    Answer answer = Browser.at(port).get(path);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Content-Type")).startsWith("text/html");
    assertThat(answer.response().body()).contains("<title>");
    assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
    assertThat(answer.header("Last-Modified")).isEmpty();
  }

  /** People read there that there is nothing; probes that guess may not hear that all is well. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nowhere/at/all",
        "/health",
        "/healthz",
        "/livez",
        "/readyz",
        "/health-check",
        "/health/ready",
        "/q/health",
        "/-/healthy",
        "/__heartbeat__",
        "/_status/healthz",
        "/isAlive",
        "/OK",
        "/ping",
        "/up",
        "/metrics",
        "/login",
        "/admin",
        "/chalet",
        "/invite/Zk4"
      })
  void whatIsNoRouteIsThePageWith404(String path) {
    Answer answer = Browser.at(port).get(path);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.header("Content-Type")).startsWith("text/html");
    assertThat(answer.response().body()).contains("<title>");
    assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
    HttpRequest.Builder head = request(path).method("HEAD", HttpRequest.BodyPublishers.noBody());
    assertThat(Browser.at(port).send(head).status()).isEqualTo(404);
  }

  @Test
  void filesWithAHashInTheirNameAreKeptForAYear() {
    Answer answer = Browser.at(port).get("/assets/probe-1a2b3c4d.js");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Cache-Control")).contains("max-age=31536000", "immutable", "public");
    assertThat(answer.header("Content-Type")).startsWith("text/javascript");
  }

  @Test
  void longResponsesAreCompressed() {
    Answer answer =
        Browser.at(port)
            .send(request("/assets/probe-1a2b3c4d.js").header("Accept-Encoding", "gzip"));
    assertThat(answer.header("Content-Encoding")).isEqualTo("gzip");
  }

  private HttpResponse<byte[]> probe(String accepted) throws IOException, InterruptedException {
    HttpRequest request =
        request("/assets/probe-1a2b3c4d.js").header("Accept-Encoding", accepted).build();
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(request, BodyHandlers.ofByteArray());
    }
  }

  @Test
  void filesCompressedByTheBuildAreSentUnchanged() throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = probe("gzip, br");
    assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("br");
    assertThat(answer.headers().allValues("Vary"))
        .anyMatch(vary -> vary.contains("Accept-Encoding"));
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("text/javascript");
    assertThat(answer.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
    try (InputStream copy = getClass().getResourceAsStream("/static/assets/probe-1a2b3c4d.js.br")) {
      assertThat(answer.body()).isEqualTo(Objects.requireNonNull(copy).readAllBytes());
    }
    assertThat(probe("identity").headers().firstValue("Content-Encoding")).isEmpty();
    assertThat(probe("gzip").headers().firstValue("Content-Encoding")).hasValue("gzip");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/api/session", "/api/nothing", "/assets/probe-1a2b3c4d.js"})
  void everyAnswerCarriesThePolicies(String path) {
    Answer answer = Browser.at(port).get(path);
    assertThat(answer.header("Content-Security-Policy"))
        .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'")
        .contains("base-uri 'none'", "form-action 'self'", "connect-src 'self'")
        .doesNotContain("unsafe");
    assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(answer.header("Permissions-Policy")).contains("camera=()");
    assertThat(Instant.parse(answer.header("X-Server-Time")))
        .isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
    assertThat(answer.header("Strict-Transport-Security")).isEmpty();
    assertThat(answer.response().headers().allValues("Set-Cookie"))
        .noneMatch(cookie -> cookie.startsWith("JSESSIONID"));
  }

  @Test
  void behindTlsBrowsersAreToldToStayThereAndNothingOfOtherHosts() {
    Answer answer = Browser.at(port).send(request("/").header("X-Forwarded-Proto", "https"));
    assertThat(answer.header("Strict-Transport-Security"))
        .contains("max-age=")
        .doesNotContainIgnoringCase("includeSubDomains");
  }
}
