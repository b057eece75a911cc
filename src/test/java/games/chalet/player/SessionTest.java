package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.SiteTest;
import games.chalet.web.Installation;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

@SiteTest
class SessionTest {

  @LocalServerPort private int port;
  @Autowired private Players players;
  @Autowired private JdbcTemplate database;
  @Autowired private Installation installation;

  private static List<String> cookies(Answer answer) {
    return answer.response().headers().allValues("Set-Cookie");
  }

  @Test
  void aStrangerIsOfferedANameAndNothingIsWritten() {
    long before = count();
    Browser browser = Browser.at(port);
    Answer answer = browser.get("/api/session");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().get("player").isNull()).isTrue();
    String[] words = answer.json().get("suggestedName").asString().split(" ", -1);
    assertThat(NameSuggestions.ADJECTIVES).contains(words[0]);
    assertThat(NameSuggestions.ANIMALS).contains(words[1]);
    assertThat(answer.json().at("/csrf/header").asString()).isEqualTo("X-XSRF-TOKEN");
    assertThat(answer.json().at("/csrf/token").asString()).isEqualTo(browser.cookie(csrfCookie()));
    assertThat(cookies(answer)).singleElement().asString().startsWith(csrfCookie() + "=");
    assertThat(count()).isEqualTo(before);
    assertThat(answer.header("Cache-Control")).contains("no-store");
  }

  @Test
  void aGuestIsMadeByChoosingANameAndKnownFromThenOn() {
    Browser browser = Browser.at(port);
    JsonNode chosen = browser.choose("  Merry   Marmot ");
    assertThat(chosen.at("/player/name").asString()).isEqualTo("Merry Marmot");
    assertThat(chosen.get("suggestedName").isNull()).isTrue();
    String id = chosen.at("/player/id").asString();
    assertThat(id).matches("[A-Za-z0-9]{16,}");
    assertThat(Browser.ok(browser.get("/api/session")).get("player"))
        .isEqualTo(chosen.get("player"));
    assertThat(players.get(id)).isEqualTo(new Player(id, "Merry Marmot"));
  }

  @Test
  void theCookieIsHiddenFromScriptsLastsAndIsRenewed() {
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    Answer made = browser.put("/api/session", Map.of("name", "Ada"));
    Answer again = browser.get("/api/session");
    for (Answer answer : List.of(made, again)) {
      assertThat(cookies(answer))
          .anySatisfy(
              cookie ->
                  assertThat(cookie)
                      .startsWith(guestCookie() + "=" + browser.guestToken())
                      .contains("HttpOnly", "SameSite=Lax", "Max-Age=34560000", "Path=/")
                      .doesNotContain("Secure"));
    }
  }

  @Test
  void behindTlsTheCookiesAreSecure() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    Answer answer =
        browser.send(
            HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/api/session"))
                .header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Host", "chalet.example.org"));
    assertThat(cookies(answer)).hasSize(2).allMatch(cookie -> cookie.contains("; Secure"));
  }

  @Test
  void theDatabaseDoesNotKnowTheToken() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    assertThat(database.queryForList("select * from player").toString())
        .doesNotContain(browser.guestToken());
  }

  @Test
  void aGuestMayChangeItsName() {
    Browser browser = Browser.at(port);
    String id = browser.choose("Ada").at("/player/id").asString();
    JsonNode renamed = browser.choose("Countess");
    assertThat(renamed.at("/player/id").asString()).isEqualTo(id);
    assertThat(players.get(id).name()).isEqualTo("Countess");
  }

  @Test
  void aNameThatCannotBeIsRefusedAndNobodyMade() {
    long before = count();
    Browser browser = Browser.at(port);
    browser.get("/api/session");
    Answer answer = browser.put("/api/session", Map.of("name", " "));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.json().get("code").asString()).isEqualTo("bad-name");
    assertThat(browser.guestToken()).isEmpty();
    assertThat(count()).isEqualTo(before);
  }

  @Test
  void aForgottenPlayerIsAStrangerAgain() {
    Browser browser = Browser.at(port);
    String id = browser.choose("Ada").at("/player/id").asString();
    String token = browser.guestToken();
    assertThat(browser.delete("/api/session").status()).isEqualTo(204);
    assertThat(browser.guestToken()).isEmpty();
    assertThat(players.find(id)).isEmpty();
    browser.setCookie(guestCookie(), token);
    assertThat(Browser.ok(browser.get("/api/session")).get("player").isNull()).isTrue();
  }

  @Test
  void aCookieThatNobodyHasIsAStrangers() {
    for (String value : List.of("x", "a".repeat(43), "a".repeat(5000), "%00")) {
      Browser browser = Browser.at(port);
      browser.setCookie(guestCookie(), value);
      assertThat(Browser.ok(browser.get("/api/session")).get("player").isNull()).isTrue();
    }
  }

  private String guestCookie() {
    return "chalet-" + installation.id();
  }

  private String csrfCookie() {
    return "chalet-csrf-" + installation.id();
  }

  private long count() {
    Long count = database.queryForObject("select count(*) from player", Long.class);
    return count == null ? 0 : count;
  }
}
