package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.Hall;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import games.chalet.web.Installation;
import games.chalet.web.Token;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;

/** Cookies of this server, of others on the same host, and of earlier versions. */
@SiteTest
class CookiesTest {

  private static final String FORMER_GUEST = "chalet";
  private static final String FORMER_CSRF = "XSRF-TOKEN";
  private static final String OLD_TOKEN = "0b6f0e3a-9a39-4d3c-8a94-6ddc86ad1d5c";

  @LocalServerPort private int port;
  @Autowired private Installation installation;

  private String guestCookie() {
    return "chalet-" + installation.id();
  }

  private String csrfCookie() {
    return "chalet-csrf-" + installation.id();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  private Answer overHttps(Browser browser, String method, String csrfToken) {
    return browser.send(
        request("/api/session")
            .method(method, BodyPublishers.noBody())
            .header("X-Forwarded-Proto", "https")
            .header("X-XSRF-TOKEN", csrfToken));
  }

  private static List<String> set(Answer answer) {
    return answer.response().headers().allValues("Set-Cookie");
  }

  private static String playerId(Answer answer) {
    return Browser.ok(answer).at("/player/id").asString("");
  }

  private record Guest(String id, String token) {}

  private Guest guest() {
    Browser browser = Browser.at(port);
    String id = browser.choose("Ada").at("/player/id").asString();
    return new Guest(id, browser.guestToken());
  }

  private ConfigurableApplicationContext anotherServer() {
    return new SpringApplicationBuilder(Hall.class)
        .profiles(Hall.PROFILE)
        .run("--server.port=0", "--spring.datasource.url=jdbc:h2:mem:another");
  }

  @Test
  void twoServersOnOneHostKeepTheirGuestsApart() {
    try (ConfigurableApplicationContext another = anotherServer()) {
      Browser here = Browser.at(port);
      String ada = here.choose("Ada").at("/player/id").asString();
      Browser there =
          here.alsoAt(
              Integer.parseInt(
                  Objects.requireNonNull(
                      another.getEnvironment().getProperty("local.server.port"))));
      assertThat(playerId(there.get("/api/session"))).isEmpty();
      String bob = there.choose("Bob").at("/player/id").asString();
      assertThat(playerId(here.get("/api/session"))).isEqualTo(ada);
      assertThat(playerId(there.get("/api/session"))).isEqualTo(bob);
      assertThat(here.choose("Countess").at("/player/id").asString()).isEqualTo(ada);
      assertThat(there.choose("Robert").at("/player/id").asString()).isEqualTo(bob);
    }
  }

  @Test
  void anotherProgramsTokenDoesNoHarmAndStays() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    browser.setCookie(FORMER_CSRF, "eyJpdiI6IlBhc3N3b3J0In0%3D");
    assertThat(set(browser.get("/api/session"))).noneMatch(it -> it.startsWith(FORMER_CSRF));
    browser.choose("Countess");
    StompPlayer.tab(browser).close();
    assertThat(browser.cookie(FORMER_CSRF)).isEqualTo("eyJpdiI6IlBhc3N3b3J0In0%3D");
  }

  @Test
  void anOldCookieIsReadOnceMoreAndReplaced() {
    Guest ada = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(FORMER_GUEST, ada.token());
    Answer first = browser.get("/api/session");
    assertThat(playerId(first)).isEqualTo(ada.id());
    assertThat(set(first))
        .anyMatch(it -> it.startsWith(guestCookie() + "=" + ada.token() + ";"))
        .anyMatch(it -> it.startsWith(FORMER_GUEST + "=;") && it.contains("Max-Age=0"));
    assertThat(browser.cookie(FORMER_GUEST)).isEmpty();
    assertThat(playerId(browser.get("/api/session"))).isEqualTo(ada.id());
    assertThat(set(browser.get("/api/session"))).noneMatch(it -> it.startsWith(FORMER_GUEST + "="));
  }

  @Test
  void anOldCookieOfAnotherServerIsLeftAlone() {
    String foreign = Token.random().value();
    Browser browser = Browser.at(port);
    browser.setCookie(FORMER_GUEST, foreign);
    Answer first = browser.get("/api/session");
    assertThat(playerId(first)).isEmpty();
    String id = browser.choose("Ada").at("/player/id").asString();
    assertThat(playerId(browser.get("/api/session"))).isEqualTo(id);
    assertThat(browser.delete("/api/session").status()).isEqualTo(204);
    assertThat(browser.guestToken()).isEmpty();
    assertThat(browser.cookie(FORMER_GUEST)).isEqualTo(foreign);
  }

