package games.chalet.benchmark;

import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
import games.chalet.match.BotPace;
import games.chalet.match.Pace;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.Visibility;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.journal.SeatChanges;
import games.chalet.storage.DiskSpace;
import games.chalet.testing.Repositories;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.Flyway;
import org.h2.jdbcx.JdbcConnectionPool;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.springframework.util.FileSystemUtils;
import org.springframework.util.unit.DataSize;

/**
 * Lines of so many matches at once, on disk before it is told, as the house writes them. The figure
 * that matters is {@code lines}, a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class JournalBenchmark {

  private static final Json JSON = Json.create();
  private static final Instant BEGAN = Instant.parse("2026-11-22T12:00:00Z");

  /** The number of matches that have a line to write at the same moment. */
  @Param({"1", "17", "200"})
  public int together;

  private int number;
  private @Nullable Path folder;
  private @Nullable JdbcConnectionPool pool;
  private @Nullable Journal journal;

  /** Counted besides the batches. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Counted {

    /** The lines that were written. */
    public long lines;
  }

  /** A new database on disk in which the matches have begun. */
  @Setup
  public void open() throws IOException {
    folder = Files.createTempDirectory("journal-benchmark");
    JdbcConnectionPool database =
        JdbcConnectionPool.create(
            "jdbc:h2:file:" + folder.resolve("chalet") + ";WRITE_DELAY=0;TRACE_LEVEL_FILE=0",
            "sa",
            "");
    pool = database;
    Flyway.configure().dataSource(database).load().migrate();
    DiskSpace space = new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(0), DataSize.ofBytes(0));
    Journal opened =
        new Journal(
            database,
            Repositories.NO_SESSIONS,
            space,
            JSON,
            false,
            List.of(),
            new SimpleMeterRegistry());
    journal = opened;
    write(opened, true);
  }

  /** Removes the database. */
  @TearDown
  public void close() throws IOException {
    if (journal != null && pool != null && folder != null) {
      journal.close();
      pool.dispose();
      FileSystemUtils.deleteRecursively(folder);
    }
  }

  /** One line of each match. */
  @Benchmark
  public void lines(Counted counted) {
    if (journal != null) {
      number++;
      write(journal, false);
      counted.lines += together;
    }
  }

  private void write(Journal open, boolean begins) {
    CompletableFuture<?>[] written = new CompletableFuture<?>[together];
    for (int match = 0; match < together; match++) {
      CompletableFuture<Void> done = new CompletableFuture<>();
      written[match] = done;
      open.append(
          new JournalWrite(
              "match" + match,
              JournalWrite.UNCLAIMED,
              begins ? new JournalWrite.Begun(header("match" + match), journal -> {}) : null,
              begins ? List.of() : List.of(line(match)),
              null,
              SeatChanges.NONE,
              () -> done.complete(null),
              done::completeExceptionally));
    }
    CompletableFuture.allOf(written).join();
  }

  private NumberedEntry line(int match) {
    String action = "{\"type\":\"Play\",\"card\":%d}".formatted(number % 100);
    String command = "%012x%012x".formatted(match, number);
    return new NumberedEntry(
        number,
        BEGAN.plusSeconds(number),
        new Entry.Act(new Seat(number % 4), action, ActedBy.PERSON, command));
  }

  private static Header header(String id) {
    return new Header(
        id,
        "table",
        new Header.PlayedGame("bench", 1, JSON.tree(Map.of())),
        List.of(new Seating("a", "A"), new Seating("b", "B")),
        new Header.Deal(Optional.empty(), new Seed("%064x".formatted(1)), Optional.empty()),
        new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
        new Visibility(true, true, false),
        BEGAN);
  }
}
