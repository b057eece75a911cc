package games.chalet.benchmark;

import games.chalet.match.state.Fold;
import games.chalet.match.state.Positions;
import games.chalet.rules.GameCatalog;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The cost of one action between the journal's answer and the wire, all seats and the spectators
 * together: folded, and encoded whole or as changes. The figures that matter are {@code actions}, a
 * second, and {@code bytes}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MatchBenchmark {

  /** The game, at a full table. */
  @Param({"avalanche", "antarctic", "hike", "infiniski", "crashlanding"})
  public String game = "";

  @SuppressWarnings("NullAway.Init")
  private Encoded<?, ?, ?, ?> match;

  /** Counted besides the matches. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Counted {

    /** The actions of the matches. */
    public long actions;

    /** The number of bytes encoded. */
    public long bytes;
  }

  /** Plays the match that is then folded and encoded again and again. */
  @Setup
  public void play() {
    match = new Encoded<>(PlayedMatch.of(new GameCatalog().find(game).orElseThrow()));
  }

  /** From entries to positions. */
  @Benchmark
  public Object fold(Counted counted) {
    counted.actions += match.played.size();
    return match.played.transitions();
  }

  /** From positions to whole messages. */
  @Benchmark
  public void whole(Counted counted, Blackhole hole) {
    match.whole(counted, hole);
  }

  /** From positions to messages of what has changed. */
  @Benchmark
  public void changes(Counted counted, Blackhole hole) {
    match.changes(counted, hole);
  }

  private static final class Encoded<S extends Record, A, V extends Record, E> {

    final PlayedMatch<S, A, V, E> played;
    private final List<Fold.Transition<S, A, V, E>> transitions;

    Encoded(PlayedMatch<S, A, V, E> played) {
      this.played = played;
      this.transitions = played.transitions();
    }

    void whole(Counted counted, Blackhole hole) {
      for (Fold.Transition<S, A, V, E> transition : transitions) {
        Positions<S, A, V, E> positions = played.positions(transition);
        for (int place : transition.changed()) {
          byte[] position = positions.of(place);
          counted.bytes += position.length;
          hole.consume(position);
        }
        counted.actions++;
      }
    }

    void changes(Counted counted, Blackhole hole) {
      Positions.Told[] told = new Positions.Told[played.viewers()];
      for (Fold.Transition<S, A, V, E> transition : transitions) {
        Positions<S, A, V, E> positions = played.positions(transition);
        for (int place : transition.changed()) {
          Positions.Told before = told[place];
          Positions.Told now = positions.told(place);
          byte[] position =
              before == null ? positions.of(place) : positions.changes(place, before, now);
          told[place] = now;
          counted.bytes += position.length;
          hole.consume(position);
        }
        counted.actions++;
      }
    }
  }
}
