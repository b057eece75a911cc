package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchEvent.PlayerReturned;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.SpectatorPolicy;
import games.chalet.match.TurnClock;
import games.chalet.player.Player;
import games.chalet.player.PlayerForgotten;
import games.chalet.player.PlayerRenamed;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.SocketCaller;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.table.BotTables.MatchAgainstBots;
import games.chalet.table.Reactions.ReactionNews;
import games.chalet.table.TurnsAtTables.TurnAtTable;
import games.chalet.table.change.Lobby;
import games.chalet.table.change.Lobby.LobbyMessage;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.change.TableMessageFactory;
import games.chalet.table.change.TablePublisher;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.Evening;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.Reaction;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.ChatLog;
import games.chalet.table.persistence.Tables;
import games.chalet.testing.MovableClock;
import games.chalet.testing.OpenTransaction;
import games.chalet.testing.Repositories;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Tables on a real database: what is kept, what is told to whom, and what happens at once. */
@InTableRoom
class TableRoomTest {

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableTransactions transactions;
  @Autowired private Tables tables;
  @Autowired private TableMessageFactory tableMessages;
  @Autowired private SharedLocks locks;
  @Autowired private ChatLog chatLog;
  @Autowired private TablePublisher publisher;
  @Autowired private TransactionTemplate transaction;
  @Autowired private JdbcTemplate jdbc;
  @Autowired private EndedMatchRows endRows;
  @Autowired private TableMatches matchStarts;
  @Autowired private TableQueries queries;
  @Autowired private BotTables bots;
  @Autowired private Evenings evenings;
  @Autowired private TableSubscriptionRule topics;
  @Autowired private SpectatorPolicy spectating;
  @Autowired private TableStompController socket;
  @Autowired private Chat chat;
  @Autowired private TurnsAtTables turns;
  @Autowired private Lobby lobby;
  @Autowired private HostSuccession hostWatch;
  @Autowired private Housekeeping housekeeping;
  @Autowired private TableUpdateQueue updates;
  @Autowired private MovableClock clock;
  @Autowired private MatchListener matchNews;
  @Autowired private NotedMessaging messaging;
  @Autowired private NotedMatches matches;
  @Autowired private TableRoom.SomePlayers players;
  @Autowired private TableRoom.SomeConnections connections;
  @Autowired private ApplicationEventPublisher events;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String ada = "ada" + suffix;
  private final String ben = "ben" + suffix;
  private String table = "";
  private String topic = "";

  @BeforeEach
  void openATable() {
    table = opening.open(host, newTable(2, false), Optional.empty()).id();
    topic = TableDestinations.table(table);
    messaging.clear();
  }

