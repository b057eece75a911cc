package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import games.chalet.match.SpectatorPolicy;
import games.chalet.stomp.SocketCaller;
import games.chalet.table.change.Lobby;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.message.Evening;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.persistence.Tables;
import games.chalet.web.RefusedException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;

/** A private match is told to those who played it or were let in, wherever its id is told. */
@InTableRoom
class PrivateMatchesTest {

  private static final String NEW_TABLE =
      """
      {"game": "avalanche", "seats": 2, "settings": {"options": {}, "firstSeat": null,
       "turnClock": "OFF", "isPublic": false, "spectators": true}}
      """;

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableMatches starts;
  @Autowired private TableQueries queries;
  @Autowired private TableTransactions transactions;
  @Autowired private Tables tables;
  @Autowired private Evenings evenings;
  @Autowired private Lobby lobby;
  @Autowired private TableStompController socket;
  @Autowired private SpectatorPolicy spectating;
  @Autowired private NotedMatches matches;
  @Autowired private NotedMessaging messaging;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String ada = "ada" + suffix;
  private final String friend = "friend" + suffix;
  private final String stranger = "stranger" + suffix;
  private String table = "";

  @BeforeEach
  void openATable() {
    table = opening.open(host, json.read(NEW_TABLE, NewTable.class), Optional.empty()).id();
    Optional<String> code = Optional.of(tables.find(table).orElseThrow().code());
    service.comeIn(() -> friend, table, code, true);
    service.comeIn(() -> ada, table, code, true);
    service.act(table, it -> it.seating().sit(ada, 1));
  }

  /** The ways in which a room is opened to strangers after or during a private match. */
  enum Opening {
    AFTER_THE_MATCH,
    DURING_THE_MATCH,
    WHILE_PEOPLE_GATHER_AGAIN,
    FOR_ANOTHER_GAME,
    AND_CLOSED_AGAIN
  }

  private String playedThenOpened(Opening opening) {
    String match = started();
    if (opening == Opening.DURING_THE_MATCH) {
      settle(true);
    }
    end(match);
    switch (opening) {
      case DURING_THE_MATCH -> {}
      case AFTER_THE_MATCH, AND_CLOSED_AGAIN -> settle(true);
      case WHILE_PEOPLE_GATHER_AGAIN -> {
        service.chooseGame(host, table, "avalanche");
        settle(true);
      }
      case FOR_ANOTHER_GAME -> {
        service.chooseGame(host, table, "hike");
        settle(true);
      }
    }
    service.comeIn(() -> stranger, table, Optional.empty(), true);
    if (opening == Opening.AND_CLOSED_AGAIN) {
      settle(false);
    }
    return match;
  }

  @ParameterizedTest
  @EnumSource
  void whoCameThroughTheLobbyIsToldNothingOfIt(Opening opening) {
    messaging.clear();
    String match = playedThenOpened(opening);
    assertThat(queries.read(table, stranger).match()).isEmpty();
    assertThat(snapshot(stranger).match()).isEmpty();
    assertThat(service.act(table, it -> {}).match()).isEmpty();
    assertThat(news().getLast().match()).isEmpty();
    assertThat(played(stranger)).isEmpty();
    if (tables.find(table).orElseThrow().isOpen()) {
      assertThat(queries.read(table, null).match()).isEmpty();
      assertThat(evenings.read(table, null).matches()).isEmpty();
    }
    assertThat(matches.find(match)).isPresent();
  }

  @ParameterizedTest
  @EnumSource
  void whoPlayedItFindsItAgain(Opening opening) {
    String match = playedThenOpened(opening);
    for (String player : List.of(host, ada)) {
      assertThat(queries.read(table, player).match()).contains(match);
      assertThat(snapshot(player).match()).contains(match);
      assertThat(played(player)).containsExactly(match);
    }
  }

  @Test
  void aRoomThatStaysPrivateTellsAllWhoWereLetIn() {
    String match = started();
    end(match);
    service.comeIn(() -> "late", table, Optional.of(tables.find(table).orElseThrow().code()), true);
    assertThat(news().getLast().match()).contains(match);
    for (String person : List.of(host, ada, friend, "late")) {
      assertThat(queries.read(table, person).match()).contains(match);
      assertThat(played(person)).containsExactly(match);
    }
  }

