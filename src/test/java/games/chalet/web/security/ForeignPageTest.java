package games.chalet.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.WholeServer;
import games.chalet.web.Installation;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import tools.jackson.databind.JsonNode;

/** A page of another site can change nothing in the name of somebody who is known here. */
@WholeServer
class ForeignPageTest {

  private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
  private static final List<String> UNSAFE = List.of("POST", "PUT", "PATCH", "DELETE");
  private static final String PLANTED = "aaaa";

  /** Written by the server itself, at times of its own. */
  private static final Set<String> OF_THE_SERVER =
      Set.of("flyway_schema_history", "RUNNING_TIME", "DAY_DRAW", "PAR_RUN");

  @LocalServerPort private int port;
  @Autowired private JdbcClient jdbc;
  @Autowired private Installation installation;

  @Autowired
  @Qualifier("requestMappingHandlerMapping")
  private RequestMappingHandlerMapping controllers;

  private final Browser victim;
  private final Browser friend;
  private Map<String, String> variables = Map.of();

  @SuppressWarnings("NullAway.Init")
  ForeignPageTest(@LocalServerPort int port) {
    victim = Browser.at(port);
    friend = Browser.at(port);
  }

  /** A method and an address. */
  private record Endpoint(String method, String path) {}

  @BeforeEach
  void sitAndPlay() {
    victim.choose("Ada");
    String friendId = friend.choose("Ben").at("/player/id").asString();
    JsonNode table =
        Browser.ok(
            victim.post("/api/tables", PlayedTable.wanted("avalanche", 2, "OFF", Map.of(), true)));
    String path = "/api/tables/" + table.path("id").asString();
    Browser.ok(friend.post(path + "/guests", Map.of("watch", true)));
    Browser.ok(friend.put(path + "/seats/1", null));
    Browser.ok(friend.put(path + "/ready", Map.of("ready", true)));
    JsonNode alone =
        Browser.ok(victim.post("/api/solitaires", Map.of("game", "infiniski", "giveUp", true)));
    String match = alone.path("match").asString();
    variables =
        Map.of(
            "table",
            table.path("id").asString(),
            "seat",
            "0",
            "person",
            friendId,
            "match",
            match,
            "code",
            "nocode");
  }

  private List<Endpoint> unsafeEndpoints() {
    List<Endpoint> endpoints = new ArrayList<>(List.of(new Endpoint("POST", "/nothing")));
    for (RequestMappingInfo mapping : controllers.getHandlerMethods().keySet()) {
      for (String pattern : mapping.getPatternValues()) {
        methods(mapping)
            .filter(method -> !SAFE.contains(method))
            .forEach(method -> endpoints.add(new Endpoint(method, fill(pattern))));
      }
    }
    return endpoints;
  }

  private static Stream<String> methods(RequestMappingInfo mapping) {
    var named = mapping.getMethodsCondition().getMethods();
    return named.isEmpty() ? UNSAFE.stream() : named.stream().map(Enum::name);
  }

  private String fill(String pattern) {
    String path = pattern;
    for (var variable : variables.entrySet()) {
      path = path.replace("{" + variable.getKey() + "}", variable.getValue());
    }
    assertThat(path).as("Fill this in above").doesNotContain("{");
    return path;
  }

  private HttpRequest.Builder request(Endpoint endpoint, String query) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + endpoint.path() + query))
        .method(endpoint.method(), BodyPublishers.noBody());
  }

  private void assertNothingCanBeDone(Function<Endpoint, Answer> attack) {
    List<String> before = whatGuestsHave();
    List<Endpoint> endpoints = unsafeEndpoints();
    assertThat(endpoints).hasSizeGreaterThan(25);
    for (Endpoint endpoint : endpoints) {
      Answer answer = attack.apply(endpoint);
      assertThat(answer.status()).as(endpoint + answer.response().body()).isEqualTo(403);
      assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
      assertThat(answer.json().path("code").asString()).isIn("csrf", "foreign-page");
    }
    assertThat(whatGuestsHave()).isEqualTo(before);
  }

  private List<String> whatGuestsHave() {
    return jdbc
        .sql("select table_name from information_schema.tables where table_schema = 'PUBLIC'")
        .query(String.class)
        .list()
        .stream()
        .filter(table -> !OF_THE_SERVER.contains(table))
        .sorted()
        .map(table -> table + jdbc.sql("select * from " + table).query().listOfRows())
        .toList();
  }

  private void plantCookie() {
    victim.setCookie("chalet-csrf-" + installation.id(), PLANTED);
  }

  @Test
  void withAPlantedCookieAndAParameter() {
    plantCookie();
    assertNothingCanBeDone(endpoint -> victim.send(request(endpoint, "?_csrf=" + PLANTED)));
  }

  @Test
  void withAPlantedCookieAndAForm() {
    plantCookie();
    assertNothingCanBeDone(
        endpoint ->
            victim.send(
                request(endpoint, "")
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .method(endpoint.method(), BodyPublishers.ofString("_csrf=" + PLANTED))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"same-site", "cross-site", "SAME-ORIGIN", "", "anything"})
  void fromAnotherSiteEvenWithTheToken(String site) {
    assertNothingCanBeDone(
        endpoint ->
            victim.send(
                request(endpoint, "")
                    .header("X-XSRF-TOKEN", victim.csrfToken())
                    .header("Origin", "http://localhost:" + port)
                    .header("Sec-Fetch-Site", site)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost:1",
        "http://localhost",
        "http://127.0.0.1",
        "https://evil.example",
        "https://cards.example.org.evil.example",
        "null"
      })
  void fromAnotherOriginEvenWithTheToken(String origin) {
    assertNothingCanBeDone(
        endpoint ->
            victim.send(
                request(endpoint, "")
                    .header("X-XSRF-TOKEN", victim.csrfToken())
                    .header("Origin", origin)));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      textBlock =
          """
          same-origin, http://localhost:PORT
          same-origin, https://evil.example
          same-origin, -
          none,        -
          -,           http://localhost:PORT
          -,           https://localhost:PORT
          -,           https://cards.example.org
          -,           -
          """)
  void theSitesOwnPagesAndProgramsMay(@Nullable String site, @Nullable String origin) {
    HttpRequest.Builder request =
        request(new Endpoint("POST", "/api/matches/" + variables.get("match") + "/give-up"), "")
            .header("X-XSRF-TOKEN", victim.csrfToken());
    if (site != null) {
      request.header("Sec-Fetch-Site", site);
    }
    if (origin != null) {
      request.header("Origin", origin.replace("PORT", Integer.toString(port)));
    }
    assertThat(victim.send(request).status()).isEqualTo(204);
  }
}
