package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.table.change.Lobby;
import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Messages from the tables over real sockets, and those that must not reach someone. */
@WholeServer
class TableSocketTest {

  @LocalServerPort private int port;
  @Autowired private Lobby lobby;

  private StompPlayer host;
  private StompPlayer ada;
  private String id = "";
  private String code = "";

  @SuppressWarnings("NullAway.Init")
  TableSocketTest() {}

  @BeforeEach
  void openATable() {
    host = StompPlayer.guest(port, "Host");
    ada = StompPlayer.guest(port, "Ada");
    JsonNode opened = Browser.ok(host.browser().post("/api/tables", newTable(false)));
    id = opened.path("id").asString();
    code = opened.path("code").asString();
  }

  @AfterEach
  void close() {
    host.close();
    ada.close();
  }

  @Test
  void thoseAtTheTableSeeEveryChange() {
    host.subscribe(topic());
    host.settle();
    visit(ada);
    Browser.ok(ada.browser().put(path() + "/seats/1", null));
    JsonNode told =
        host.await(topic(), it -> it.at("/seats/1/player/id").asString("").equals(ada.playerId()));
    assertThat(told.at("/seats/1/online").asBoolean()).isTrue();
    ada.close();
    host.await(
        topic(),
        it ->
            it.at("/seats/1/presence").asLong() > told.at("/seats/1/presence").asLong()
                && !it.at("/seats/1/online").asBoolean());
  }

  @Test
  void neitherAStrangerNorAGuestWhoWasNotInvitedListensToAPrivateTable() {
    try (StompPlayer stranger = StompPlayer.stranger(port)) {
      for (StompPlayer outsider : new StompPlayer[] {stranger, ada}) {
        outsider.subscribe(topic());
        JsonNode refusal = outsider.awaitReply(it -> it.path("kind").asString().equals("refused"));
        assertThat(refusal.path("code").asString()).isEqualTo("forbidden");
      }
      say("behind closed doors");
      stranger.settle();
      ada.settle();
      assertThat(stranger.received(topic())).isEmpty();
      assertThat(ada.received(topic())).isEmpty();
      assertThat(ada.isOpen()).isTrue();
    }
  }

  @Test
  void aRemovedGuestHearsNothingMore() {
    visit(ada);
    ada.subscribe(topic());
    ada.settle();
    say("hello");
    ada.await(topic(), it -> it.path("chat").size() == 1);
    int heard = ada.received(topic()).size();
    assertThat(host.browser().delete(path() + "/visitors/" + ada.playerId()).status())
        .isEqualTo(204);
    JsonNode ended = ada.awaitReply(it -> it.path("kind").asString().equals("unsubscribed"));
    assertThat(ended.path("destination").asString()).isEqualTo(topic());
    assertThat(ended.path("code").asString()).isEqualTo("right-ended");
    say("now that we are alone");
    ada.settle();
    assertThat(ada.received(topic())).hasSize(heard);
  }

  @Test
  void theTopicTellsOnlyTheLinesThatAreNewAndTheSnapshotAll() {
    say("one");
    say("two");
    host.subscribe(topic());
    host.settle();
    say("three");
    JsonNode told = host.await(topic(), it -> it.path("chat").size() == 1);
    assertThat(told.path("chatAfter").asInt()).isEqualTo(2);
    assertThat(told.at("/chat/0/text").asString()).isEqualTo("three");
    assertThat(told.at("/chat/0/number").asInt()).isEqualTo(3);
    Browser.ok(host.browser().put(path() + "/ready", Map.of("ready", true)));
    JsonNode silent =
        host.await(topic(), it -> it.path("version").asInt() > told.path("version").asInt());
    assertThat(silent.path("chatAfter").asInt()).isEqualTo(3);
    assertThat(silent.path("chat")).isEmpty();
    JsonNode whole = host.ask("/app/table." + id + ".snapshot", Map.of()).path("table");
    assertThat(whole.path("chatAfter").asInt()).isZero();
    assertThat(whole.path("chat")).hasSize(3);
    assertThat(Browser.ok(host.browser().get(path()))).isEqualTo(whole);
  }

  @Test
  void theSnapshotIsForThoseAtTheTable() {
    JsonNode mine = host.ask("/app/table." + id + ".snapshot", Map.of());
    assertThat(mine.path("kind").asString()).isEqualTo("table");
    assertThat(mine.at("/table/code").asString()).isEqualTo(code);
    JsonNode refusal = ada.ask("/app/table." + id + ".snapshot", Map.of());
    assertThat(refusal.path("code").asString()).isEqualTo("unknown-table");
  }

  @Test
  void aSnapshotThatCannotBeReadIsMalformed() {
    host.sendText("/app/table." + id + ".snapshot", "{\"commandId\": \"a b\"}");
    host.awaitReply(it -> it.path("code").asString().equals("malformed"));
    assertThat(host.isOpen()).isTrue();
  }

  @Test
  void everybodyHearsOfPublicTablesInTheLobby() {
    try (StompPlayer stranger = StompPlayer.stranger(port)) {
      stranger.subscribe("/topic/lobby");
      stranger.settle();
      String open =
          Browser.ok(host.browser().post("/api/tables", newTable(true))).path("id").asString();
      lobby.tell();
      JsonNode told =
          stranger.await("/topic/lobby", it -> it.path("tables").toString().contains(open));
      assertThat(told.toString()).doesNotContain(id);
    }
  }

  private void visit(StompPlayer player) {
    Browser.ok(player.browser().visit(code));
  }

  private void say(String text) {
    assertThat(host.browser().post(path() + "/chat", Map.of("text", text)).status()).isEqualTo(204);
  }

  private String path() {
    return "/api/tables/" + id;
  }

  private String topic() {
    return "/topic/table." + id;
  }

  private static Map<String, Object> newTable(boolean isPublic) {
    return PlayedTable.wanted("avalanche", 2, "OFF", Map.of(), isPublic);
  }
}
