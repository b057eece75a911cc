package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import games.chalet.match.NewMatch;
import games.chalet.player.PlayerForgotten;
import games.chalet.table.change.Lobby;
import games.chalet.table.change.Lobby.LobbyMessage;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.change.TableTransactions;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import games.chalet.testing.Postgres;
import games.chalet.web.Ids;
import games.chalet.web.NodeLeft;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The table room of two nodes over one PostgreSQL. */
class TwoNodesTest {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final String NEW_TABLE =
      """
      {"game": "avalanche", "seats": 3, "settings": {"options": {}, "turnClock": "OFF",
       "isPublic": true, "spectators": true}}
      """;

  private static final ExecutorService THREADS = Executors.newCachedThreadPool();
  private static ConfigurableApplicationContext one;
  private static ConfigurableApplicationContext other;
  private static int count;

  private final String suffix = "n" + count++;
  private final String host = "host" + suffix;
  private final String ada = "ada" + suffix;
  private final String ben = "ben" + suffix;
  private String table = "";

  @BeforeAll
  static void start() {
    String url = Postgres.shared().newDatabase();
    one = node(url);
    other = node(url);
  }

  /** Runs the scheduled tasks of both nodes when the test asks for it. */
  private static ConfigurableApplicationContext node(String url) {
    return new SpringApplicationBuilder(TableRoom.class)
        .web(WebApplicationType.NONE)
        .run(
            "--spring.datasource.url=" + url,
            "--spring.datasource.username=" + Postgres.USER,
            "--spring.datasource.password=" + Postgres.PASSWORD,
            "--spring.datasource.hikari.maximum-pool-size=4",
            "--chalet.database.url=" + url,
            "--chalet.cluster.enabled=true",
            "--chalet.cluster.address=127.0.0.1",
            "--chalet.cluster.catch-up=1d",
            "--chalet.tables.host-watch=1d",
            "--chalet.tables.lobby-delay=1d");
  }

  @AfterAll
  static void stop() {
    THREADS.shutdownNow();
    if (one != null) {
      one.close();
      other.close();
    }
  }

  @BeforeEach
  void openATable() {
    for (ConfigurableApplicationContext node : List.of(one, other)) {
      CountDownLatch done = new CountDownLatch(1); // With what the test before began.
      node.getBean(TableUpdateQueue.class)
          .run(() -> node.getBean(TableUpdateQueue.class).run(done::countDown));
      await(done);
    }
    NewTable wanted = one.getBean(Json.class).read(NEW_TABLE, NewTable.class);
    table = one.getBean(TableOpening.class).open(host, wanted, Optional.empty()).id();
    visit(one, ada);
    visit(other, ben);
    notes(one).clear();
    notes(other).clear();
  }

  @Test
  void aRepeatedRequestOpensOneTableWhicheverNodeIsAsked() {
    List<Callable<String>> requests =
        List.of(() -> openedOnce(one), () -> openedOnce(other), () -> openedOnce(one));
    List<String> opened = atOnce(requests).stream().map(TwoNodesTest::get).distinct().toList();
    assertThat(opened).hasSize(1).doesNotContain(table);
  }

  private String openedOnce(ConfigurableApplicationContext node) {
    NewTable wanted = node.getBean(Json.class).read(NEW_TABLE, NewTable.class);
    return node.getBean(TableOpening.class)
        .openOnce(ada, wanted, Optional.empty(), "key".repeat(8))
        .id();
  }

  private void visit(ConfigurableApplicationContext node, String person) {
    service(node).act(table, it -> it.seating().visit(person, Optional.empty()));
  }

  private static TableService service(ConfigurableApplicationContext node) {
    return node.getBean(TableService.class);
  }

  private TableMessage read(ConfigurableApplicationContext node, String person) {
    return node.getBean(TableQueries.class).read(table, person);
  }