  @Test
  void todaysCookieGoesBeforeAnOldOne() {
    Guest ada = guest();
    Guest bob = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(guestCookie(), ada.token());
    browser.setCookie(FORMER_GUEST, bob.token());
    assertThat(playerId(browser.get("/api/session"))).isEqualTo(ada.id());
  }

  @Test
  void aForgottenPlayersOldCookieIsAStrangers() {
    Guest ada = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(FORMER_GUEST, ada.token());
    browser.setCookie(FORMER_CSRF, OLD_TOKEN);
    Answer forgotten =
        browser.send(request("/api/session").header("X-XSRF-TOKEN", OLD_TOKEN).DELETE());
    assertThat(forgotten.status()).isEqualTo(204);
    assertThat(browser.cookie(FORMER_GUEST)).isEmpty();
  }

  @Test
  void aPageThatWasOpenDuringTheUpgradeWritesAndConnectsWithTheOldPair() {
    Guest ada = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(FORMER_GUEST, ada.token());
    browser.setCookie(FORMER_CSRF, OLD_TOKEN);
    Answer renamed =
        browser.send(
            request("/api/session")
                .header("Content-Type", "application/json")
                .header("X-XSRF-TOKEN", OLD_TOKEN)
                .PUT(BodyPublishers.ofString("{\"name\":\"Countess\"}")));
    assertThat(Browser.ok(renamed).at("/player/id").asString()).isEqualTo(ada.id());
    try (StompPlayer page = StompPlayer.unconnected(browser)) {
      page.connect(OLD_TOKEN);
      page.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    }
    try (StompPlayer page = StompPlayer.tab(browser)) {
      assertThat(page.playerId()).isEqualTo(ada.id());
    }
  }

  @Test
  void theOldTokenAloneIsNoneForANewPage() {
    Browser browser = Browser.at(port);
    browser.setCookie(FORMER_CSRF, OLD_TOKEN);
    JsonNode session = Browser.ok(browser.get("/api/session"));
    assertThat(session.at("/csrf/token").asString())
        .isEqualTo(browser.cookie(csrfCookie()))
        .isNotEqualTo(OLD_TOKEN);
  }

  @Test
  void overHttpsNamesSayThatTheyAreOfThisHostAlone() {
    Guest ada = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(guestCookie(), ada.token());
    Answer secure = overHttps(browser, "GET", "");
    assertThat(playerId(secure)).as("who came over HTTP first").isEqualTo(ada.id());
    assertThat(set(secure))
        .hasSize(2)
        .allMatch(it -> it.contains("; Secure") && it.contains("Path=/") && !it.contains("Domain"))
        .anyMatch(it -> it.startsWith("__Host-" + guestCookie() + "=" + ada.token()))
        .anyMatch(it -> it.startsWith("__Host-" + csrfCookie() + "="));
  }

  @Test
  void overHttpsTheCookieOfThisHostAloneGoesFirst() {
    Guest ada = guest();
    Guest bob = guest();
    Browser browser = Browser.at(port);
    browser.setCookie(guestCookie(), bob.token());
    browser.setCookie("__Host-" + guestCookie(), ada.token());
    assertThat(playerId(overHttps(browser, "GET", ""))).isEqualTo(ada.id());
    assertThat(playerId(browser.get("/api/session")))
        .as("behind a proxy that stopped saying that it is HTTPS")
        .isEqualTo(ada.id());
  }

  @Test
  void overHttpsATokenThatASiblingDomainCanSetIsNone() {
    Guest ada = guest();
    Browser browser = Browser.at(port);
    browser.setCookie("__Host-" + guestCookie(), ada.token());
    browser.setCookie(csrfCookie(), "aaaa");
    assertThat(overHttps(browser, "DELETE", "aaaa").status()).isEqualTo(403);
    String token = Browser.ok(overHttps(browser, "GET", "")).at("/csrf/token").asString();
    Answer forgotten = overHttps(browser, "DELETE", token);
    assertThat(forgotten.status()).isEqualTo(204);
    assertThat(set(forgotten))
        .anyMatch(
            it ->
                it.startsWith("__Host-" + guestCookie() + "=;")
                    && it.contains("Max-Age=0")
                    && it.contains("; Secure"));
  }
}
