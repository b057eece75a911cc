package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.ChangedPosition;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** A real match over real sockets, and those who try what they have no right to. */
@WholeServer
class MatchSocketTest {

  @LocalServerPort private int port;

  private StompPlayer host;
  private StompPlayer ada;
  private StompPlayer eve;
  private String table = "";
  private String match = "";

  @SuppressWarnings("NullAway.Init")
  MatchSocketTest() {}

  @BeforeEach
  void startAMatch() {
    host = StompPlayer.guest(port, "Host");
    ada = StompPlayer.guest(port, "Ada");
    eve = StompPlayer.guest(port, "Eve");
    PlayedTable opened = PlayedTable.open(List.of(host.browser(), ada.browser()), newTable());
    opened.start();
    table = opened.path("");
    match = opened.match();
    host.subscribe(topic("seat.0"));
    ada.subscribe(topic("seat.1"));
    host.settle();
    ada.settle();
  }

  @AfterEach
  void close() {
    host.close();
    ada.close();
    eve.close();
  }

  @Test
  void anActionIsAcknowledgedAndShownToBoth() {
    JsonNode position = snapshot(host);
    JsonNode ack = act(host, position, position.path("legalActions").get(0));
    assertThat(ack.path("kind").asString()).isEqualTo("ack");
    JsonNode mine = host.await(topic("seat.0"), it -> true);
    assertThat(mine.path("version")).isEqualTo(ack.path("version"));
    assertThat(mine.path("choice")).isEqualTo(ack.path("choice"));
    JsonNode theirs = ada.await(topic("seat.1"), it -> true);
    assertThat(theirs.path("viewer").asString()).isEqualTo("seat.1");
    assertThat(theirs.path("legalActions")).isEmpty();
    assertThat(theirs.path("turn").path("awaited").toString()).isEqualTo("[0]");
  }

  /**
   * Over one socket everything comes in the order in which it was made, however many ask and act at
   * the same time: what is awaited is read too late to see it, so all is read as it came.
   */
  @Test
  void noSnapshotIsOlderThanAPositionThatCameBeforeIt() {
    String asked = "";
    for (int ply = 0; ply < 8; ply++) {
      JsonNode mine = snapshot(host);
      StompPlayer awaited = mine.path("turn").path("awaited").get(0).asInt() == 0 ? host : ada;
      JsonNode position = snapshot(awaited);
      for (int question = 0; question < 3; question++) {
        asked = ada.send("/app/match." + match + ".snapshot", Map.of());
      }
      act(awaited, position, position.path("legalActions").get(0));
    }
    String last = asked;
    ada.await("/user/topic/replies", it -> last.equals(it.path("commandId").asString("")));
    int newest = 0;
    int snapshots = 0;
    for (StompPlayer.Received one : ada.received()) {
      boolean isSnapshot = one.body().path("kind").asString("").equals("snapshot");
      JsonNode position = isSnapshot ? one.body().path("position") : one.body();
      if (isSnapshot || one.destination().equals(topic("seat.1"))) {
        assertThat(position.path("version").asInt()).isGreaterThanOrEqualTo(newest);
        newest = position.path("version").asInt();
        snapshots += isSnapshot ? 1 : 0;
      }
    }
    assertThat(newest).isGreaterThan(1);
    assertThat(snapshots).isGreaterThanOrEqualTo(24);
  }

  @Test
  void aTurnIsPlayedByWhatTheServerOffers() {
    for (int ply = 0; ply < 12; ply++) {
      JsonNode mine = snapshot(host);
      StompPlayer awaited = mine.path("turn").path("awaited").get(0).asInt() == 0 ? host : ada;
      JsonNode position = snapshot(awaited);
      assertThat(
              act(awaited, position, position.path("legalActions").get(0)).path("kind").asString())
          .isEqualTo("ack");
    }
  }

