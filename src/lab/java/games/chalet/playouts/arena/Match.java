package games.chalet.playouts.arena;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.playouts.Variant;
import games.chalet.playouts.arena.MatchResult.Performance;
import games.chalet.playouts.arena.Player.Dealer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** One match between players; counts the processor time that each of them takes. */
final class Match<O extends Record, S extends Record> {

  /** A decision that takes longer is late. */
  static final double LATE = 300;

  private static final int MAX_PLIES = 20_000;
  private static final double NANOS = 1e6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Game<O, S, ?, ?, ?> game;
  private final List<Player<S>> bySeat;
  private final double[] millis;
  private final int[] decisions;
  private final int[] late;

  /** Which turn each seat lets pass that need not act. */
  private final Map<Seat, Integer> passed = new HashMap<>();

  Match(Game<O, S, ?, ?, ?> game, List<Player<S>> bySeat) {
    this.game = game;
    this.bySeat = bySeat;
    this.millis = new double[bySeat.size()];
    this.decisions = new int[bySeat.size()];
    this.late = new int[bySeat.size()];
  }

  /** Plays it; the same deal and the same players have the same end. */
  Outcome play(Variant<O> variant, Seed deal) {
    Dealer dealer =
        new Dealer(
            new Chance(deal),
            new SplittableRandom(Long.parseUnsignedLong(deal.hash().substring(0, 16), 16)));
    S state =
        game.initialState(variant.options(), variant.seats(), Optional.empty(), dealer.chance());
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      switch (game.turn(state)) {
        case Turn.Over over -> {
          return over.outcome();
        }
        case Turn.Decision decision -> state = next(state, decision, dealer);
      }
    }
    throw new IllegalStateException("The match goes on, but not to any end: " + deal.hex());
  }

  /** Returns the performance of the player in that seat. */
  Performance performance(String name, int seat, Outcome outcome) {
    Outcome.Result result = outcome.results().get(seat);
    return new Performance(
        name,
        share(outcome, result),
        result.points(),
        result.turns().orElse(0),
        decisions[seat],
        millis[seat],
        late[seat]);
  }

  private static double share(Outcome outcome, Outcome.Result result) {
    if (outcome.results().size() == 1) {
      return result.returns() > 0 ? 1 : 0;
    }
    long first = outcome.results().stream().filter(other -> other.rank() == 1).count();
    return first == 0 ? 1.0 / outcome.results().size() : result.rank() == 1 ? 1.0 / first : 0;
  }

  private S next(S state, Turn.Decision decision, Dealer dealer) {
    for (Seat seat : decision.mayAct()) {
      boolean asked = Integer.valueOf(decision.number()).equals(passed.get(seat));
      if (!decision.awaited().contains(seat) && !asked) {
        Optional<S> interrupted = timed(state, seat, decision, dealer);
        if (interrupted.isPresent()) {
          return interrupted.get();
        }
        passed.put(seat, decision.number());
      }
    }
    List<Seat> awaited = new ArrayList<>(decision.awaited());
    Seat seat = awaited.get(dealer.random().nextInt(awaited.size()));
    return timed(state, seat, decision, dealer).orElseThrow();
  }

  private Optional<S> timed(S state, Seat seat, Turn.Decision decision, Dealer dealer) {
    long start = THREADS.getCurrentThreadCpuTime();
    Optional<S> after =
        bySeat
            .get(seat.index())
            .move(state, seat, decision, new Dealer(dealer.chance(), dealer.random().split()));
    double took = (THREADS.getCurrentThreadCpuTime() - start) / NANOS;
    decisions[seat.index()]++;
    millis[seat.index()] += took;
    late[seat.index()] += took > LATE ? 1 : 0;
    return after;
  }
}
