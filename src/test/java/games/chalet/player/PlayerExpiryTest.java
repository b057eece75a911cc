package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.player.PlayerExpiry.PlayerExpirySettings;
import games.chalet.stomp.Connections;
import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.UsualServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * The players that expire and, above all, those that do not. In the whole server: each module knows
 * its own ties.
 */
@UsualServer
class PlayerExpiryTest {

  private static final Duration LONG = Duration.ofDays(5 * 365);

  @LocalServerPort private int port;
  @Autowired private PlayerExpiry expiry;
  @Autowired private PlayerService players;
  @Autowired private LastSeen lastSeen;
  @Autowired private RunningTime time;
  @Autowired private Connections connections;
  @Autowired private JdbcTemplate database;
  @Autowired private JdbcClient jdbc;

  private Browser guest() {
    Browser browser = Browser.at(port);
    browser.choose("Ada");
    return browser;
  }

  private static String id(Browser guest) {
    return Browser.ok(guest.get("/api/session")).at("/player/id").asString();
  }

  private boolean exists(String guest) {
    return there("select id from player where id = ?", guest);
  }

  private boolean there(String query, String guest) {
    return !database.queryForList(query, guest).isEmpty();
  }

  /** Nobody is seen for so long, then the server looks. */
  private void pass(Duration away) {
    expiry.look(); // Writes down who was here until now.
    database.update("update player set seen_at = seen_at - ?", away.toMinutes());
    expiry.look();
  }

  private void assertKept(String guest) {
    pass(LONG);
    pass(LONG);
    assertThat(exists(guest)).isTrue();
  }

  @Test
  void playersWithoutASocketExpireAfterADay() {
    Browser browser = guest();
    String id = id(browser);
    pass(Duration.ofHours(23));
    assertThat(exists(id)).isTrue();
    pass(Duration.ofHours(2));
    assertThat(exists(id)).isFalse();
    // The browser is a stranger's, who may choose a name again.
    assertThat(Browser.ok(browser.get("/api/session")).path("player").isNull()).isTrue();
    assertThat(browser.choose("Ada").at("/player/id").asString()).isNotEqualTo(id);
  }

  @Test
  void connectedPlayersAreKeptForThirtyDays() {
    StompPlayer tab = StompPlayer.tab(guest());
    tab.close();
    await().until(() -> !connections.isOnline(tab.playerId()));
    pass(Duration.ofDays(29));
    assertThat(exists(tab.playerId())).isTrue();
    pass(Duration.ofDays(2));
    assertThat(exists(tab.playerId())).isFalse();
    assertThat(players.find(tab.playerId())).isEmpty();
  }

  @Test
  void returningPlayersAreKept() {
    Browser browser = guest();
    String id = id(browser);
    for (int day = 0; day < 5; day++) {
      pass(Duration.ofHours(20));
      assertThat(id(browser)).isEqualTo(id);
    }
    assertThat(exists(id)).isTrue();
  }

  @Test
  void playersWithASocketAreKept() {
    try (StompPlayer tab = StompPlayer.tab(guest())) {
      assertKept(tab.playerId());
      assertThat(tab.isOpen()).isTrue();
    }
  }

  /** Were it not so, a player who was here for days would seem away for days after a power cut. */
  @Test
  void howLongAPlayerWasNotSeenIsKnownOverRestarts() {
    StompPlayer tab = StompPlayer.tab(guest());
    String id = tab.playerId();
    expiry.look();
    seenEarlier(id, Duration.ofDays(2));
    expiry.look();
    assertThat(players.unseenFor(id)).isZero();
    tab.close();
    await().until(() -> !connections.isOnline(id));
    expiry.look();
    seenEarlier(id, Duration.ofDays(1));
    assertThat(players.unseenFor(id))
        .isBetween(Duration.ofHours(22), Duration.ofDays(1).minusSeconds(1));
    seenEarlier(id, Duration.ofMinutes(SeenRows.OLDER_MINUTES));
    assertThat(players.unseenFor(id)).isGreaterThanOrEqualTo(Duration.ofDays(1));
    assertThat(players.unseenFor("nobody")).isZero();
  }

  private void seenEarlier(String player, Duration time) {
    database.update(
        "update player set seen_at = seen_at - ? where id = ?", time.toMinutes(), player);
  }

  @Test
  void seatedPlayersAreKept() {
    Browser host = guest();
    String id = id(host);
    table(host);
    assertKept(id);
    assertThat(Browser.ok(host.get("/api/tables/mine"))).hasSize(1);
  }

  @Test
  void spectatorsAreKept() {
    Browser watcher = guest();
    String id = id(watcher);
    JsonNode table = table(guest());
    Browser.ok(watcher.visit(table.path("code").asString()));
    assertKept(id);
  }

  @Test
  void playersWithChatLinesAreKept() {
    Browser talker = guest();
    String id = id(talker);
    JsonNode table = table(guest());
    String path = "/api/tables/" + table.path("id").asString();
    Browser.ok(talker.visit(table.path("code").asString()));
    assertThat(talker.post(path + "/chat", Map.of("text", "hello")).status()).isEqualTo(204);
    assertThat(talker.delete(path + "/visitors/" + id).status()).isEqualTo(204);
    assertKept(id);
  }

  @Test
  void playersOfRunningMatchesAreKept() {
    Browser player = guest();
    String id = id(player);
    solitaire(player);
    loseTable(id);
    loseAttempts(id);
    assertKept(id);
  }