  @Test
  void changesAddUpToTheWholePositions() {
    ada.subscribeToChanges(topic("seat.1"));
    ada.settle();
    int first = snapshot(host).path("version").asInt();
    JsonNode mine = snapshot(host);
    // The deal decides how soon the turn is over.
    for (int ply = 0; ply < 6 && !mine.path("legalActions").isEmpty(); ply++) {
      act(host, mine, mine.path("legalActions").get(0));
      mine = snapshot(host);
    }
    int last = snapshot(ada).path("version").asInt();
    ada.await(topic("seat.1"), it -> it.path("version").asInt() == last);
    ada.await("/topic/match", it -> it.path("version").asInt(it.path("on").asInt() + 1) == last);
    List<JsonNode> whole = ada.received(topic("seat.1"));
    List<JsonNode> changes =
        ada.received("/topic/match").stream().filter(it -> it.has("on")).toList();
    assertThat(changes).isNotEmpty();
    JsonNode position =
        whole.stream()
            .filter(it -> it.path("version").equals(changes.getFirst().path("on")))
            .findFirst()
            .orElseThrow();
    for (JsonNode change : changes) {
      position = ChangedPosition.of(position, change);
    }
    assertThat(position).isEqualTo(whole.getLast());
    assertThat(position.path("version").asInt()).isGreaterThan(first);
  }

  @Test
  void nobodyActsForAnotherOrOutOfTurn() {
    JsonNode position = snapshot(host);
    JsonNode action = position.path("legalActions").get(0);
    assertThat(act(eve, position, action).path("code").asString()).isEqualTo("unknown-match");
    JsonNode adas = snapshot(ada);
    assertThat(act(ada, adas, action).path("code").asString()).isEqualTo("not-your-turn");
    try (StompPlayer stranger = StompPlayer.stranger(port)) {
      assertThat(act(stranger, position, action).path("kind").asString()).isEqualTo("refused");
    }
    assertThat(snapshot(host)).isEqualTo(position);
  }

  @Test
  void repeatedCommandsAreAnsweredAlikeAndPlayedOnce() {
    JsonNode position = snapshot(host);
    Map<String, Object> command =
        Map.of(
            "commandId",
            "again",
            "choice",
            position.path("choice"),
            "action",
            position.path("legalActions").get(0));
    JsonNode first = host.ask(match, "act", command);
    host.send("/app/match." + match + ".act", command);
    host.settle();
    JsonNode now = snapshot(host);
    assertThat(
            host.received("/user/topic/replies").stream()
                .filter(reply -> reply.path("commandId").asString("").equals("again")))
        .allMatch(first::equals)
        .hasSize(2);
    assertThat(now.path("version").asInt()).isEqualTo(position.path("version").asInt() + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"seat.0", "seat.*", "*", "seat.2", "spectators", "seat.00", "#"})
  void nobodyListensWhereTheyDoNotBelong(String viewer) {
    eve.subscribe(topic(viewer));
    assertThat(
            eve.awaitReply(it -> it.path("kind").asString().equals("refused"))
                .path("kind")
                .asString())
        .isEqualTo("refused");
    JsonNode position = snapshot(host);
    act(host, position, position.path("legalActions").get(0));
    host.await(topic("seat.0"), it -> true);
    eve.settle();
    assertThat(eve.received(topic("seat.0"))).isEmpty();
    assertThat(eve.received(topic("spectators"))).isEmpty();
    assertThat(eve.isOpen()).isTrue();
  }

  @Test
  void aSeatDoesNotListenToAnother() {
    ada.subscribe(topic("seat.0"));
    ada.awaitReply(it -> it.path("kind").asString().equals("refused"));
  }

  @Test
  void positionsAreNotForgedByWhoSendsToATopic() {
    eve.send(topic("seat.0"), Map.of("match", match));
    eve.settle();
    host.settle();
    assertThat(host.received(topic("seat.0"))).isEmpty();
    assertThat(eve.isOpen()).isTrue();
  }

  @Test
  void aSpectatorSeesNoHand() {
    Browser.ok(eve.browser().visit(Browser.ok(host.browser().get(table)).path("code").asString()));
    eve.subscribe(topic("spectators"));
    eve.settle();
    JsonNode position = snapshot(host);
    act(host, position, position.path("legalActions").get(0));
    JsonNode seen = eve.await(topic("spectators"), it -> true);
    assertThat(seen.path("legalActions")).isEmpty();
    assertThat(seen.path("choice").asInt()).isZero();
    assertThat(snapshot(eve).path("viewer").asString()).isEqualTo("spectators");
  }