  @Test
  void changingATableDuringAWriteBlocksNoOne() throws Exception {
    String person = "early" + suffix;
    try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
      List<Future<?>> early = new ArrayList<>();
      TransactionTemplate thenSomebodyElse =
          new AfterCommit(
              transaction,
              () -> {
                early.add(threads.submit(() -> changeAllOf(person)));
                somewhatWaitFor(early.getFirst());
              });
      Table fresh =
          new Table(
              "avalanche", 2, tables.find(table).orElseThrow().settings(), person, clock.instant());
      new TableTransactions(locks, tables, chatLog, tableMessages, publisher, thenSomebodyElse)
          .add(fresh);
      early.getFirst().get(10, TimeUnit.SECONDS);
      assertThat(transactions.change(fresh.id(), it -> {})).isPresent();
    }
  }

  /** As for a page that connects while its person opens a table. */
  private void changeAllOf(String person) {
    assertThat(tables.idsWith(person))
        .isNotEmpty()
        .allMatch(id -> transactions.change(id, it -> {}).isPresent());
  }

  /** It may have to wait itself. */
  private static void somewhatWaitFor(Future<?> change) {
    try {
      change.get(300, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // Then it waits for who called us.
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** Does something when what was written is on disk, and nobody has been told yet. */
  private static final class AfterCommit extends TransactionTemplate {

    private static final long serialVersionUID = 1L;

    private final transient Runnable then;

    AfterCommit(TransactionTemplate transaction, Runnable then) {
      super(Objects.requireNonNull(transaction.getTransactionManager()), transaction);
      this.then = then;
    }

    @Override
    public <T extends @Nullable Object> T execute(TransactionCallback<T> steps) {
      T done = super.execute(steps);
      then.run();
      return done;
    }
  }

  @Test
  void aTableIsReadAsItWasOpened() {
    TableMessage read = queries.read(table, host);
    assertThat(read.invitation().host()).isEqualTo(host);
    assertThat(read.invitation().code()).isPresent();
    assertThat(read.settings().turnClock()).isEqualTo(TurnClock.M3);
    assertThat(read.settings().firstSeat()).contains(new Seat(1));
    assertThat(read.settings().options().path("avalancheHits").asString()).isEqualTo("OTHERS");
    assertThat(read.settings().options().path("deck").asString()).isEqualTo("FULL");
    assertThat(read.people().seats()).hasSize(2);
    assertThat(read.people().seats().getFirst().player()).contains(new Player(host, "Mx " + host));
  }

  @Test
  void unknownOptionsOfAGameAreRefused() {
    refused("unknown-game", () -> open("chess", 2, "{}"));
    refused("seat-count", () -> open("avalanche", 1, "{}"));
    refused("seat-count", () -> open("avalanche", 7, "{}"));
    refused("unknown-option", () -> open("avalanche", 2, "{\"speed\": \"FAST\"}"));
    refused("option-value", () -> open("avalanche", 2, "{\"deck\": \"HUGE\"}"));
    refused("option-value", () -> open("avalanche", 2, "{\"deck\": [\"FULL\"]}"));
    refused("option-value", () -> open("avalanche", 2, "{\"deck\": null}"));
    refused("option-seats", () -> open("avalanche", 5, "{\"deck\": \"SHORT\"}"));
    refused("malformed", () -> open("avalanche", 2, "[]"));
  }

  @Test
  void theSeatThatBeginsIsOneOfTheTables() {
    SettingsMessage chosen = newTable(2, false).settings();
    SettingsMessage wrong =
        new SettingsMessage(
            chosen.options(),
            Optional.of(new Seat(2)),
            chosen.turnClock(),
            Optional.empty(),
            false,
            true,
            Optional.empty(),
            Optional.empty());
    refused("first-seat", () -> service.settle(host, table, wrong));
    refused(
        "first-seat",
        () -> opening.open(ada, new NewTable("avalanche", 2, wrong), Optional.empty()));
  }

  @Test
  void theHostsWindowsApplyToTheMatch() {
    String calls = opening.open(host, withWindows("{\"close\": 10000}"), Optional.empty()).id();
    assertThat(queries.read(calls, host).settings().windows()).contains(Map.of("close", 10_000L));
    for (String guest : List.of(ada, ben)) {
      Optional<String> code = queries.read(calls, host).invitation().code();
      service.act(calls, it -> it.seating().visit(guest, code));
      service.act(calls, it -> it.seating().sit(guest, guest.equals(ada) ? 1 : 2));
    }
    matchStarts.start(host, calls);
    assertThat(matches.started.getLast().pace().windows())
        .isEqualTo(Map.of("close", Duration.ofSeconds(10)));
    refused(
        "window-length", () -> opening.open(ada, withWindows("{\"close\": 5}"), Optional.empty()));
    refused(
        "unknown-window",
        () -> opening.open(ada, withWindows("{\"tea\": 5000}"), Optional.empty()));
  }

  private NewTable withWindows(String windows) {
    return json.read(
        """
        {"game": "antarctic", "seats": 3, "settings": {"options": {"jokers": 0}, "firstSeat": null,
         "turnClock": "OFF", "windows": %s, "isPublic": false, "spectators": true}}
        """
            .formatted(windows),
        NewTable.class);
  }

  @Test
  void oneGuestHostsSoManyTablesAndNoMore() {
    for (int hosted = 1; hosted < InTableRoom.HOSTED_BY_ONE; hosted++) {
      opening.open(host, newTable(2, false), Optional.empty());
    }
    refused("too-many-tables", () -> opening.open(host, newTable(2, false), Optional.empty()));
    service.leave(host, table);
    opening.open(host, newTable(2, false), Optional.empty());
  }

  @Test
  void everyChangeIsToldToTheTableWithAGrowingVersion() {
    come(ada);
    service.act(table, it -> it.seating().sit(ada, 1));
    service.act(table, it -> it.rounds().ready(ada, false));
    List<TableMessage> told = messaging.on(topic, TableMessage.class);
    assertThat(told).extracting(TableMessage::version).containsExactly(2L, 3L, 4L);
    assertThat(told.getLast()).isEqualTo(queries.read(table, host));
  }

  @Test
  void aRefusalChangesAndTellsNothing() {
    TableMessage before = queries.read(table, host);
    refused("unknown-table", () -> service.act(table, it -> it.seating().sit(ada, 1)));
    come(ada);
    refused("not-seated", () -> service.act(table, it -> it.rounds().ready(ada, true)));
    assertThat(queries.read(table, host).people().seats()).isEqualTo(before.people().seats());
    assertThat(messaging.on(topic, TableMessage.class)).hasSize(1);
  }

  @Test
  void ofManyWhoWantOneSeatOneGetsItAndNoChangeIsLost() throws Exception {
    List<String> rivals = IntStream.range(0, 8).mapToObj(n -> "rival" + n + suffix).toList();
    rivals.forEach(this::come);
    messaging.clear();
    List<String> answers =
        atOnce(
            rivals.stream()
                .<Callable<String>>map(
                    rival ->
                        () -> answer(() -> service.act(table, it -> it.seating().sit(rival, 1))))
                .toList());
    assertThat(answers).containsOnlyOnce("done").filteredOn("seat-taken"::equals).hasSize(7);
    assertThat(messaging.on(topic, TableMessage.class)).hasSize(1);
    assertThat(queries.read(table, host).people().visitors()).hasSize(7);
  }

  @Test
  void concurrentChangesArePublishedInCommitOrder() throws Exception {
    List<String> crowd = IntStream.range(0, 12).mapToObj(n -> "guest" + n + suffix).toList();
    String code = code();
    atOnce(
        crowd.stream()
            .<Callable<String>>map(
                guest ->
                    () ->
                        answer(
                            () ->
                                service.act(
                                    table, it -> it.seating().visit(guest, Optional.of(code)))))
            .toList());
    List<TableMessage> told = messaging.on(topic, TableMessage.class);
    assertThat(told)
        .extracting(TableMessage::version)
        .containsExactlyElementsOf(IntStream.range(2, 14).mapToObj(Long::valueOf).toList());
    assertThat(told.getLast().people().visitors()).hasSize(12);
  }

  @Test
  void aRemovedGuestsListeningEndsBeforeTheNextWordIsSpoken() {
    come(ada);
    assertThat(topics.allows(ada, topic)).isTrue();
    messaging.clear();
    service.remove(host, table, ada);
    assertThat(topics.allows(ada, topic)).isFalse();
    assertThat(messaging.notes())
        .extracting(note -> note.destination() + " " + note.body().getClass().getSimpleName())
        .containsExactly(topic + " String", topic + " TableMessage");
  }

  @Test
  void strangersListenToTheLobbyOnly() {
    assertThat(topics.allows(null, "/topic/lobby")).isTrue();
    assertThat(topics.allows(ada, "/topic/lobby")).isTrue();
    assertThat(topics.allows(null, topic)).isFalse();
    assertThat(topics.allows(ada, topic)).isFalse();
  }

  @Test
  void destinationsAreReadExactly() {
    for (String foreign :
        List.of(
            "/topic/table.*",
            "/topic/table.",
            "/topic/lobby/",
            topic + ".x",
            topic + " ",
            "/topic/match.a.spectators")) {
      assertThat(topics.governs(foreign)).as(foreign).isFalse();
    }
    assertThat(topics.governs(topic)).isTrue();
    assertThat(topics.governs("/topic/lobby")).isTrue();
  }

  @Test
  void aPrivateTableIsNotToBeFoundWithoutItsCode() {
    refused("unknown-table", () -> queries.read(table, ada));
    refused("unknown-table", () -> queries.read(table, null));
    refused("unknown-table", () -> queries.read("nosuchtable", ada));
    refused("unknown-table", () -> queries.invitation("nosuchcode", null));
    assertThat(lobby.open()).extracting(TableSummary::id).doesNotContain(table);
    assertThat(queries.invitation(code(), null).table().id()).isEqualTo(table);
    refused("unknown-table", () -> queries.read(table, ada));
  }

  @Test
  void outsidersSeeNeitherCodeNorChatOfAPublicTable() {
    service.settle(host, table, newTable(2, true).settings());
    chat.say(host, table, "hello");
    TableMessage outside = queries.read(table, null);
    assertThat(outside.invitation().code()).isEmpty();
    assertThat(outside.said().chat()).isEmpty();
    assertThat(queries.read(table, host).said().chat()).hasSize(1);
  }

  @Test
  void theLobbyIsToldOnceForManyChangesAndNotForWhatItDoesNotShow() {
    lobby.tell();
    messaging.clear();
    service.settle(host, table, newTable(2, true).settings());
    service.act(table, it -> it.seating().sit(ada, 1));
    lobby.tell();
    service.act(table, it -> it.rounds().ready(ada, false));
    lobby.tell();
    List<LobbyMessage> told = messaging.on("/topic/lobby", LobbyMessage.class);
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().tables())
        .filteredOn(summary -> summary.id().equals(table))
        .extracting(it -> it.occupancy().taken())
        .containsExactly(2);
  }

  @Test
  void theLobbyIsToldWhenAHostComesOrGoes() {
    service.settle(host, table, newTable(2, true).settings());
    clock.move(Duration.ofSeconds(1)); // Otherwise the two are ordered by their ids.
    opening.open(ada, newTable(2, true), Optional.empty());
    lobby.tell();
    messaging.clear();
    connections.online.add(host);
    events.publishEvent(new PlayerCameOnline(host));
    lobby.tell();
    assertThat(lobbyTables().getFirst().id()).isEqualTo(table);
    messaging.clear();
    connections.online.remove(host);
    events.publishEvent(new PlayerWentOffline(host));
    lobby.tell();
    assertThat(lobbyTables().getFirst().id()).isNotEqualTo(table);
  }

  private List<TableSummary> lobbyTables() {
    return messaging.on("/topic/lobby", LobbyMessage.class).getLast().tables();
  }

  @Test
  void myTablesAreThoseWhereISitOrWatch() {
    come(ada);
    assertThat(queries.of(ada)).extracting(TableSummary::id).containsExactly(table);
    assertThat(queries.of(host)).extracting(TableSummary::id).containsExactly(table);
    service.leave(ada, table);
    assertThat(queries.of(ada)).isEmpty();
  }

  @Test
  void theHostStartsAMatchForThoseWhoSitHere() {
    String match = startedWithAda();
    assertThat(matches.started)
        .filteredOn(wanted -> wanted.tableId().equals(table))
        .singleElement()
        .satisfies(
            wanted -> {
              assertThat(wanted.seats())
                  .containsExactly(new Seating(host, "Mx " + host), new Seating(ada, "Mx " + ada));
              assertThat(wanted.first()).contains(new Seat(1));
              assertThat(wanted.pace().clock()).isEqualTo(TurnClock.M3);
            })
        .extracting(wanted -> wanted.game().options())
        .isEqualTo(queries.read(table, host).settings().options());
    assertThat(queries.read(table, host).match()).contains(match);
  }

  @Test
  void twoWhoStartAtOnceStartOneMatch() throws Exception {
    adaSits();
    List<String> answers =
        atOnce(
            IntStream.range(0, 4)
                .<Callable<String>>mapToObj(n -> () -> answer(() -> matchStarts.start(host, table)))
                .toList());
    assertThat(answers).containsOnlyOnce("done");
    assertThat(matches.started).filteredOn(wanted -> wanted.tableId().equals(table)).hasSize(1);
  }

  @Test
  void theEndOfTheMatchIsTheTablesToo() {
    tellOfTheEnd(startedWithAda());
    assertThat(readinessIn(matchStarts.rematch(ada, table))).containsExactly(false, true);
    assertThat(status()).isEqualTo(Table.Status.OVER);
  }

  @Test
  void theHostsRematchIsDealtAtOnceWhereEverybodyHasAccepted() {
    String first = startedWithAda();
    tellOfTheEnd(first);
    connections.online.addAll(List.of(host, ada));
    matchStarts.rematch(ada, table);
    long before = queries.read(table, host).version();
    TableMessage again = matchStarts.rematch(host, table);
    assertThat(again.status()).isEqualTo(Table.Status.PLAYING);
    assertThat(again.match()).isPresent().isNotEqualTo(Optional.of(first));
    assertThat(again.version()).isEqualTo(before + 1);
    NewMatch dealt = matches.started.getLast();
    assertThat(dealt.first()).contains(new Seat(0));
    assertThat(dealt.seats()).extracting(Seating::playerId).containsExactly(host, ada);
    refused("not-over", () -> matchStarts.rematch(ada, table));
  }

  @Test
  void aRematchKnowsOfAnEndWhoseNewsIsStillOnItsWay() {
    String first = startedWithAda();
    refused("not-over", () -> matchStarts.rematch(host, table));
    matches.end(first);
    assertThat(matchStarts.rematch(ada, table).status()).isEqualTo(Table.Status.OVER);
  }

  @Test
  void aRematchThatAnotherAcceptsWhileTheHostsPageIsLoadingIsOneClickAway() {
    tellOfTheEnd(startedWithAda());
    connections.online.add(ada);
    matchStarts.rematch(ada, table);
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void theHostsRematchIsNotDealtToWhoHasJustClosedThePage() {
    tellOfTheEnd(startedWithAda());
    connections.online.add(host);
    matchStarts.rematch(ada, table);
    TableMessage waiting = matchStarts.rematch(host, table);
    assertThat(waiting.status()).isEqualTo(Table.Status.OVER);
    assertThat(readinessIn(waiting)).containsExactly(true, true);
    connections.online.add(ada);
    assertThat(matchStarts.rematch(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void aRematchOfThoseWhoAcceptedHasTheirChairsOnlyAlsoOnDisk() {
    table = opening.open(host, newTable(3, false), Optional.empty()).id();
    come(ada);
    service.act(table, it -> it.seating().sit(ada, 1));
    come(ben);
    service.act(table, it -> it.seating().sit(ben, 2));
    String first = matchStarts.start(host, table).match().orElseThrow();
    matches.end(first);
    matchNews.makeGood();
    await().until(() -> status() == Table.Status.OVER);
    matchStarts.rematch(ben, table);
    TableMessage again = matchStarts.start(host, table);
    assertThat(again.status()).isEqualTo(Table.Status.PLAYING);
    assertThat(matches.started.getLast().seats())
        .extracting(Seating::playerId)
        .containsExactly(host, ben);
    tables.forget(table);
    TableMessage read = queries.read(table, host);
    assertThat(read.people().seats()).hasSize(2);
    assertThat(read.people().visitors())
        .extracting(visitor -> visitor.player().id())
        .containsExactly(ada);
  }

  @Test
  void aRematchNeedsAsManyAsTheGame() {
    String first = startedWithAda();
    tellOfTheEnd(first);
    refused("seat-count", () -> matchStarts.start(host, table));
    assertThat(status()).isEqualTo(Table.Status.OVER);
    assertThat(queries.read(table, host).people().seats()).hasSize(2);
    refused("not-host", () -> matchStarts.start(ada, table));
  }

  @Test
  void theEveningHasWhatWasPlayedOutUnderPresentNames() {
    String first = startedWithAda();
    tellOfTheEnd(first);
    matches.playOut(first, List.of(46, 47));
    assertThat(evenings.read(table, ada).matches())
        .singleElement()
        .satisfies(
            played -> {
              assertThat(played.match()).isEqualTo(first);
              assertThat(played.game()).isEqualTo("avalanche");
              assertThat(played.results())
                  .containsExactly(
                      new Evening.Result(host, "Mx " + host, Optional.empty(), 46, 2),
                      new Evening.Result(ada, "Mx " + ada, Optional.empty(), 47, 1));
            });
    refused("unknown-table", () -> evenings.read(table, ben));
    refused("unknown-table", () -> evenings.read(table, null));
  }

  @Test
  void strangersGetThePublicMatchesOfAPublicTableOnly() {
    String first = startedWithAda();
    tellOfTheEnd(first);
    matches.playOut(first, List.of(46, 47));
    service.settle(host, table, newTable(2, true).settings());
    assertThat(evenings.read(table, ben).matches()).isEmpty();
    assertThat(evenings.read(table, ada).matches()).hasSize(1);
  }

  @Test
  void anotherGameIsOnDiskWithItsChairsAndOptions() {
    tellOfTheEnd(startedWithAda());
    come(ben);
    refused("not-host", () -> service.chooseGame(ada, table, "nonsense"));
    refused("unknown-table", () -> service.chooseGame("eve" + suffix, table, "nonsense"));
    refused("unknown-game", () -> service.chooseGame(host, table, "nonsense"));
    refused("seat-count", () -> service.chooseGame(host, table, "infiniski"));
    TableMessage told = service.chooseGame(host, table, "hike");
    assertThat(told.invitation().game()).isEqualTo("hike");
    tables.forget(table);
    TableMessage read = queries.read(table, host);
    assertThat(read).isEqualTo(told);
    assertThat(read.status()).isEqualTo(Table.Status.GATHERING);
    assertThat(read.settings().windows()).contains(Map.of());
    service.act(table, it -> it.rounds().ready(ada, true));
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
    assertThat(matches.started.getLast().game().id()).isEqualTo("hike");
  }

  @Test
  void awayPlayersAreWaitedForAndReturnAsReadyAsBefore() {
    adaSits(); // A turn may take three minutes here, which is longer than two.
    connections.online.add(host);
    hostWatch.look();
    clock.move(Duration.ofSeconds(179));
    hostWatch.look();
    assertThat(afterTheNews(this::readiness)).containsExactly(true, true);
    messaging.clear();
    clock.move(Duration.ofSeconds(1));
    hostWatch.look();
    await().until(() -> !messaging.on(topic, TableMessage.class).isEmpty());
    assertThat(readinessIn(messaging.on(topic, TableMessage.class).getLast()))
        .containsExactly(true, false);
    refused("away", () -> matchStarts.start(host, table));
    connections.online.add(ada);
    assertThat(readiness()).containsExactly(true, true);
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void thatSomebodyIsAwayIsToldOnce() {
    adaSits();
    connections.online.add(host);
    hostWatch.look();
    clock.move(Duration.ofMinutes(3));
    hostWatch.look();
    hostWatch.look();
    assertThat(afterTheNews(() -> messaging.on(topic, TableMessage.class)))
        .filteredOn(told -> !told.people().seats().get(1).ready())
        .filteredOn(told -> told.people().seats().get(1).player().isPresent())
        .hasSize(1);
  }

  @Test
  void aPlayerWhoWasNotReadyReturnsNotReady() {
    adaSits();
    service.act(table, it -> it.rounds().ready(ada, false));
    connections.online.add(host);
    hostWatch.look();
    connections.online.add(ada);
    assertThat(readiness()).containsExactly(true, false);
    refused("not-ready", () -> matchStarts.start(host, table));
  }

  @Test
  void whereATurnMayTakeADayNobodyHasToBeThereAtTheStart() {
    adaSits();
    SettingsMessage was = queries.read(table, host).settings();
    service.settle(
        host,
        table,
        new SettingsMessage(
            was.options(),
            was.firstSeat(),
            TurnClock.D1,
            was.windows(),
            false,
            true,
            Optional.empty(),
            Optional.empty()));
    connections.online.add(host);
    hostWatch.look();
    clock.move(Duration.ofHours(23));
    hostWatch.look();
    assertThat(afterTheNews(this::readiness)).containsExactly(true, true);
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void atATableThatAnotherNodeChangedInThatMomentNoMatchBegins() {
    adaSits();
    int begun = matches.started.size();
    long version = queries.read(table, host).version();
    matches.justBefore =
        () -> jdbc.update("update game_table set version = version + 1 where id = ?", table);
    try {
      refused("unavailable", () -> matchStarts.start(host, table));
    } finally {
      matches.justBefore = () -> {};
    }
    assertThat(matches.started).hasSize(begun);
    assertThat(queries.read(table, host).version()).isGreaterThan(version);
    assertThat(status()).isEqualTo(Table.Status.GATHERING);
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  /** All matches would wait with it. */
  @Test
  void noMatchWaitsForWhoIsWritingItsTable() {
    adaSits();
    transaction.executeWithoutResult(
        writing -> {
          jdbc.update("update game_table set touched_at = touched_at where id = ?", table);
          CompletableFuture<?> start =
              CompletableFuture.runAsync(() -> matchStarts.start(host, table));
          assertThatThrownBy(() -> start.orTimeout(10, TimeUnit.SECONDS).join())
              .hasCauseInstanceOf(RefusedException.class);
        });
    assertThat(statusOnDisk()).isEqualTo("GATHERING");
    assertThat(matches.started).noneMatch(wanted -> wanted.tableId().equals(table));
  }

  @Test
  void whereNobodyHeardThatABeginningIsOnDiskTheTableIsTold() {
    adaSits();
    messaging.clear();
    matches.losesAnswers = true;
    try {
      refused("unavailable", () -> matchStarts.start(host, table));
    } finally {
      matches.losesAnswers = false;
    }
    assertThat(status()).isEqualTo(Table.Status.PLAYING);
    await()
        .until(
            () ->
                messaging.on(topic, TableMessage.class).stream()
                    .anyMatch(told -> told.status() == Table.Status.PLAYING));
  }

  /** As the journal does it, before anybody hears of it. */
  private MatchSummary endOnDisk(String match) {
    MatchSummary ended = matches.end(match, clock.instant());
    transaction.executeWithoutResult(
        status ->
            OpenTransaction.write(
                jdbc, Repositories.NO_SESSIONS, journal -> endRows.write(ended, journal)));
    return ended;
  }

  private String statusOnDisk() {
    return Objects.requireNonNull(
        jdbc.queryForObject("select status from game_table where id = ?", String.class, table));
  }

  @Test
  void anEndThatIsOnDiskIsToldInThatVersion() {
    MatchSummary ended = endOnDisk(startedWithAda());
    assertThat(statusOnDisk()).isEqualTo("OVER");
    messaging.clear();
    events.publishEvent(new MatchEnded(ended));
    await().until(() -> status() == Table.Status.OVER);
    TableMessage told = messaging.on(topic, TableMessage.class).getLast();
    assertThat(told.status()).isEqualTo(Table.Status.OVER);
    assertThat(readiness()).containsExactly(false, false);
    TableMessage remembered = queries.read(table, host);
    assertThat(told.version()).isEqualTo(remembered.version());
    tables.forget(table);
    assertThat(queries.read(table, host)).isEqualTo(remembered);
  }

  @Test
  void changingATableWhoseEndIsJustOnDiskBlocksNoOne() {
    MatchSummary ended = endOnDisk(startedWithAda());
    messaging.clear();
    chat.say(ada, table, "well played");
    assertThat(messaging.on(topic, TableMessage.class).getLast().status())
        .isEqualTo(Table.Status.OVER);
    events.publishEvent(new MatchEnded(ended));
    TableMessage read = afterTheNews(() -> queries.read(table, host));
    assertThat(read.status()).isEqualTo(Table.Status.OVER);
    assertThat(read.said().chat()).hasSize(1);
  }

  @Test
  void aRematchJustAfterTheEndIsToldAfterIt() {
    String match = startedWithAda();
    connections.online.addAll(List.of(host, ada));
    MatchSummary ended = endOnDisk(match);
    messaging.clear();
    matchStarts.rematch(ada, table);
    String next = matchStarts.rematch(host, table).match().orElseThrow();
    events.publishEvent(new MatchEnded(ended));
    assertThat(afterTheNews(() -> queries.read(table, host)).match()).contains(next);
    List<TableMessage> told = messaging.on(topic, TableMessage.class);
    assertThat(told.getLast().status()).isEqualTo(Table.Status.PLAYING);
    assertThat(told.stream().map(TableMessage::version)).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void whereSomebodyHasLeftTheTableIsWrittenAfterTheEnd() {
    String match = startedWithAda();
    service.leave(ada, table);
    MatchSummary ended = endOnDisk(match);
    assertThat(statusOnDisk()).isEqualTo("PLAYING");
    events.publishEvent(new MatchEnded(ended));
    await().until(() -> status() == Table.Status.OVER);
    assertThat(queries.read(table, host).people().seats().get(1).player()).isEmpty();
  }

  @Test
  void theEndOfAMatchThatIsNotTheTablesChangesNothingThere() {
    String match = startedWithAda();
    connections.online.addAll(List.of(host, ada));
    tellOfTheEnd(match);
    matchStarts.rematch(ada, table);
    matchStarts.rematch(host, table);
    MatchSummary ended = endOnDisk(match);
    assertThat(statusOnDisk()).isEqualTo("PLAYING");
    events.publishEvent(new MatchEnded(ended));
    assertThat(afterTheNews(this::status)).isEqualTo(Table.Status.PLAYING);
  }

  /** All matches would wait with it. */
  @Test
  void noEndWaitsForWhoIsWritingTheTable() {
    String match = startedWithAda();
    transaction.executeWithoutResult(
        writing -> {
          jdbc.update("update game_table set touched_at = touched_at where id = ?", table);
          CompletableFuture.runAsync(() -> endOnDisk(match)).orTimeout(10, TimeUnit.SECONDS).join();
        });
    assertThat(statusOnDisk()).isEqualTo("PLAYING");
  }

  @Test
  void aRematchIsToldOnceAndByItsOneVersion() {
    String match = startedWithAda();
    connections.online.addAll(List.of(host, ada));
    events.publishEvent(new MatchEnded(matches.end(match)));
    await().until(() -> status() == Table.Status.OVER);
    matchStarts.rematch(ada, table);
    long version = queries.read(table, host).version();
    messaging.clear();
    TableMessage again = matchStarts.rematch(host, table);
    assertThat(again.status()).isEqualTo(Table.Status.PLAYING);
    assertThat(messaging.on(topic, TableMessage.class).stream().map(TableMessage::version))
        .containsExactly(version + 1);
    assertThat(queries.read(table, host)).isEqualTo(again);
  }

  @Test
  void startingMeansPresentAndReady() {
    adaSits();
    service.act(table, it -> it.rounds().ready(host, false));
    connections.online.add(ada);
    hostWatch.look();
    clock.move(Duration.ofMinutes(1));
    hostWatch.look();
    assertThat(matchStarts.start(host, table).status()).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void anEndThatWasMissedIsMadeGoodAtTheStart() {
    matches.end(startedWithAda());
    matchNews.makeGood();
    await().until(() -> status() == Table.Status.OVER);
  }

  @Test
  void aBeginningThatWasMissedIsMadeGoodAtTheStart() {
    adaSits();
    NewMatch wanted =
        new NewMatch(
            table,
            new NewMatch.WantedGame("avalanche", json.read("{}", JsonNode.class)),
            List.of(new Seating(host, "Host"), new Seating(ada, "Ada")),
            Optional.empty(),
            new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
            new Visibility(false, true, false));
    String match = matches.start(wanted).id();
    matchNews.makeGood();
    await().until(() -> status() == Table.Status.PLAYING);
    assertThat(queries.read(table, host).match()).contains(match);
  }

  @Test
  void leavingTheTableIsLeavingTheMatchAndReturningToItIsReturningToTheTable() {
    String match = startedWithAda();
    service.leave(ada, table);
    assertThat(matches.partings).containsOnlyOnce("leave " + match + " 1");
    events.publishEvent(new PlayerReturned(matches.find(match).orElseThrow(), new Seat(1)));
    events.publishEvent(new MatchEnded(matches.end(match)));
    await().until(() -> status() == Table.Status.OVER);
    assertThat(queries.read(table, ada).people().seats().get(1).player()).isPresent();
  }

  @Test
  void aLeaverIsAbsentThoughConnected() {
    String match = startedWithAda();
    connections.online.addAll(List.of(host, ada));
    assertThat(isOnline(1)).isTrue();
    service.leave(ada, table);
    assertThat(isOnline(1)).isFalse();
    assertThat(isOnline(0)).isTrue();
    events.publishEvent(new PlayerReturned(matches.find(match).orElseThrow(), new Seat(1)));
    await().until(() -> isOnline(1));
  }

  private boolean isOnline(int seat) {
    return queries.read(table, host).people().seats().get(seat).online();
  }

  @Test
  void aMatchAgainstBotsBeginsAtOnceAndItsBotsAreNotMissedAtTheStart() {
    TableMessage opened = bots.play(ben, againstBots(), Optional.empty());
    assertThat(opened.status()).isEqualTo(Table.Status.PLAYING);
    assertThat(matches.started.getLast().seats().getFirst())
        .isEqualTo(new Seating(ben, "Mx " + ben));
    assertThat(matches.started.getLast().seats())
        .extracting(Seating::bot)
        .containsExactly(Optional.empty(), Optional.of(Level.RACER), Optional.of(Level.RACER));
    matches.partings.clear();
    matchNews.makeGood();
    String match = opened.match().orElseThrow();
    matches.end(match);
    matchNews.makeGood();
    await().until(() -> queries.read(opened.id(), ben).status() == Table.Status.OVER);
    assertThat(matches.partings).noneMatch(parting -> parting.contains(match));
    assertThat(matchStarts.rematch(ben, opened.id()).status()).isEqualTo(Table.Status.PLAYING);
  }

  /** As a server wrote it that offered all levels in every game. */
  @Test
  void aStoredLevelThatTheGameDoesNotOfferIsReadAsTheOneThatPlaysAlike() {
    MatchAgainstBots wanted =
        new MatchAgainstBots("hike", 3, "GUIDE", Optional.empty(), Optional.empty());
    refused("unknown-level", () -> bots.play(ben, wanted, Optional.empty()));
    NewTable opened =
        json.read(
            """
            {"game": "hike", "seats": 2, "settings": {"options": {}, "turnClock": "OFF",
             "isPublic": false, "spectators": true}}
            """,
            NewTable.class);
    String hike = opening.open(ben, opened, Optional.empty()).id();
    refused("unknown-level", () -> bots.place(ben, hike, 1, "RACER"));
    service.act(hike, it -> it.hosting().placeBot(ben, 1, () -> Level.GUIDE));
    assertThat(queries.read(hike, ben).people().seats().get(1).bot())
        .map(TableMessage.BotMessage::level)
        .contains(Level.SKIER);
    matchStarts.start(ben, hike);
    assertThat(matches.started.getLast().seats().get(1).bot()).contains(Level.SKIER);
  }

  @Test
  void whereAMatchAgainstBotsCannotBeginNoTableStays() {
    matches.isFull = true;
    try {
      refused("no-room", () -> bots.play(ben, againstBots(), Optional.empty()));
    } finally {
      matches.isFull = false;
    }
    assertThat(queries.of(ben)).isEmpty();
  }

  private static MatchAgainstBots againstBots() {
    return new MatchAgainstBots("avalanche", 3, "RACER", Optional.empty(), Optional.empty());
  }

  @Test
  void aGuestRemovedDuringAMatchLosesTheSeatInIt() {
    String match = startedWithAda();
    service.remove(host, table, ada);
    assertThat(matches.partings).containsOnlyOnce("remove " + match + " 1");
    matches.partings.clear();
    matchNews.makeGood();
    await().until(() -> matches.partings.contains("remove " + match + " 1"));
  }

  @Test
  void withoutSpectatorsTheListeningOfSpectatorsEnds() {
    String match = startedWithAda();
    come(ben);
    assertThat(spectating.mayWatch(table, ben)).isTrue();
    assertThat(spectating.mayWatch(table, null)).isFalse();
    messaging.clear();
    SettingsMessage was = queries.read(table, host).settings();
    service.settle(
        host,
        table,
        new SettingsMessage(
            was.options(),
            was.firstSeat(),
            was.turnClock(),
            was.windows(),
            false,
            false,
            Optional.empty(),
            Optional.empty()));
    assertThat(spectating.mayWatch(table, ben)).isFalse();
    assertThat(messaging.notes())
        .contains(new NotedMessaging.Note("/topic/match." + match + ".spectators", "recheck"));
  }

  @Test
  void aPublicTableMadePrivateEndsTheListeningOfStrangers() {
    service.settle(host, table, newTable(2, true).settings());
    String match = startedWithAda();
    assertThat(spectating.mayWatch(table, null)).isTrue();
    messaging.clear();
    service.settle(host, table, newTable(2, false).settings());
    assertThat(spectating.mayWatch(table, null)).isFalse();
    assertThat(messaging.notes())
        .contains(new NotedMessaging.Note("/topic/match." + match + ".spectators", "recheck"));
  }

  @Test
  void whenTheLastOneLeavesTheTableCloses() {
    chat.say(host, table, "good night");
    service.leave(host, table);
    refused("unknown-table", () -> queries.read(table, host));
    assertThat(topics.allows(host, topic)).isFalse();
    assertThat(messaging.notes()).contains(new NotedMessaging.Note(topic, "recheck"));
  }

  @Test
  void chatIsKeptAndTheOldestLinesGo() {
    for (int n = 1; n <= 9; n++) {
      String speaker = "speaker" + n + suffix;
      come(speaker);
      chat.say(speaker, table, "line " + n);
    }
    List<TableMessage.LineMessage> lines = queries.read(table, host).said().chat();
    assertThat(lines)
        .extracting(TableMessage.LineMessage::number)
        .containsExactly(3L, 4L, 5L, 6L, 7L, 8L, 9L);
    assertThat(lines.getLast().text()).isEqualTo("line 9");
  }

  @Test
  void theTopicTellsWhatWasSaidOnce() {
    chat.say(host, table, "one");
    chat.say(host, table, "two");
    service.act(table, it -> it.rounds().ready(host, true));
    List<TableMessage> told = messaging.on(topic, TableMessage.class);
    assertThat(told).extracting(it -> it.said().chatAfter()).containsExactly(0L, 1L, 2L);
    assertThat(told)
        .extracting(it -> it.said().chat().stream().map(TableMessage.LineMessage::text).toList())
        .containsExactly(List.of("one"), List.of("two"), List.of());
  }

  @Test
  void chatHasSoManyBytesAndTheNewestLineAlways() {
    String snow = "\u96EA".repeat(300);
    chat.say(host, table, "short");
    chat.say(host, table, snow);
    chat.say(host, table, snow);
    assertThat(queries.read(table, host).said().chat())
        .extracting(TableMessage.LineMessage::number)
        .containsExactly(2L, 3L);
    chat.say(host, table, "short");
    assertThat(queries.read(table, host).said().chat())
        .extracting(TableMessage.LineMessage::number)
        .containsExactly(3L, 4L);
  }

  @Test
  void noNumberIsGivenTwiceAndWhatIsTakenBackIsTold() {
    come(ada);
    chat.say(host, table, "one");
    chat.say(ada, table, "two");
    chat.forget(ada);
    TableMessage told = messaging.on(topic, TableMessage.class).getLast();
    assertThat(told.said().chatAfter()).isZero();
    assertThat(told.said().chat())
        .extracting(TableMessage.LineMessage::text)
        .containsExactly("one");
    chat.say(host, table, "three");
    TableMessage next = messaging.on(topic, TableMessage.class).getLast();
    assertThat(next.said().chatAfter()).isEqualTo(1);
    assertThat(next.said().chat()).extracting(TableMessage.LineMessage::number).containsExactly(3L);
    assertThat(queries.read(table, host).said().chat())
        .extracting(TableMessage.LineMessage::number)
        .containsExactly(1L, 3L);
  }

  @Test
  void aChatterWhoWritesTooFastHasToWait() {
    IntStream.range(0, 5).forEach(n -> chat.say(host, table, "hurry"));
    refused("too-fast", () -> chat.say(host, table, "hurry"));
    come(ada);
    chat.say(ada, table, "take your time");
    assertThat(queries.read(table, host).said().chat()).hasSize(6);
  }

  @Test
  void chatIsForThoseAtTheTableWhoAreNotMuted() {
    refused("unknown-table", () -> chat.say(ada, table, "psst"));
    come(ada);
    service.act(table, it -> it.hosting().mute(host, ada, true));
    assertThat(queries.read(table, host).people().muted()).containsExactly(ada);
    refused("muted", () -> chat.say(ada, table, "psst"));
    refused("empty-text", () -> chat.say(host, table, " "));
    refused("long-text", () -> chat.say(host, table, "a".repeat(301)));
  }

  @Test
  void theTableSeesWhoComesOnline() {
    connections.online.add(host);
    events.publishEvent(new PlayerCameOnline(host));
    await().until(() -> !messaging.on(topic, TableMessage.class).isEmpty());
    assertThat(
            messaging.on(topic, TableMessage.class).getFirst().people().seats().getFirst().online())
        .isTrue();
  }

  @Test
  void newsThatFailKeepNoOtherNewsFromTheTables() {
    updates.run(
        () -> {
          throw new StackOverflowError("in a test");
        });
    updates.changeAll(
        () -> List.of(table, table),
        told -> {
          throw new AssertionError("in a test");
        });
    events.publishEvent(new PlayerRenamed(host));
    await().until(() -> !messaging.on(topic, TableMessage.class).isEmpty());
  }

  @Test
  void aForgottenPlayerLeavesNothingBehind() {
    String match = startedWithAda();
    chat.say(ada, table, "remember me");
    players.forgotten.add(ada);
    events.publishEvent(new PlayerForgotten(ada));
    await().until(() -> queries.of(ada).isEmpty());
    assertThat(queries.read(table, host).said().chat()).isEmpty();
    await().until(() -> matches.partings.contains("leave " + match + " 1"));
  }

  @Test
  void aForgottenPlayersSeatIsTheOthersToDecideAboutAfterAStartToo() {
    String match = startedWithAda();
    service.forget(ada, table);
    matches.partings.clear();
    matchNews.makeGood();
    await().until(() -> matches.partings.contains("leave " + match + " 1"));
    assertThat(matches.partings).doesNotContain("remove " + match + " 1");
  }

  @Test
  void aHostWhoIsAwayForLongLosesTheChairAndNotBefore() {
    come(ada);
    connections.online.add(ada);
    hostWatch.look();
    clock.move(Duration.ofSeconds(119));
    hostWatch.look();
    assertThat(afterTheNews(() -> queries.read(table, ada).invitation().host())).isEqualTo(host);
    clock.move(Duration.ofSeconds(1));
    hostWatch.look();
    assertThat(afterTheNews(() -> queries.read(table, ada).invitation().host())).isEqualTo(ada);
  }

  @Test
  void aHostWhoWasBackInBetweenKeepsTheChair() {
    come(ada);
    connections.online.add(ada);
    hostWatch.look();
    clock.move(Duration.ofSeconds(100));
    connections.online.add(host);
    hostWatch.look();
    connections.online.remove(host);
    clock.move(Duration.ofSeconds(100));
    hostWatch.look();
    assertThat(afterTheNews(() -> queries.read(table, ada).invitation().host())).isEqualTo(host);
  }

  @Test
  void aTableThatNobodyHasUsedForADayIsClearedAway() {
    clock.move(Duration.ofHours(23));
    housekeeping.clear();
    assertThat(afterTheNews(() -> queries.of(host))).hasSize(1);
    clock.move(Duration.ofHours(2));
    housekeeping.clear();
    assertThat(afterTheNews(() -> queries.of(host))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, -2})
  void aWallClockThatJumpsClearsNoTableAwayTakesNoChairAndSilencesNobody(int days) {
    come(ada);
    connections.online.add(ada);
    hostWatch.look();
    IntStream.range(0, 4).forEach(n -> chat.say(host, table, "before"));
    clock.jump(Duration.ofDays(days));
    try {
      housekeeping.clear();
      hostWatch.look();
      assertThat(afterTheNews(() -> queries.read(table, ada).invitation().host())).isEqualTo(host);
      IntStream.range(0, 5).forEach(n -> chat.say(host, table, "after"));
      refused("too-fast", () -> chat.say(host, table, "hurry"));
      clock.move(Duration.ofMinutes(2));
      hostWatch.look();
      assertThat(afterTheNews(() -> queries.read(table, ada).invitation().host())).isEqualTo(ada);
    } finally {
      clock.jump(Duration.ofDays(-days));
    }
  }

  @Test
  void aTableWithARunningMatchStaysHoweverLong() {
    startedWithAda();
    clock.move(Duration.ofDays(30));
    housekeeping.clear();
    assertThat(afterTheNews(this::status)).isEqualTo(Table.Status.PLAYING);
  }

  @Test
  void theSnapshotGoesToWhoAskedForIt() {
    String snapshot = "/app/table." + table + ".snapshot";
    byte[] asking = "{\"commandId\":\"c1\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(socket.take(new SocketCaller("session", host), snapshot, asking)).isTrue();
    assertThat(messaging.on("session", TableStompController.TableReply.class))
        .containsExactly(
            new TableStompController.TableReply("table", "c1", queries.read(table, host)));
    refused("unknown-table", () -> socket.take(new SocketCaller("session", ada), snapshot, asking));
  }

  @Test
  void aReactionIsToldToTheTableAndKeptNowhere() {
    come(ada);
    messaging.clear();
    long version = queries.read(table, host).version();
    assertThat(react(ada, "WOW")).isTrue();
    assertThat(messaging.on(topic, ReactionNews.class))
        .containsExactly(new ReactionNews(ada, Reaction.WOW));
    assertThat(messaging.on(topic, TableMessage.class)).isEmpty();
    assertThat(queries.read(table, host).version()).isEqualTo(version);
  }

  @Test
  void aReactionComesFromWhoMaySpeakAndOnceInTwoSeconds() {
    refused("unknown-table", () -> react(ada, "NICE"));
    come(ada);
    react(ada, "NICE");
    refused("too-fast", () -> react(ada, "NICE"));
    react(host, "NICE");
    clock.move(Duration.ofSeconds(1));
    refused("too-fast", () -> react(ada, "NICE"));
    clock.move(Duration.ofSeconds(1));
    react(ada, "NICE");
    clock.move(Duration.ofSeconds(2));
    service.act(table, it -> it.hosting().mute(host, ada, true));
    refused("muted", () -> react(ada, "NICE"));
    assertThatThrownBy(() -> react(host, "<b>")).isInstanceOf(JacksonException.class);
    assertThat(messaging.on(topic, ReactionNews.class)).hasSize(3);
  }

  private boolean react(String person, String reaction) {
    byte[] body =
        "{\"commandId\":\"c1\",\"reaction\":\"%s\"}"
            .formatted(reaction)
            .getBytes(StandardCharsets.UTF_8);
    return socket.take(new SocketCaller("session", person), "/app/table." + table + ".react", body);
  }

  /** Asks when all that was told to the tables before has been done. */
  private <T> T afterTheNews(Supplier<T> question) {
    await().until(updates::isIdle);
    return question.get();
  }

  @Test
  void everyoneAtATableIsToldWhoseTurnItIsAndNobodyElse() {
    startedWithAda();
    assertThat(turnsOf(ada)).containsExactly(new TurnAtTable(table, true, List.of()));
    assertThat(turnsOf(host)).hasSize(1);
    assertThat(turnsOf(host).getFirst().mine()).isFalse();
    assertThat(turnsOf(host).getFirst().awaited()).hasSize(1);
    assertThat(turnsOf(ben)).isEmpty();
  }

  private List<TurnAtTable> turnsOf(String person) {
    return turns.of(new Party("192.0.2.1", person));
  }

  private String startedWithAda() {
    adaSits();
    return matchStarts.start(host, table).match().orElseThrow();
  }

  private void tellOfTheEnd(String match) {
    events.publishEvent(new MatchEnded(matches.end(match)));
    await().until(() -> status() == Table.Status.OVER);
  }

  private void adaSits() {
    come(ada);
    service.act(table, it -> it.seating().sit(ada, 1));
  }

  private void come(String person) {
    String code = code();
    service.act(table, it -> it.seating().visit(person, Optional.of(code)));
  }

  private String code() {
    return queries.read(table, host).invitation().code().orElseThrow();
  }

  private List<Boolean> readiness() {
    return readinessIn(queries.read(table, host));
  }

  private static List<Boolean> readinessIn(TableMessage table) {
    return table.people().seats().stream().map(TableMessage.SeatMessage::ready).toList();
  }

  private Table.Status status() {
    return queries.read(table, host).status();
  }

  private void open(String game, int seats, String options) {
    SettingsMessage settings =
        new SettingsMessage(
            json.read(options, JsonNode.class),
            Optional.empty(),
            TurnClock.OFF,
            Optional.empty(),
            false,
            true,
            Optional.empty(),
            Optional.empty());
    opening.open(ada, new NewTable(game, seats, settings), Optional.empty());
  }

  private NewTable newTable(int seats, boolean isPublic) {
    return json.read(
        """
        {"game": "avalanche", "seats": %d, "settings": {"options": {"avalancheHits": "OTHERS"},
         "firstSeat": 1, "turnClock": "M3", "isPublic": %s, "spectators": true}}
        """
            .formatted(seats, isPublic),
        NewTable.class);
  }

  private static String answer(Runnable action) {
    try {
      action.run();
      return "done";
    } catch (RefusedException refused) {
      return refused.code();
    }
  }

  private static List<String> atOnce(List<Callable<String>> actions) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(actions.size());
    List<String> answers = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(actions.size())) {
      List<Future<String>> futures =
          actions.stream()
              .map(
                  action ->
                      threads.submit(
                          () -> {
                            barrier.await();
                            return action.call();
                          }))
              .toList();
      for (Future<String> future : futures) {
        answers.add(future.get());
      }
    }
    return answers;
  }

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }
}