  @Test
  void aPublicMatchIsToldToAll() {
    settle(true);
    String match = started();
    assertThat(queries.read(table, null).match()).contains(match);
    assertThat(lobby.open()).extracting(TableSummary::id).contains(table);
    service.comeIn(() -> stranger, table, Optional.empty(), true);
    end(match);
    settle(false);
    assertThat(queries.read(table, stranger).match()).contains(match);
    settle(true);
    assertThat(queries.read(table, null).match()).contains(match);
    assertThat(evenings.read(table, null).matches())
        .extracting(Evening.Played::match)
        .containsExactly(match);
  }

  @Test
  void aRoomOpensWhenTheRunningPrivateMatchIsOver() {
    String match = started();
    settle(true);
    assertUnknown(() -> queries.read(table, null));
    assertUnknown(() -> queries.read(table, stranger));
    assertUnknown(() -> service.comeIn(() -> stranger, table, Optional.empty(), true));
    assertThat(spectating.mayWatch(table, stranger)).isFalse();
    assertThat(queries.summaryForStrangers(table)).isEmpty();
    assertThat(lobby.open()).extracting(TableSummary::id).doesNotContain(table);
    assertThat(queries.read(table, ada).match()).contains(match);
    assertThat(news().getLast().match()).as("those who play it").contains(match);
    end(match);
    assertThat(queries.read(table, stranger).status().name()).isEqualTo("OVER");
  }

  @Test
  void matchesBeforeTheOpeningStayWithTheirPlayersAndThoseAfterTheClosingAreToldToAllWhoAreThere() {
    String before = playedThenOpened(Opening.AND_CLOSED_AGAIN);
    starts.rematch(ada, table);
    starts.start(host, table);
    String after = tables.find(table).orElseThrow().match().orElseThrow();
    assertThat(after).isNotEqualTo(before);
    assertThat(queries.read(table, stranger).match()).as("let stay to watch").contains(after);
    end(after);
    assertThat(queries.read(table, stranger).match()).contains(after);
    assertThat(played(stranger)).containsExactly(after);
    assertThat(played(ada)).containsExactly(before, after);
  }

  @Test
  void theNextMatchInTheOpenedRoomIsToldToAll() {
    playedThenOpened(Opening.AFTER_THE_MATCH);
    starts.rematch(ada, table);
    starts.start(host, table);
    String next = tables.find(table).orElseThrow().match().orElseThrow();
    assertThat(queries.read(table, null).match()).contains(next);
    end(next);
    assertThat(played(stranger)).containsExactly(next);
  }

  private String started() {
    service.act(table, it -> it.rounds().ready(ada, true));
    return starts.start(host, table).match().orElseThrow();
  }

  private void end(String match) {
    matches.playOut(match, List.of(20, 10));
    transactions.end(table, match, Instant.EPOCH);
  }

  private void settle(boolean isPublic) {
    SettingsMessage settings = queries.read(table, host).settings();
    service.settle(
        host,
        table,
        new SettingsMessage(
            settings.options(),
            settings.firstSeat(),
            settings.turnClock(),
            settings.windows(),
            isPublic,
            true,
            settings.botPace(),
            settings.hints()));
  }

  private List<String> played(String person) {
    return evenings.read(table, person).matches().stream().map(Evening.Played::match).toList();
  }

  private List<TableMessage> news() {
    return messaging.on(TableDestinations.table(table), TableMessage.class);
  }

  private TableMessage snapshot(String person) {
    SocketCaller caller = new SocketCaller(person + table, person);
    socket.take(
        caller,
        "/app/table." + table + ".snapshot",
        "{\"commandId\": \"c1\"}".getBytes(StandardCharsets.UTF_8));
    return messaging
        .on(caller.sessionId(), TableStompController.TableReply.class)
        .getLast()
        .table();
  }

  private static void assertUnknown(Runnable asking) {
    assertThatThrownBy(asking::run)
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.code()).isEqualTo("unknown-table"));
  }
}