  @Test
  void theFormerOccupantHearsNothingMore() {
    assertThat(host.browser().delete(table + "/visitors/" + ada.playerId()).status())
        .isEqualTo(204);
    JsonNode ended =
        ada.awaitReply(
            it ->
                it.path("kind").asString().equals("unsubscribed")
                    && it.path("destination").asString().equals(topic("seat.1")));
    assertThat(ended.path("code").asString()).isEqualTo("right-ended");
    ada.settle();
    int heard = ada.received(topic("seat.1")).size();
    JsonNode position = snapshot(host);
    act(host, position, position.path("legalActions").get(0));
    host.await(
        topic("seat.0"), it -> it.path("version").asInt() > position.path("version").asInt());
    ada.settle();
    assertThat(ada.received(topic("seat.1"))).hasSize(heard);
    assertThat(ada.snapshot(match).path("code").asString()).isEqualTo("forbidden");
    assertThat(ada.ask(match, "return", Map.of()).path("code").asString()).isEqualTo("not-seated");
  }

  @Test
  void aForesightIsAnsweredToItsSenderAlone() {
    JsonNode position = snapshot(host);
    JsonNode lift = pickUp(position, "LIFT");
    JsonNode foreseen = foresee(host, position, lift);
    assertThat(foreseen.path("kind").asString()).isEqualTo("foreseen");
    assertThat(foreseen.path("view")).isNotEqualTo(position.path("view"));
    assertThat(foresee(host, position, pickUp(position, "DRAW")).path("code").asString())
        .isEqualTo("foresight-reveals");
    assertThat(foresee(ada, position, lift).path("code").asString()).isEqualTo("not-your-turn");
    assertThat(foresee(eve, position, lift).path("code").asString()).isEqualTo("unknown-match");
    for (StompPlayer player : List.of(host, ada)) {
      player.settle();
      assertThat(player.received(topic(player == host ? "seat.0" : "seat.1"))).isEmpty();
    }
    assertThat(
            ada.received("/user/topic/replies").stream()
                .filter(reply -> reply.path("kind").asString().equals("foreseen")))
        .isEmpty();
    assertThat(snapshot(host)).isEqualTo(position);
    act(host, position, lift);
    assertThat(snapshot(host).path("view")).isEqualTo(foreseen.path("view"));
  }

  @Test
  void manyPreviewsAreAnsweredAndAFloodIsHeldBack() {
    JsonNode position = snapshot(host);
    Map<String, Object> question = foresight(position, position.path("legalActions").get(0));
    for (int time = 0; time < 60; time++) {
      assertThat(host.ask(match, "foresee", question).path("code").asString(""))
          .isNotEqualTo("too-fast");
    }
    for (int time = 0; time < 600; time++) {
      host.send("/app/match." + match + ".foresee", question);
    }
    host.awaitReply(reply -> reply.path("code").asString("").equals("too-fast"));
    assertThat(host.isOpen()).isTrue();
    assertThat(snapshot(ada).path("version")).isEqualTo(position.path("version"));
  }

  private static JsonNode pickUp(JsonNode position, String pile) {
    return position
        .path("legalActions")
        .valueStream()
        .filter(action -> action.path("pile").asString("").equals(pile))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode foresee(StompPlayer player, JsonNode position, JsonNode action) {
    return player.ask(match, "foresee", foresight(position, action));
  }

  private static Map<String, Object> foresight(JsonNode position, JsonNode... actions) {
    return Map.of("choice", position.path("choice"), "actions", List.of(actions));
  }

  @Test
  void garbageIsAnsweredAndTheSocketLives() {
    for (String body : List.of("", "{", "[]", "\"x\"", "{\"commandId\":\"g1\",\"choice\":{}}")) {
      host.sendText("/app/match." + match + ".act", body);
    }
    host.awaitReply(it -> it.path("commandId").asString("").equals("g1"));
    assertThat(host.ask("/app/match.nowhere.act", Map.of()).path("code").asString())
        .isEqualTo("malformed");
    assertThat(host.ask("/app/match.nowhere.snapshot", Map.of()).path("code").asString())
        .isEqualTo("unknown-match");
    assertThat(host.isOpen()).isTrue();
  }

  private JsonNode snapshot(StompPlayer player) {
    JsonNode answer = player.snapshot(match);
    assertThat(answer.path("kind").asString()).isEqualTo("snapshot");
    return answer.path("position");
  }

  private JsonNode act(StompPlayer player, JsonNode position, JsonNode action) {
    return player.act(match, position, action);
  }

  private String topic(String viewer) {
    return "/topic/match." + match + "." + viewer;
  }

  private static Map<String, Object> newTable() {
    return Map.of(
        "game",
        "avalanche",
        "seats",
        2,
        "settings",
        Map.of(
            "options",
            Map.of(),
            "firstSeat",
            0,
            "turnClock",
            "OFF",
            "isPublic",
            false,
            "spectators",
            true));
  }
}
