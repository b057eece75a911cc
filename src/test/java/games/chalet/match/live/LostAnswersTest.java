package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.testing.Postgres;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.awaitility.Awaitility;
import org.h2.jdbcx.JdbcConnectionPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The database commits and its answer is lost: what is on disk is told to all all the same. */
class LostAnswersTest {

  enum Kind {
    H2,
    POSTGRESQL
  }

  private final AtomicBoolean losesAnswers = new AtomicBoolean();
  private final AtomicBoolean isAway = new AtomicBoolean();

  private MatchHarness harness(Kind kind) {
    if (kind == Kind.POSTGRESQL) {
      return new MatchHarness(
          losing(Postgres.dataSource(Postgres.shared().newDatabase())), () -> {});
    }
    JdbcConnectionPool pool =
        JdbcConnectionPool.create(
            "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "sa", "");
    return new MatchHarness(losing(pool), pool::dispose);
  }

  private DataSource losing(DataSource whole) {
    return proxy(
        DataSource.class,
        whole,
        (method, answer) -> {
          if (isAway.get()) {
            throw lost();
          }
          return answer instanceof Connection connection ? losing(connection) : answer;
        });
  }

  private Connection losing(Connection whole) {
    return proxy(
        Connection.class,
        whole,
        (method, answer) -> {
          if (method.equals("commit") && losesAnswers.get()) {
            throw lost();
          }
          return answer;
        });
  }

  private static SQLException lost() {
    return new SQLException("The connection was lost (in a test)", "08006");
  }

  /** The fate of an answer. */
  private interface Way {
    Object bring(String method, Object answer) throws SQLException;
  }

  private static <T> T proxy(Class<T> type, T whole, Way way) {
    return type.cast(
        Proxy.newProxyInstance(
            LostAnswersTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              try {
                return way.bring(method.getName(), method.invoke(whole, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @ParameterizedTest
  @EnumSource
  void spectatorsGetActions(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(2, TurnClock.OFF, 20);
      int choice = harness.choiceOf(match, "ann");
      losesAnswers.set(true);
      JsonNode answer = harness.act(match, "ann", "a1", choice, new Move.Take(1));
      losesAnswers.set(false);
      assertThat(answer.path("kind").asString()).isEqualTo("ack");
      for (String viewer : List.of("seat.0", "seat.1", "spectators")) {
        assertThat(harness.outgoing.take(match, viewer))
            .as(viewer)
            .last()
            .satisfies(position -> assertThat(position.at("/view/left").intValue()).isEqualTo(19));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void spectatorsGetPositionsWhenTheDatabaseIsBack(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(2, TurnClock.OFF, 20);
      int choice = harness.choiceOf(match, "ann");
      losesAnswers.set(true);
      isAway.set(true);
      JsonNode answer = harness.act(match, "ann", "a1", choice, new Move.Take(1));
      assertThat(answer.path("code").asString()).isEqualTo("unavailable");
      harness.pass(Duration.ofSeconds(1));
      assertThat(harness.outgoing.take(match, "seat.1")).isEmpty();
      losesAnswers.set(false);
      isAway.set(false);
      harness.pass(Duration.ofSeconds(1));
      assertThat(harness.outgoing.take(match, "seat.1"))
          .singleElement()
          .satisfies(position -> assertThat(position.at("/view/left").intValue()).isEqualTo(19));
      assertThat(harness.act(match, "ann", "a1", choice, new Move.Take(1)).path("kind").asString())
          .isEqualTo("ack");
      assertThat(harness.journal(match)).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRightThatHasEndedIsKnownToHaveEnded(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(3, TurnClock.OFF, 20);
      losesAnswers.set(true);
      harness.remove(match, 1);
      losesAnswers.set(false);
      assertThat(harness.outgoing.rechecked).contains("/topic/match." + match + ".seat.1");
      assertThat(harness.say(match, "snapshot", "bob").path("code").asString())
          .isEqualTo("forbidden");
    }
  }

  @ParameterizedTest
  @EnumSource
  void theOtherRoomsHearOfAnEnd(Kind kind) {
    try (MatchHarness harness = harness(kind)) {
      String match = harness.start(2, TurnClock.OFF, 20);
      losesAnswers.set(true);
      harness.matches().giveUp(match);
      losesAnswers.set(false);
      harness.settle();
      Awaitility.await()
          .until(() -> harness.events.stream().anyMatch(MatchEnded.class::isInstance));
      assertThat(harness.say(match, "leave", "ann").path("code").asString())
          .isEqualTo("match-over");
    }
  }
}
