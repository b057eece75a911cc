package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import games.chalet.match.TurnClock;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.live.Pebbles.Heap;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.match.live.Pebbles.Told;
import games.chalet.match.time.MatchTimer;
import games.chalet.storage.DiskSpace;
import games.chalet.testing.Repositories;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.util.unit.DataSize;

/** An {@link Error} stops neither the journal nor time nor a match, or else the process. */
class ErrorsTest {

  private static final long PATIENCE_SECONDS = 20;

  private final BlockingQueue<Throwable> uncaught = new LinkedBlockingQueue<>();
  private Thread.@Nullable UncaughtExceptionHandler before;

  @BeforeEach
  void hearOfThreadsThatEnd() {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
  }

  @AfterEach
  void asBefore() {
    Thread.setDefaultUncaughtExceptionHandler(before);
  }

  @Test
  @Timeout(PATIENCE_SECONDS)
  void theJournalFailsTheBatchAndGoesOn() throws InterruptedException {
    BlockingQueue<Exception> failures = new LinkedBlockingQueue<>();
    try (Journal journal = journal(() -> new NoClassDefFoundError("in a test"))) {
      for (int time = 0; time < 3; time++) {
        journal.append(append(failures));
        Exception failure = failures.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(failure).hasCauseInstanceOf(NoClassDefFoundError.class);
      }
    }
    assertThat(uncaught).isEmpty();
  }

  @Test
  @Timeout(PATIENCE_SECONDS)
  void whereTheJournalsThreadIsOutOfMemoryTheProcessHears() throws InterruptedException {
    for (Error fatal : List.of(new OutOfMemoryError("in a test"), new StackOverflowError())) {
      try (Journal journal = journal(() -> fatal)) {
        journal.append(append(new LinkedBlockingQueue<>()));
        assertThat(uncaught.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isSameAs(fatal);
      }
    }
  }

  @Test
  @Timeout(PATIENCE_SECONDS)
  void whereNobodyCanBeToldForLackOfMemoryTheProcessHears() throws InterruptedException {
    Error fatal = new OutOfMemoryError("in a test");
    try (Journal journal = journal(() -> new NoClassDefFoundError("in a test"))) {
      journal.append(
          new JournalWrite(
              "m",
              JournalWrite.UNCLAIMED,
              null,
              List.of(),
              null,
              SeatChanges.NONE,
              () -> {},
              failure -> {
                throw fatal;
              }));
      assertThat(uncaught.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isSameAs(fatal);
    }
  }

  private static JournalWrite append(BlockingQueue<Exception> failures) {
    return new JournalWrite(
        "m",
        JournalWrite.UNCLAIMED,
        null,
        List.of(),
        null,
        SeatChanges.NONE,
        () -> {},
        failures::add);
  }

  /** A journal that never gets at its disk. */
  private static Journal journal(Supplier<Error> whenItConnects) {
    DataSource disk =
        (DataSource)
            Proxy.newProxyInstance(
                ErrorsTest.class.getClassLoader(),
                new Class<?>[] {DataSource.class},
                (proxy, method, arguments) -> {
                  throw whenItConnects.get();
                });
    DiskSpace endless =
        new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(0), DataSize.ofBytes(0));
    return new Journal(
        disk,
        Repositories.NO_SESSIONS,
        endless,
        Json.create(),
        false,
        List.of(),
        new SimpleMeterRegistry());
  }

  /** A game whose rules break while somebody says so. */
  private static final class Brittle extends Pebbles {

    private volatile boolean breaks;

    Brittle() {
      super(1);
    }

    @Override
    public Step<Heap, Told> apply(Heap state, Seat seat, Move action, Chance chance) {
      if (breaks) {
        throw new StackOverflowError("in a test");
      }
      return super.apply(state, seat, action, chance);
    }
  }

  @Test
  void anActionIsAnsweredAndTheMatchContinues() {
    try (MatchHarness harness = new MatchHarness()) {
      Brittle game = new Brittle();
      harness.games = id -> List.of(game);
      String match = harness.start(2, TurnClock.OFF, 20);
      game.breaks = true;
      assertThat(harness.act(match, "ann", new Move.Take(1)).path("code").stringValue())
          .isEqualTo("unavailable");
      game.breaks = false;
      assertThat(harness.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
          .isEqualTo("ack");
    }
  }

  @Test
  void timeGoesOn() {
    try (MatchHarness harness = new MatchHarness()) {
      Brittle game = new Brittle();
      harness.games = id -> List.of(game);
      String match = harness.start(2, TurnClock.S60, 20);
      game.breaks = true;
      harness.pass(Duration.ofSeconds(60));
      assertThat(harness.journal(match)).isEmpty();
      game.breaks = false;
      harness.pass(MatchTimer.RETRY_AFTER_ERROR);
      assertThat(harness.journal(match)).isNotEmpty();
    }
  }

  @Test
  void oneMatchThatCannotBeFoundKeepsNoOtherWaiting() {
    try (MatchHarness harness = new MatchHarness()) {
      Brittle game = new Brittle();
      harness.games = id -> List.of(game);
      String first = harness.start(2, TurnClock.S60, 20);
      harness.clock.pass(Duration.ofSeconds(1));
      String second = harness.start(2, TurnClock.S60, 20);
      game.breaks = true;
      harness.restart();
      harness.pass(Duration.ofSeconds(150));
      assertThat(harness.journal(first)).isEmpty();
      game.breaks = false;
      harness.pass(MatchTimer.RETRY_AFTER_ERROR);
      assertThat(harness.journal(first)).isNotEmpty();
      assertThat(harness.journal(second)).isNotEmpty();
    }
  }
}
