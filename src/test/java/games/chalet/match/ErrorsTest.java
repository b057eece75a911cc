package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.json.Json;
import games.chalet.match.Pebbles.Heap;
import games.chalet.match.Pebbles.Move;
import games.chalet.match.Pebbles.Told;
import games.chalet.storage.DiskSpace;
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
          new Append(
              "m",
              null,
              List.of(),
              null,
              List.of(),
              () -> {},
              failure -> {
                throw fatal;
              }));
      assertThat(uncaught.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isSameAs(fatal);
    }
  }

  private static Append append(BlockingQueue<Exception> failures) {
    return new Append("m", null, List.of(), null, List.of(), () -> {}, failures::add);
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
    return new Journal(disk, endless, Json.create(), false, new SimpleMeterRegistry());
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
  void whoActsIsAnsweredAndTheMatchGoesOn() {
    try (Lodge lodge = new Lodge()) {
      Brittle game = new Brittle();
      lodge.games = id -> List.of(game);
      String match = lodge.start(2, TurnClock.OFF, 20);
      game.breaks = true;
      assertThat(lodge.act(match, "ann", new Move.Take(1)).path("code").stringValue())
          .isEqualTo("unavailable");
      game.breaks = false;
      assertThat(lodge.act(match, "ann", new Move.Take(1)).path("kind").stringValue())
          .isEqualTo("ack");
    }
  }

  @Test
  void timeGoesOn() {
    try (Lodge lodge = new Lodge()) {
      Brittle game = new Brittle();
      lodge.games = id -> List.of(game);
      String match = lodge.start(2, TurnClock.S60, 20);
      game.breaks = true;
      lodge.pass(Duration.ofSeconds(60));
      assertThat(lodge.journal(match)).isEmpty();
      game.breaks = false;
      lodge.pass(MatchTimer.RETRY_AFTER_ERROR);
      assertThat(lodge.journal(match)).isNotEmpty();
    }
  }

  @Test
  void oneMatchThatCannotBeFoundKeepsNoOtherWaiting() {
    try (Lodge lodge = new Lodge()) {
      Brittle game = new Brittle();
      lodge.games = id -> List.of(game);
      String first = lodge.start(2, TurnClock.S60, 20);
      lodge.clock.now = lodge.clock.now.plusSeconds(1);
      String second = lodge.start(2, TurnClock.S60, 20);
      game.breaks = true;
      lodge.restart();
      lodge.pass(Duration.ofSeconds(150));
      assertThat(lodge.journal(first)).isEmpty();
      game.breaks = false;
      lodge.pass(MatchTimer.RETRY_AFTER_ERROR);
      assertThat(lodge.journal(first)).isNotEmpty();
      assertThat(lodge.journal(second)).isNotEmpty();
    }
  }
}
