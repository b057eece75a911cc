package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.Hall;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import games.chalet.web.Installation;
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

/** Cookies of this server and of others on the same host. */
@SiteTest
class CookiesTest {

  /** The name that other programs on the same host give to theirs. */
  private static final String ANOTHER_CSRF = "XSRF-TOKEN";

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
    browser.setCookie(ANOTHER_CSRF, "eyJpdiI6IlBhc3N3b3J0In0%3D");
    assertThat(set(browser.get("/api/session"))).noneMatch(it -> it.startsWith(ANOTHER_CSRF));
    browser.choose("Countess");
    StompPlayer.tab(browser).close();
    assertThat(browser.cookie(ANOTHER_CSRF)).isEqualTo("eyJpdiI6IlBhc3N3b3J0In0%3D");
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