  @Test
  void playersOfFinishedMatchesAreKept() {
    Browser player = guest();
    String id = id(player);
    String match = solitaire(player);
    assertThat(player.post("/api/matches/" + match + "/give-up", null).status()).isEqualTo(204);
    // All rooms have heard of it, so that none writes anything afterwards.
    await().until(() -> there("select 1 from archived_seat where player = ?", id));
    await().until(() -> there("select 1 from attempt where player = ? and ended_at > 0", id));
    await().until(() -> there("select 1 from game_table where host = ? and status = 'OVER'", id));
    loseTable(id);
    loseAttempts(id);
    assertKept(id);
    // Nothing else held the guest.
    database.update("delete from archived_seat where player = ?", id);
    pass(LONG);
    assertThat(exists(id)).isFalse();
  }

  @Test
  void playersWithAnAttemptAreKept() {
    String id = id(guest());
    database.update(
        """
        insert into attempt (match_id, seed_hash, game, options, player, purpose, status,
          started_at, ranked) values (?, 'hash', 'infiniski', '{}', ?, 'DEAL', 'WAIVED', 0, false)
        """,
        "waived" + id,
        id);
    assertKept(id);
    loseAttempts(id);
    pass(LONG);
    assertThat(exists(id)).isFalse();
  }

  @Test
  void aFloodIsClearedAwayPartByPart() {
    pass(LONG);
    List<Object[]> flood = new ArrayList<>();
    for (int i = 0; i < 2 * PlayerExpiry.BATCH; i++) {
      flood.add(new Object[] {"flood" + i, "token" + i, time.minutes()});
    }
    database.batchUpdate(
        "insert into player (id, name, token_hash, created_at, seen_at, connected)"
            + " values (?, 'Flood', ?, current_timestamp, ?, false)",
        flood);
    pass(Duration.ofDays(2));
    assertThat(floodLeft()).isEqualTo(PlayerExpiry.BATCH);
    expiry.look();
    assertThat(floodLeft()).isZero();
  }

  private int floodLeft() {
    return database.queryForList("select id from player where name = 'Flood'").size();
  }

  @Test
  void zeroKeepsEverybodyForGood() {
    String id = id(guest());
    pass(Duration.ZERO);
    database.update("update player set seen_at = -1000000 where id = ?", id);
    looking(new PlayerExpirySettings(Duration.ZERO, Duration.ZERO), Map.of()).look();
    assertThat(exists(id)).isTrue();
    looking(new PlayerExpirySettings(Duration.ZERO, Duration.ofDays(1)), Map.of()).look();
    assertThat(exists(id)).isFalse();
  }

  @Test
  void whereARoomCannotTellNobodyIsRemoved() {
    String id = id(guest());
    pass(Duration.ZERO);
    database.update("update player set seen_at = -1000000 where id = ?", id);
    PlayerReferences broken =
        asked -> {
          throw new IllegalStateException("The database does not answer");
        };
    PlayerExpirySettings settings =
        new PlayerExpirySettings(Duration.ofDays(30), Duration.ofDays(1));
    looking(settings, Map.of("broken", broken)).look();
    assertThat(exists(id)).isTrue();
  }

  private PlayerExpiry looking(PlayerExpirySettings settings, Map<String, Object> rooms) {
    ObjectProvider<PlayerReferences> ties =
        new StaticListableBeanFactory(rooms).getBeanProvider(PlayerReferences.class);
    return new PlayerExpiry(players, lastSeen, time, connections, ties, settings);
  }

  @Test
  void aPlayerReturningAtThatMomentIsKeptOrAStranger() {
    assertThat(lastSeen.note("came")).isTrue();
    Set<String> removing = new HashSet<>(Set.of("came", "comes"));
    lastSeen.removing(removing);
    assertThat(removing).containsExactly("comes");
    assertThat(lastSeen.note("comes")).isFalse();
    lastSeen.removed();
    assertThat(lastSeen.note("comes")).isTrue();
  }

  @Test
  void timePassesOnlyWhileTheServerRuns() {
    long before = jdbc.sql("select minutes from running_time").query(Long.class).single();
    AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 7);
    RunningTime running = new RunningTime(jdbc, nanos::get);
    assertThat(running.minutes()).isEqualTo(before);
    nanos.addAndGet(Duration.ofHours(2).toNanos());
    assertThat(running.minutes()).isEqualTo(before + 120);
    running.save();
    AtomicLong afterTheRestart = new AtomicLong(-42);
    assertThat(new RunningTime(jdbc, afterTheRestart::get).minutes()).isEqualTo(before + 120);
  }

  private static JsonNode table(Browser host) {
    return Browser.ok(
        host.post("/api/tables", PlayedTable.wanted("avalanche", 2, "OFF", Map.of(), false)));
  }

  /** The match. */
  private static String solitaire(Browser player) {
    return Browser.ok(player.post("/api/solitaires", Map.of("game", "infiniski")))
        .path("match")
        .asString();
  }

  private void loseTable(String player) {
    database.update("update table_chair set player = null where player = ?", player);
    database.update("delete from table_person where player = ?", player);
    database.update("update game_table set host = 'nobody' where host = ?", player);
  }

  private void loseAttempts(String player) {
    database.update("delete from attempt where player = ?", player);
  }
}
