package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Late friends and lost cookies over HTTP and real sockets. */
@WholeServer
class LateFriendsTest {

  @LocalServerPort private int port;
  @Autowired private HostSuccession watch;

  private StompPlayer host;
  private StompPlayer ben;
  private StompPlayer eve;
  private String id = "";
  private String code = "";

  @SuppressWarnings("NullAway.Init")
  LateFriendsTest() {}

  @BeforeEach
  void openATable() {
    host = StompPlayer.guest(port, "Host");
    ben = StompPlayer.guest(port, "Ben");
    eve = StompPlayer.guest(port, "Ben");
    JsonNode opened =
        Browser.ok(
            host.browser()
                .post(
                    "/api/tables",
                    Map.of(
                        "game",
                        "avalanche",
                        "seats",
                        3,
                        "settings",
                        Map.of(
                            "options",
                            Map.of(),
                            "turnClock",
                            "OFF",
                            "isPublic",
                            false,
                            "spectators",
                            true))));
    id = opened.path("id").asString();
    code = opened.path("code").asString();
  }

  @AfterEach
  void close() {
    host.close();
    ben.close();
    eve.close();
  }

  @Test
  void aLateFriendPlaysForABot() {
    String match = begin();
    visit(eve);
    asks(eve, Map.of("kind", "BOT_SEAT", "seat", 2));
    JsonNode asked = table(host).at("/requests/0");
    assertThat(asked.path("kind").asString()).isEqualTo("BOT_SEAT");
    assertThat(asked.path("answeredBy").asString()).isEqualTo(host.playerId());
    assertThat(answer(ben, "YES").status()).isEqualTo(403);
    JsonNode granted = Browser.ok(answer(host, "YES"));
    assertThat(granted.at("/seats/2/player/id").asString()).isEqualTo(eve.playerId());
    assertThat(granted.has("requests")).isFalse();
    JsonNode position = snapshot(eve, match);
    assertThat(position.path("viewer").asString()).isEqualTo("seat.2");
    assertThat(
            Browser.ok(host.browser().get("/api/matches/" + match))
                .at("/seats/2/player")
                .asString())
        .isEqualTo(eve.playerId());
  }

  @Test
  void aLostCookieGetsTheSeatBackAndTheOldBrowserSeesNoMoreOfIt() {
    String match = begin();
    String seat = "/topic/match." + match + ".seat.1";
    visit(eve);
    assertThat(ask(eve, Map.of("kind", "CLAIM", "seat", 1)).json().path("code").asString())
        .isEqualTo("not-away");
    ben.close();
    lose();
    assertThat(table(host).at("/seats/1/claimable").asBoolean()).isTrue();
    asks(eve, Map.of("kind", "CLAIM", "seat", 1));
    Browser.ok(answer(host, "YES"));
    eve.subscribe(seat);
    eve.settle();
    assertThat(snapshot(eve, match).path("viewer").asString()).isEqualTo("seat.1");
    try (StompPlayer old = StompPlayer.tab(ben.browser())) {
      old.subscribe(seat);
      old.awaitReply(it -> it.path("code").asString("").equals("forbidden"));
      JsonNode seen = table(ben);
      assertThat(seen.at("/passings/0/holder/id").asString()).isEqualTo(eve.playerId());
      assertThat(seen.at("/passings/0/agreed/0/id").asString()).isEqualTo(host.playerId());
      assertThat(seen.path("code").isNull()).isTrue();
    }
    assertThat(table(host).path("visitors")).isEmpty();
    assertThat(table(host).at("/seats/1/player/name").asString()).isEqualTo("Ben");
  }

  @Test
  void theFormerBrowserGetsTheSeatBackAndTheOtherSeesNoMoreOfIt() {
    String match = begin();
    String seat = "/topic/match." + match + ".seat.1";
    visit(eve);
    ben.close();
    lose();
    asks(eve, Map.of("kind", "CLAIM", "seat", 1));
    Browser.ok(answer(host, "YES"));
    eve.subscribe(seat);
    eve.settle();
    assertThat(host.browser().post(path() + "/end", null).status()).isEqualTo(409);
    JsonNode back = Browser.ok(ben.browser().post(path() + "/seats/1/take-back", null));
    assertThat(back.at("/seats/1/player/id").asString()).isEqualTo(ben.playerId());
    assertThat(back.at("/passings/0/takenBack").asBoolean()).isTrue();
    eve.awaitReply(it -> it.path("code").asString("").equals("right-ended"));
    assertThat(snapshot(eve, match).path("viewer").asString()).isEqualTo("spectators");
    assertThat(ben.browser().post(path() + "/seats/1/take-back", null).status()).isEqualTo(409);
    assertThat(eve.browser().post(path() + "/end", null).status()).isEqualTo(403);
    assertThat(ben.browser().post(path() + "/end", null).status()).isEqualTo(204);
    Awaitility.await().until(() -> table(host).path("status").asString().equals("OVER"));
  }

  @Test
  void theInviteLinkNamesThePlayersWhoAreAway() {
    begin();
    assertThat(invitation().has("away")).isFalse();
    ben.close();
    Awaitility.await().until(() -> invitation().has("away"));
    assertThat(invitation().path("away").toString()).isEqualTo("[{\"seat\":1,\"name\":\"Ben\"}]");
    lose();
    assertThat(invitation().at("/away/0/claimable").asBoolean()).isTrue();
    assertThat(invitation().path("players")).hasSize(3);
  }

  private JsonNode invitation() {
    return Browser.ok(eve.browser().get("/api/invitations/" + code));
  }

  @Test
  void aRefusedFriendCannotAskAgainAtOnce() {
    begin();
    visit(eve);
    asks(eve, Map.of("kind", "BOT_SEAT", "seat", 2));
    Browser.ok(answer(host, "NOT_NOW"));
    assertThat(ask(eve, Map.of("kind", "BOT_SEAT", "seat", 2)).json().path("code").asString())
        .isEqualTo("asked-before");
    assertThat(table(host).at("/seats/2/bot").isMissingNode()).isFalse();
  }

  /** Sits Ben down, adds a bot and starts. */
  private String begin() {
    visit(ben);
    Browser.ok(ben.browser().put(path() + "/seats/1", null));
    Browser.ok(host.browser().put(path() + "/seats/2/bot", Map.of("level", "SKIER")));
    return Browser.ok(host.browser().post(path() + "/start", null)).path("match").asString();
  }

  /** Waits until the server knows that Ben is offline, and for how long. */
  private void lose() {
    Awaitility.await().until(() -> !table(host).at("/seats/1/online").asBoolean());
    Awaitility.await()
        .until(
            () -> {
              watch.look();
              return table(host).at("/seats/1/claimable").asBoolean();
            });
  }

  private void visit(StompPlayer player) {
    Browser.ok(player.browser().visit(code));
  }

  private void asks(StompPlayer player, Map<String, ?> wish) {
    assertThat(ask(player, wish).status()).isEqualTo(204);
  }

  private Browser.Answer ask(StompPlayer player, Map<String, ?> wish) {
    return player.browser().post(path() + "/requests", wish);
  }

  private Browser.Answer answer(StompPlayer player, String answer) {
    return player.browser().put(path() + "/requests/" + eve.playerId(), Map.of("answer", answer));
  }

  private JsonNode table(StompPlayer player) {
    return Browser.ok(player.browser().get(path()));
  }

  private static JsonNode snapshot(StompPlayer player, String match) {
    return player.ask("/app/match." + match + ".snapshot", Map.of()).path("position");
  }

  private String path() {
    return "/api/tables/" + id;
  }
}
