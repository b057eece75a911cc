package games.chalet.match;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A game for these tests only. In turn, seats take pebbles from a heap, one to three at a time and
 * at most twice a turn, or claim five points, which the others may object to in a window. Whoever
 * has taken may have another turn at once. Anybody may peek at a secret number of their own at any
 * time, unseen, once the heap is small; hindsight tells what they saw. It is over when the heap is.
 */
final class Pebbles
    implements Game<Pebbles.Rule, Pebbles.Heap, Pebbles.Move, Pebbles.Sight, Pebbles.Told> {

  static final String WINDOW = "objection";
  static final Duration WINDOW_LENGTH = Duration.ofSeconds(8);

  private static final int MOST_FOR_PEEKING = 100;

  private final int rulesVersion;

  Pebbles(int rulesVersion) {
    this.rulesVersion = rulesVersion;
  }

  record Rule(int heap) {}

  /**
   * Everything.
   *
   * @param number of the turn
   * @param looked who has peeked just now
   */
  record Heap(
      int left,
      int number,
      Seat turn,
      int taken,
      boolean claimed,
      SortedSet<Seat> asked,
      List<Integer> points,
      List<Boolean> peeked,
      Optional<Seat> looked,
      List<Integer> secrets) {

    int seats() {
      return points.size();
    }

    Heap forgetful() {
      return new Heap(
          left, number, turn, taken, claimed, asked, points, peeked, Optional.empty(), secrets);
    }

    Heap taking(Seat seat, int count) {
      return new Heap(
          left - count,
          number,
          turn,
          taken + 1,
          false,
          asked,
          plus(points, seat, count),
          peeked,
          looked,
          secrets);
    }

    Heap turnOf(Seat seat) {
      return new Heap(
          left, number + 1, seat, 0, false, new TreeSet<>(), points, peeked, looked, secrets);
    }

    Heap peeking(Seat seat) {
      List<Boolean> now = new ArrayList<>(peeked);
      now.set(seat.index(), true);
      return new Heap(
          left,
          number,
          turn,
          taken,
          claimed,
          asked,
          points,
          List.copyOf(now),
          Optional.of(seat),
          secrets);
    }

    Heap asking(SortedSet<Seat> others, boolean open) {
      return new Heap(left, number, turn, taken, open, others, points, peeked, looked, secrets);
    }

    Heap claimWon() {
      return new Heap(
              left,
              number,
              turn,
              taken,
              claimed,
              asked,
              plus(points, turn, 5),
              peeked,
              looked,
              secrets)
          .turnOf(turn.next(seats()));
    }
  }

  sealed interface Move {
    record Take(int count) implements Move {}

    record End() implements Move {}

    record Again() implements Move {}

    record Peek() implements Move {}

    record Claim() implements Move {}

    record Pass() implements Move {}

    record Objection() implements Move {}
  }

  record Sight(int left, Seat turn, List<Integer> points, Optional<Integer> secret) {}

  sealed interface Told {
    record Took(Seat seat, int count) implements Told {}

    record Claimed(Seat seat) implements Told {}

    record Saw(Seat seat, int secret) implements Told {}
  }

  @Override
  public GameInfo<Rule> info() {
    return new GameInfo<>(
        "pebbles",
        "Pebbles",
        rulesVersion,
        1,
        4,
        Rule.class,
        List.of(),
        List.of(new GameInfo.Window(WINDOW, WINDOW_LENGTH)));
  }

  @Override
  public Rule defaults(int seats) {
    return new Rule(20);
  }

  @Override
  public List<Refusal> check(Rule options, int seats) {
    return options.heap() > 0
        ? List.of()
        : List.of(new Refusal("no-heap", "A heap has pebbles.", "heap"));
  }

  @Override
  public Heap initialState(Rule options, int seats, Optional<Seat> first, Chance chance) {
    return new Heap(
        options.heap(),
        1,
        first.orElseGet(() -> new Seat(chance.below("first/1", seats))),
        0,
        false,
        new TreeSet<>(),
        IntStream.range(0, seats).mapToObj(seat -> 0).toList(),
        IntStream.range(0, seats).mapToObj(seat -> false).toList(),
        Optional.empty(),
        IntStream.range(0, seats).mapToObj(seat -> chance.below("secret/" + seat, 1000)).toList());
  }

  @Override
  public Turn turn(Heap state) {
    if (state.left() == 0) {
      return new Turn.Over(
          new Outcome(
              "heapGone",
              state.points().stream().map(points -> new Outcome.Result(points, 1, 0)).toList()));
    }
    SortedSet<Seat> awaited =
        state.claimed() ? state.asked() : new TreeSet<>(List.of(state.turn()));
    SortedSet<Seat> mayAct = new TreeSet<>(awaited);
    if (state.left() <= MOST_FOR_PEEKING) {
      IntStream.range(0, state.peeked().size()).forEach(seat -> mayAct.add(new Seat(seat)));
    }
    return new Turn.Decision(
        awaited, mayAct, state.claimed() ? Optional.of(WINDOW) : Optional.empty(), state.number());
  }

  @Override
  public List<Move> legalActions(Heap state, Seat seat) {
    List<Move> moves = new ArrayList<>();
    if (state.claimed()) {
      if (state.asked().contains(seat)) {
        moves.addAll(List.of(new Move.Pass(), new Move.Objection()));
      }
    } else if (seat.equals(state.turn())) {
      if (state.taken() < 2) {
        IntStream.rangeClosed(1, Math.min(3, state.left()))
            .forEach(count -> moves.add(new Move.Take(count)));
      }
      if (state.taken() > 0) {
        moves.add(new Move.End());
        moves.add(new Move.Again());
      } else if (state.points().size() > 1) {
        moves.add(new Move.Claim());
      }
    }
    if (state.left() > 0 && state.left() <= MOST_FOR_PEEKING && !state.peeked().get(seat.index())) {
      moves.add(new Move.Peek());
    }
    return moves;
  }

  @Override
  public Step<Heap, Told> apply(Heap state, Seat seat, Move action, Chance chance) {
    Heap before = state.forgetful();
    return switch (action) {
      case Move.Take take ->
          new Step<>(
              before.taking(seat, take.count()), List.of(new Told.Took(seat, take.count())), false);
      case Move.End end -> new Step<>(before.turnOf(seat.next(before.seats())), List.of(), false);
      case Move.Again again -> new Step<>(before.turnOf(seat), List.of(), false);
      case Move.Peek peek -> new Step<>(before.peeking(seat), List.of(), true);
      case Move.Claim claim -> {
        SortedSet<Seat> asked = new TreeSet<>();
        IntStream.range(0, before.seats()).forEach(other -> asked.add(new Seat(other)));
        asked.remove(seat);
        yield new Step<>(before.asking(asked, true), List.of(new Told.Claimed(seat)), false);
      }
      case Move.Pass pass -> {
        SortedSet<Seat> asked = new TreeSet<>(before.asked());
        asked.remove(seat);
        yield new Step<>(
            asked.isEmpty() ? before.claimWon() : before.asking(asked, true), List.of(), false);
      }
      case Move.Objection objection ->
          new Step<>(before.asking(new TreeSet<>(), false), List.of(), false);
    };
  }

  private static List<Integer> plus(List<Integer> points, Seat seat, int more) {
    List<Integer> sum = new ArrayList<>(points);
    sum.set(seat.index(), sum.get(seat.index()) + more);
    return List.copyOf(sum);
  }

  @Override
  public Refusal refusal(Heap state, Seat seat, Move action) {
    return new Refusal("not-legal", "That is not possible now.", "taking");
  }

  @Override
  public Move timeoutAction(Heap state, Seat seat) {
    if (state.claimed()) {
      return new Move.Pass();
    }
    return state.taken() == 0 ? new Move.Take(1) : new Move.End();
  }

  @Override
  public List<Integer> points(Heap state) {
    return state.points();
  }

  @Override
  public List<Told> hindsight(Heap state) {
    return state
        .looked()
        .<Told>map(seat -> new Told.Saw(seat, state.secrets().get(seat.index())))
        .stream()
        .toList();
  }

  @Override
  public Sight view(Heap state, Viewer viewer) {
    return new Sight(
        state.left(),
        state.turn(),
        state.points(),
        switch (viewer) {
          case Viewer.Seated seated ->
              state.peeked().get(seated.seat().index())
                  ? Optional.of(state.secrets().get(seated.seat().index()))
                  : Optional.empty();
          case Viewer.Spectator spectator -> Optional.empty();
        });
  }

  @Override
  public Heap resample(Heap state, Viewer viewer, Chance chance) {
    return state;
  }

  @Override
  public Class<Move> actionType() {
    return Move.class;
  }

  @Override
  public Class<Sight> viewType() {
    return Sight.class;
  }

  @Override
  public Class<Told> eventType() {
    return Told.class;
  }

  @Override
  public Class<Heap> stateType() {
    return Heap.class;
  }
}
