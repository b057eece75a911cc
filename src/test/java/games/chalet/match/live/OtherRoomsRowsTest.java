package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.match.BotPace;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.journal.OwnerClaims;
import games.chalet.testing.Postgres;
import games.chalet.web.RefusedException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows that other modules write about a match are on disk with its start or end, or neither is. */
class OtherRoomsRowsTest {

  enum Kind {
    H2,
    POSTGRESQL
  }

  private final AtomicInteger commits = new AtomicInteger();

  private MatchHarness harness(Kind kind) {
    MatchHarness harness = empty(kind);
    harness.jdbc.sql("create table noted (match_id varchar(64) primary key)").update();
    harness.endedRows = OtherRoomsRowsTest::note;
    return harness;
  }

  private MatchHarness empty(Kind kind) {
    if (kind == Kind.POSTGRESQL) {
      DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
      return new MatchHarness(counting(DataSource.class, database), () -> {});
    }
    JdbcConnectionPool pool =
        JdbcConnectionPool.create(
            "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "sa", "");
    return new MatchHarness(counting(DataSource.class, pool), pool::dispose);
  }

  private <T> T counting(Class<T> type, T whole) {
    return type.cast(
        Proxy.newProxyInstance(
            OtherRoomsRowsTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              if (method.getName().equals("commit")) {
                commits.incrementAndGet();
              }
              try {
                Object answer = method.invoke(whole, arguments);
                return answer instanceof Connection connection
                    ? counting(Connection.class, connection)
                    : answer;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  private static void note(MatchSummary ended, JournalTransaction journal) {
    journal.jdbc().update("insert into noted (match_id) values (?)", ended.id());
  }

  private static List<String> noted(MatchHarness harness) {
    return harness
        .jdbc
        .sql("select match_id from noted order by match_id")
        .query((row, number) -> row.getString(1))
        .list();
  }

  private static List<String> ended(MatchHarness harness) {
    return harness
        .jdbc
        .sql("select id from matches where ended_at is not null order by id")
        .query((row, number) -> row.getString(1))
        .list();
  }

  private static NewMatch wanted(MatchHarness harness) {
    return new NewMatch(
        "table1",
        new NewMatch.WantedGame("pebbles", harness.json.tree(new Pebbles.Rule(9))),
        List.of(new Seating("ann", "Ann")),
        Optional.empty(),
        new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
        new Visibility(false, true, false));
  }

  private static void noteBeginning(JournalTransaction journal) {
    journal.jdbc().update("insert into noted (match_id) values ('begun')");
  }

  @ParameterizedTest
  @EnumSource
  void aBeginningAndWhatBelongsToItAreOneCommit(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      int before = commits.get();
      harness.matches().start(wanted(harness), OtherRoomsRowsTest::noteBeginning);
      assertThat(commits.get() - before).isEqualTo(1);
      assertThat(noted(harness)).containsExactly("begun");
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereWhatBelongsToABeginningIsRefusedNothingBegins(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      Consumer<JournalTransaction> refusing =
          journal -> {
            noteBeginning(journal);
            throw new RefusedException(
                409, "in-a-test", "It is refused.", "", "in-a-test", Map.of());
          };
      assertThatThrownBy(() -> harness.matches().start(wanted(harness), refusing))
          .isInstanceOfSatisfying(
              RefusedException.class, e -> assertThat(e.code()).isEqualTo("in-a-test"));
      assertThat(harness.matches().running()).isEmpty();
      assertThat(noted(harness)).isEmpty();
      assertThat(harness.events).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEndAndWhatIsKeptOfItAreOneCommit(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(1, TurnClock.OFF, 9);
      harness.snapshot(match, "ann");
      int before = commits.get();
      harness.matches().giveUp(match);
      assertThat(commits.get() - before).isEqualTo(1);
      assertThat(noted(harness)).containsExactly(match);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNewWriterGetsTheMatchsState(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      List<MatchSummary> told = new ArrayList<>();
      harness.endedRows = (ended, journal) -> told.add(ended);
      String match = harness.start(1, TurnClock.OFF, 9);
      harness.matches().giveUp(match);
      assertThat(told).containsExactly(harness.matches().find(match).orElseThrow());
      assertThat(told.getFirst().seed()).isNotNull();
      assertThat(told.getFirst().endedAt()).isEqualTo(harness.clock.instant());
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneOfABatchOfWhichNothingCanBeKeptTakesNothingFromTheOthers(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      List<String> matches = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        matches.add(harness.start(2, TurnClock.OFF, 9));
      }
      // PostgreSQL does nothing more in a transaction in which a statement has failed.
      harness.jdbc.sql("insert into noted (match_id) values (?)").param(matches.get(2)).update();
      matches.parallelStream().forEach(match -> harness.matches().giveUp(match));
      assertThat(ended(harness)).containsExactlyInAnyOrderElementsOf(matches);
      assertThat(noted(harness)).containsExactlyInAnyOrderElementsOf(matches);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRoomThatFailsKeepsNoMatchFromEnding(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      EndedMatchRows failing =
          (ended, journal) -> {
            note(ended, journal);
            throw new IllegalStateException("in a test");
          };
      harness.endedRows = failing;
      String match = harness.start(1, TurnClock.OFF, 9);
      harness.matches().giveUp(match);
      assertThat(ended(harness)).containsExactly(match);
      assertThat(noted(harness)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDeposedWriterKeepsNothing(Kind kind) {
    try (MatchHarness harness = harness(kind);
        MatchHarness one = harness.beside(false)) {
      one.endedRows = OtherRoomsRowsTest::note;
      String match = one.start(1, TurnClock.OFF, 9);
      one.live().adopt(match);
      one.settle();
      one.snapshot(match, "ann");
      new OwnerClaims(one.jdbc).claim(match);
      assertThatThrownBy(() -> one.matches().giveUp(match)).isInstanceOf(RefusedException.class);
      assertThat(noted(harness)).isEmpty();
      assertThat(ended(harness)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void onAFullDiskNeitherIsWritten(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(1, TurnClock.OFF, 9);
      harness.freeBytes.set(0);
      assertThatThrownBy(() -> harness.matches().giveUp(match))
          .isInstanceOf(RefusedException.class);
      assertThat(noted(harness)).isEmpty();
      harness.freeBytes.set(Long.MAX_VALUE);
      harness.matches().giveUp(match);
      assertThat(noted(harness)).containsExactly(match);
    }
  }
}