  private static void refused(String code, Callable<?> what) {
    assertThatThrownBy(what::call)
        .isInstanceOfSatisfying(RefusedException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static NotedMessaging notes(ConfigurableApplicationContext node) {
    return node.getBean(NotedMessaging.class);
  }

  private List<TableMessage> told(ConfigurableApplicationContext node) {
    return notes(node).on(TableDestinations.table(table), TableMessage.class);
  }

  /** The results of tasks that run at the same time. */
  private static <T> List<Future<T>> atOnce(List<Callable<T>> all) {
    CyclicBarrier start = new CyclicBarrier(all.size());
    return all.stream()
        .map(
            one ->
                THREADS.submit(
                    () -> {
                      start.await(LONG.toSeconds(), TimeUnit.SECONDS);
                      return one.call();
                    }))
        .toList();
  }

  private static <T> T get(Future<T> future) {
    try {
      return future.get(LONG.toSeconds(), TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void ofTwoPeopleOnTwoNodesOneGetsTheSeat() {
    for (int round = 0; round < 5; round++) {
      List<Future<Boolean>> both =
          atOnce(List.of(() -> hasSat(one, ada), () -> hasSat(other, ben)));
      boolean adaSits = get(both.getFirst());
      assertThat(get(both.getLast())).isEqualTo(!adaSits);
      TableMessage after = read(one, host);
      assertThat(after).isEqualTo(read(other, host));
      String sitter = adaSits ? ada : ben;
      assertThat(after.people().seats().get(1).player().orElseThrow().id()).isEqualTo(sitter);
      service(adaSits ? other : one).act(table, it -> it.seating().stand(sitter, 1));
    }
  }

  private boolean hasSat(ConfigurableApplicationContext node, String person) {
    try {
      service(node).act(table, it -> it.seating().sit(person, 1));
      return true;
    } catch (RefusedException e) {
      assertThat(e.code()).isEqualTo("seat-taken");
      return false;
    }
  }

  @Test
  void eachNodeSeesAtOnceWhatTheOtherHasDone() {
    long version = read(one, host).version();
    for (int round = 0; round < 3; round++) {
      TableMessage sat = service(one).act(table, it -> it.seating().sit(ada, 1));
      assertThat(read(other, host)).isEqualTo(sat);
      TableMessage stood = service(other).act(table, it -> it.seating().stand(ada, 1));
      assertThat(read(one, host)).isEqualTo(stood);
      version += 2;
      assertThat(stood.version()).isEqualTo(version);
    }
    TableSubscriptionRule rule = one.getBean(TableSubscriptionRule.class);
    assertThat(rule.allows(ada, TableDestinations.table(table))).isTrue();
    service(other).remove(host, table, ada);
    assertThat(rule.allows(ada, TableDestinations.table(table))).isFalse();
    service(other).leave(ben, table);
    service(one).leave(host, table);
    refused("unknown-table", () -> read(other, host));
  }

  @Test
  void chatOnTwoNodesIsNumberedOnce() {
    List<Callable<Boolean>> lines = new ArrayList<>();
    for (int line = 0; line < 4; line++) {
      lines.add(() -> said(one, ada));
      lines.add(() -> said(other, ben));
    }
    atOnce(lines).forEach(TwoNodesTest::get);
    TableMessage after = read(one, host);
    assertThat(after.said().chat().stream().map(TableMessage.LineMessage::number))
        .containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L);
    assertThat(after).isEqualTo(read(other, host));
    // Each version is told once, by the node that made it.
    assertThat(
            Stream.of(one, other).flatMap(node -> told(node).stream().map(TableMessage::version)))
        .doesNotHaveDuplicates()
        .hasSize(8)
        .contains(after.version());
  }

  private boolean said(ConfigurableApplicationContext node, String person) {
    node.getBean(Chat.class).say(person, table, "hello from " + person);
    return true;
  }

  @Test
  void moreAtOnceThanThereAreConnectionsComeThrough() {
    List<Callable<TableMessage>> all = new ArrayList<>();
    for (int number = 0; number < 24; number++) {
      ConfigurableApplicationContext node = number % 2 == 0 ? one : other;
      boolean ready = number % 3 == 0;
      all.add(() -> service(node).act(table, it -> it.rounds().ready(host, ready)));
    }
    long before = read(one, host).version();
    atOnce(all).forEach(TwoNodesTest::get);
    assertThat(read(other, host).version()).isEqualTo(before + 24);
  }

  @Test
  void waitingForATableOfAnotherNodeIsRefusedAfterAWhile() throws Exception {
    CountDownLatch held = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    Future<String> holder =
        THREADS.submit(
            () ->
                one.getBean(TableTransactions.class)
                    .exclusively(
                        table,
                        () -> {
                          held.countDown();
                          await(leave);
                          return "done";
                        }));
    await(held);
    refused("unavailable", () -> service(other).act(table, it -> it.seating().sit(ben, 1)));
    leave.countDown();
    assertThat(get(holder)).isEqualTo("done");
    assertThat(hasSat(other, ben)).isTrue();
  }

  @Test
  void aLostLockStopsAChange() {
    refused(
        "unavailable",
        () ->
            service(one)
                .act(
                    table,
                    it -> {
                      loseLocks();
                      service(other).act(table, there -> there.seating().sit(ben, 1));
                      it.seating().sit(ada, 1);
                    }));
    assertThat(told(one)).isEmpty();
    assertThat(read(one, host).people().seats().get(1).player().orElseThrow().id()).isEqualTo(ben);
    assertThat(read(one, host)).isEqualTo(read(other, host));
  }

  private static void loseLocks() {
    assertThat(
            one.getBean(JdbcClient.class)
                .sql(
                    """
                    select count(pg_terminate_backend(pid)) from
                      (select distinct pid from pg_locks where locktype = 'advisory'
                        and database =
                          (select oid from pg_database where datname = current_database())) held
                    """)
                .query(Integer.class)
                .single())
        .isPositive();
  }

  @Test
  void theLobbyIsToldEachChangeOnceWhicheverNodeMadeIt() {
    for (ConfigurableApplicationContext node : List.of(one, other)) {
      node.getBean(Lobby.class).tell();
    }
    notes(one).clear();
    notes(other).clear();
    service(one).act(table, it -> it.seating().sit(ada, 1));
    one.getBean(Lobby.class).tell();
    service(other).act(table, it -> it.seating().stand(ada, 1));
    other.getBean(Lobby.class).tell();
    service(one).act(table, it -> it.seating().sit(ada, 1));
    one.getBean(Lobby.class).tell();
    // Looks as it was told, though not by this node.
    other.getBean(Lobby.class).changed();
    other.getBean(Lobby.class).tell();
    assertThat(notes(one).on(TableDestinations.LOBBY, LobbyMessage.class)).hasSize(2);
    assertThat(notes(other).on(TableDestinations.LOBBY, LobbyMessage.class)).hasSize(1);
    // One died between noting that it is told and telling it.
    other.publishEvent(new NodeLeft("one"));
    other.getBean(Lobby.class).tell();
    assertThat(notes(other).on(TableDestinations.LOBBY, LobbyMessage.class)).hasSize(2);
  }

  @Test
  void theLastPublisherPublishesTheLobbyOnceMore() {
    service(one).act(table, it -> it.seating().sit(ada, 1));
    one.getBean(Lobby.class).tell();
    service(other).act(table, it -> it.seating().sit(ben, 2));
    other.getBean(Lobby.class).tell();
    notes(one).clear();
    notes(other).clear();
    for (int tick = 0; tick < 20; tick++) {
      one.getBean(Lobby.class).tell();
      other.getBean(Lobby.class).tell();
    }
    assertThat(notes(one).on(TableDestinations.LOBBY, LobbyMessage.class)).isEmpty();
    assertThat(notes(other).on(TableDestinations.LOBBY, LobbyMessage.class))
        .containsExactly(new LobbyMessage(other.getBean(Lobby.class).open()));
  }

  @Test
  void anotherNodeCompletesTheTableOfADeadNodesMatch() {
    for (String person : List.of(ada, ben)) {
      int seat = person.equals(ada) ? 1 : 2;
      service(one).act(table, it -> it.seating().sit(person, seat));
    }
    TableMessage started = startedAt(one);
    String match = started.match().orElseThrow();
    NotedMatches there = other.getBean(NotedMatches.class);
    there.all.putAll(one.getBean(NotedMatches.class).all);
    // The table does not know that it has ended.
    there.end(match);
    other.publishEvent(new NodeLeft("one"));
    awaitStatus(Table.Status.OVER);
    // Nor that another has begun.
    NewMatch again = one.getBean(NotedMatches.class).started.getLast();
    String next = there.start(again.as(Ids.random(), Optional.empty())).id();
    other.publishEvent(new NodeLeft("one"));
    awaitStatus(Table.Status.PLAYING);
    assertThat(read(one, host).match()).contains(next);
    // Somebody's leaving never reached the match.
    service(one).leave(ben, table);
    there.partings.clear();
    other.publishEvent(new NodeLeft("one"));
    Awaitility.await()
        .untilAsserted(() -> assertThat(there.partings).containsExactly("leave " + next + " 2"));
  }

  private TableMessage startedAt(ConfigurableApplicationContext node) {
    for (String person : List.of(host, ada, ben)) {
      service(node).act(table, it -> it.rounds().ready(person, true));
    }
    return node.getBean(TableMatches.class).start(host, table);
  }

  private void awaitStatus(Table.Status status) {
    Awaitility.await().untilAsserted(() -> assertThat(read(one, host).status()).isEqualTo(status));
  }

  @Test
  void anotherNodePublishesADeadNodesChanges() {
    long version = read(one, host).version();
    String topic = TableDestinations.table(table);
    other.publishEvent(new NodeLeft("one"));
    Awaitility.await().untilAsserted(() -> assertThat(told(other)).hasSize(1));
    assertThat(told(other).getFirst().version()).isEqualTo(version + 1);
    // Rights are asked for again before that: nobody hears it who was sent away.
    assertThat(notes(other).notes().stream().filter(note -> note.destination().equals(topic)))
        .first()
        .isEqualTo(new NotedMessaging.Note(topic, "recheck"));
  }

  @Test
  void aForgottenGuestsChatIsGoneOnBothNodes() {
    said(one, ada);
    said(other, ada);
    assertThat(read(other, host).said().chat()).hasSize(2);
    one.publishEvent(new PlayerForgotten(ada));
    Awaitility.await()
        .untilAsserted(
            () -> {
              assertThat(read(other, host).said().chat()).isEmpty();
              assertThat(other.getBean(Tables.class).find(table).filter(it -> it.people().has(ada)))
                  .isEmpty();
            });
  }
}
