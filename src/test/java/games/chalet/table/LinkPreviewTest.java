package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.UsualServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** The preview that chat programs make of links: the head of the page, asked for by a stranger. */
@UsualServer
class LinkPreviewTest {

  private static final String NAME = "<i>\"Ada\" & Co";
  private static final String ESCAPED = "&lt;i&gt;&quot;Ada&quot; &amp; Co";

  @LocalServerPort private int port;

  @Test
  void anInvitationTellsWhoInvitesToWhat() {
    String code = table(NAME, false).path("code").asString();
    String page = page("/i/" + code);
    assertThat(page)
        .contains(og("title", ESCAPED + " invited you to play Avalanche"))
        .contains(og("description", "1 of 2 seats taken. Play in your browser, no account needed."))
        .contains(og("image", "http://localhost:%d/preview/avalanche.png".formatted(port)))
        .contains(og("url", "http://localhost:%d/i/%s".formatted(port, code)))
        .contains("<title>" + ESCAPED + " invited you to play Avalanche – Chalet</title>")
        .contains("<meta name=\"twitter:card\" content=\"summary_large_image\" />")
        .contains("<meta name=\"robots\" content=\"noindex\" />")
        .doesNotContain(NAME);
  }

  @Test
  void aNameFromRightToLeftIsIsolated() {
    String code = table("\u05E1\u05D1\u05D0 4", false).path("code").asString();
    assertThat(page("/i/" + code))
        .contains("\u2068\u05E1\u05D1\u05D0 4\u2069 invited you to play Avalanche");
  }

  @Test
  void aPublicTableTellsWhoseItIsAndAPrivateOneLooksLikeAnUnknownOne() {
    assertThat(page("/t/" + table("Ada", true).path("id").asString()))
        .contains(og("title", "Avalanche at Ada’s table"));
    String secret = table("Ada", false).path("id").asString();
    String unknown = "x".repeat(secret.length());
    assertThat(page("/t/" + secret).replace(secret, unknown)).isEqualTo(page("/t/" + unknown));
    assertThat(page("/t/" + secret)).doesNotContain("Ada").contains(og("title", "Chalet"));
  }

  @Test
  void eachKindOfPageHasItsOwn() {
    assertThat(page("/")).contains(og("title", "Chalet")).doesNotContain("noindex");
    assertThat(page("/daily")).contains(og("title", "Daily deals"));
    assertThat(page("/daily/infiniski/2026-01-05"))
        .contains(og("title", "Infiniski, 5 January 2026"))
        .contains("/preview/infiniski.png");
    assertThat(page("/daily/infiniski/9999-01-05")).contains(og("title", "Chalet"));
    assertThat(page("/rules/hike")).contains(og("title", "Hike! rules"));
    assertThat(page("/learn/nothing")).contains(og("title", "Chalet"));
    for (String unknown : List.of("/m/nothing", "/deal/nothing", "/i/nothing")) {
      assertThat(page(unknown)).contains(og("title", "Chalet"));
    }
  }

  @Test
  void aRobotGetsNoCookieAndTheSamePageAsEverybody() {
    Answer answer = Browser.at(port).get("/");
    assertThat(answer.response().headers().allValues("Set-Cookie")).isEmpty();
    assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
    assertThat(answer.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
  }

  private String page(String path) {
    Answer answer = Browser.at(port).get(path);
    assertThat(answer.status()).isEqualTo(200);
    return answer.response().body();
  }

  private static String og(String property, String content) {
    return "<meta property=\"og:%s\" content=\"%s\" />".formatted(property, content);
  }

  private JsonNode table(String host, boolean isPublic) {
    Browser browser = Browser.at(port);
    browser.choose(host);
    Map<String, Object> settings =
        Map.of(
            "options",
            Map.of(),
            "turnClock",
            "OFF",
            "windows",
            Map.of(),
            "isPublic",
            isPublic,
            "spectators",
            true);
    Answer opened =
        browser.post("/api/tables", Map.of("game", "avalanche", "seats", 2, "settings", settings));
    assertThat(opened.status()).isEqualTo(201);
    return opened.json();
  }
}
