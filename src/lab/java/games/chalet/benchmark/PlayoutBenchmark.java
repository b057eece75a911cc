package games.chalet.benchmark;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.GameCatalog;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random matches from the deal to the end on one core: at each ply the turn, the legal actions of
 * every seat, and one of them applied. The figure that matters is {@code actions}, a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PlayoutBenchmark {

  /** The game. */
  @Param("avalanche")
  public String game = "";

  /** The number of seats. */
  @Param({"2", "4", "6"})
  public int seats;

  private final SplittableRandom random = new SplittableRandom(1);

  /** Counted besides the matches. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Counted {

    /** The actions applied. */
    public long actions;
  }

  /** One match. */
  @Benchmark
  public Object match(Counted counted) {
    return play(new GameCatalog().find(game).orElseThrow(), counted);
  }

  private <O extends Record, S extends Record, A, V extends Record, E> S play(
      Game<O, S, A, V, E> rules, Counted counted) {
    Chance chance = new Chance(new Seed("%064x".formatted(random.nextLong() >>> 1)));
    S state = rules.initialState(rules.defaults(seats), seats, Optional.empty(), chance);
    while (rules.turn(state) instanceof Turn.Decision decision) {
      Seat acting = decision.mayAct().first();
      A action = null;
      for (int index = 0; index < seats; index++) {
        Seat seat = new Seat(index);
        List<A> actions = rules.legalActions(state, seat);
        if (seat.equals(acting)) {
          action = actions.get(random.nextInt(actions.size()));
        }
      }
      if (action == null) {
        throw new IllegalStateException("Nobody can act");
      }
      state = rules.apply(state, acting, action, chance).state();
      counted.actions++;
    }
    return state;
  }
}
