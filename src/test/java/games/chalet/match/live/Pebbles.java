package games.chalet.match.live;

import games.chalet.engine.Chance;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.kit.AbstractGame;
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
 * time, unseen, once the heap is small; hindsight tells what they saw.
 *
 * <p>With doubts, the others have a window after a turn with pebbles taken, and may doubt it until
 * the next seat has done something: the doubt is right if the secret of that seat is odd; then it
 * has to play again, and whoever doubts rightly gets two points, who doubts wrongly loses one. It
 * is over when the heap is.
 */
class Pebbles
    extends AbstractGame<Pebbles.Rule, Pebbles.Heap, Pebbles.Move, Pebbles.Sight, Pebbles.Told> {

  static final String WINDOW = "objection";
  static final Duration WINDOW_LENGTH = Duration.ofSeconds(8);

  private static final int MOST_FOR_PEEKING = 100;
  private static final int ODD = 1;

  Pebbles(int rulesVersion) {
    super(
        new GameInfo<>(
            "pebbles",
            "Pebbles",
            rulesVersion,
            1,
            4,
            Rule.class,
            List.of(),
            List.of(new GameInfo.Window(WINDOW, WINDOW_LENGTH))),
        new Types<>(Heap.class, Move.class, Sight.class, Told.class));
  }

  /**
   * The options.
   *
   * @param doubts whether a turn may be doubted
   */
  record Rule(int heap, Optional<Boolean> doubts) {

    Rule(int heap) {
      this(heap, Optional.empty());
    }

    static Rule withDoubts(int heap) {
      return new Rule(heap, Optional.of(true));
    }
  }

  /** Everything. */
  record Heap(int left, boolean doubts, Now now, List<Integer> points, Hidden hidden) {

    int seats() {
      return points.size();
    }

    Heap with(Now then) {
      return new Heap(left, doubts, then, points, hidden);
    }

    Heap with(Hidden other) {
      return new Heap(left, doubts, now, points, other);
    }

    Heap scoring(Seat seat, int more) {
      List<Integer> sum = new ArrayList<>(points);
      sum.set(seat.index(), sum.get(seat.index()) + more);
      return new Heap(left, doubts, now, List.copyOf(sum), hidden);
    }

    Heap taking(Seat seat, int count) {
      return new Heap(left - count, doubts, now.taking(), points, hidden).scoring(seat, count);
    }

    Heap peeking(Seat seat) {
      List<Boolean> peeked = new ArrayList<>(hidden.peeked());
      peeked.set(seat.index(), true);
      return with(new Hidden(List.copyOf(peeked), Optional.of(seat), hidden.secrets()));
    }

    Heap forgetful() {
      return with(new Hidden(hidden.peeked(), Optional.empty(), hidden.secrets()));
    }

    SortedSet<Seat> others(Seat... without) {
      SortedSet<Seat> others = new TreeSet<>();
      IntStream.range(0, seats()).forEach(seat -> others.add(new Seat(seat)));
      others.removeAll(List.of(without));
      return others;
    }

    /** The next seat is to play; with doubts the rest may think about the turn that has ended. */
    Heap passedOn() {
      Seat next = now.seat().next(seats());
      return doubts && now.taken() > 0
          ? with(
              new Now(
                  now.number() + 1,
                  next,
                  0,
                  false,
                  others(now.seat(), next),
                  Optional.of(now.seat())))
          : with(now.turnOf(next));
    }
  }

  /**
   * The turn.
   *
   * @param number counted from 1
   * @param asked those who may object, while a window is open
   * @param dubious who had the turn before this one, as long as it may be doubted
   */
  record Now(
      int number,
      Seat seat,
      int taken,
      boolean claimed,
      SortedSet<Seat> asked,
      Optional<Seat> dubious) {

    Now turnOf(Seat other) {
      return new Now(number + 1, other, 0, false, new TreeSet<>(), Optional.empty());
    }

    Now taking() {
      return new Now(number, seat, taken + 1, false, asked, Optional.empty());
    }

    Now claiming(SortedSet<Seat> others) {
      return new Now(number, seat, taken, true, others, Optional.empty());
    }

    Now asking(SortedSet<Seat> others) {
      return new Now(number, seat, taken, claimed, others, dubious);
    }

    Now settled() {
      return new Now(number, seat, taken, false, new TreeSet<>(), Optional.empty());
    }

    boolean mayBeDoubtedBy(Seat other) {
      return dubious.filter(accused -> !accused.equals(other)).isPresent();
    }
  }

  /**
   * The hidden part of the state.
   *
   * @param looked who has peeked just now
   */
  record Hidden(List<Boolean> peeked, Optional<Seat> looked, List<Integer> secrets) {

    int secret(Seat seat) {
      return secrets.get(seat.index());
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

    /** Doubts the turn with that number. */
    record Doubt(int number) implements Move {}
  }

  record Sight(int left, Seat turn, List<Integer> points, Optional<Integer> secret) {}

  sealed interface Told {
    record Took(Seat seat, int count) implements Told {}

    record Claimed(Seat seat) implements Told {}

    record Doubted(Seat seat, Seat by, boolean right) implements Told {}

    record Saw(Seat seat, int secret) implements Told {}
  }

  @Override
  public Rule defaults(int seats) {
    return new Rule(20);
  }

  @Override
  public List<Refusal> validate(Rule options, int seats) {
    return options.heap() > 0
        ? List.of()
        : List.of(new Refusal("no-heap", "A heap has pebbles.", "heap"));
  }

  @Override
  protected Heap deal(Rule options, int seats, Seat first, Chance chance) {
    return new Heap(
        options.heap(),
        options.doubts().orElse(false),
        new Now(1, first, 0, false, new TreeSet<>(), Optional.empty()),
        IntStream.range(0, seats).mapToObj(seat -> 0).toList(),
        new Hidden(
            IntStream.range(0, seats).mapToObj(seat -> false).toList(),
            Optional.empty(),
            IntStream.range(0, seats)
                .mapToObj(seat -> chance.below("secret/" + seat, 1000))
                .toList()));
  }

  @Override
  public Turn turn(Heap state) {
    if (state.left() == 0) {
      return new Turn.Over(
          new Outcome(
              "heapGone",
              state.points().stream().map(points -> new Outcome.Result(points, 1, 0)).toList()));
    }
    boolean open = !state.now().asked().isEmpty();
    SortedSet<Seat> awaited =
        open ? state.now().asked() : new TreeSet<>(List.of(state.now().seat()));
    // Whoever may still peek would tell by it that they have not, so all seats count.
    SortedSet<Seat> mayAct = new TreeSet<>(state.others());
    mayAct.removeIf(
        seat ->
            state.left() > MOST_FOR_PEEKING
                && !awaited.contains(seat)
                && !state.now().mayBeDoubtedBy(seat));
    return new Turn.Decision(
        awaited, mayAct, open ? Optional.of(WINDOW) : Optional.empty(), state.now().number());
  }

  @Override
  public List<Move> legalActions(Heap state, Seat seat) {
    List<Move> moves = new ArrayList<>();
    Now now = state.now();
    if (now.asked().contains(seat)) {
      moves.add(new Move.Pass());
      if (now.claimed()) {
        moves.add(new Move.Objection());
      }
    }
    if (now.mayBeDoubtedBy(seat)) {
      moves.add(new Move.Doubt(now.number() - 1));
    }
    if (now.asked().isEmpty() && seat.equals(now.seat())) {
      if (now.taken() < 2) {
        IntStream.rangeClosed(1, Math.min(3, state.left()))
            .forEach(count -> moves.add(new Move.Take(count)));
      }
      if (now.taken() > 0) {
        moves.add(new Move.End());
        moves.add(new Move.Again());
      } else if (state.seats() > 1) {
        moves.add(new Move.Claim());
      }
    }
    if (state.left() > 0
        && state.left() <= MOST_FOR_PEEKING
        && !state.hidden().peeked().get(seat.index())) {
      moves.add(new Move.Peek());
    }
    return moves;
  }

  @Override
  public Step<Heap, Told> apply(Heap state, Seat seat, Move action, Chance chance) {
    Heap before = state.forgetful();
    Now now = before.now();
    return switch (action) {
      case Move.Take take ->
          step(before.taking(seat, take.count()), new Told.Took(seat, take.count()));
      case Move.End end -> step(before.passedOn());
      case Move.Again again -> step(before.with(now.turnOf(seat)));
      case Move.Peek peek -> new Step<>(before.peeking(seat), List.of(), true);
      case Move.Claim claim ->
          step(before.with(now.claiming(before.others(seat))), new Told.Claimed(seat));
      case Move.Pass pass -> step(passing(before, seat));
      case Move.Objection objection -> step(before.with(now.settled()));
      case Move.Doubt doubt -> doubting(before, seat, now.dubious().orElseThrow());
    };
  }

  private static Heap passing(Heap state, Seat seat) {
    SortedSet<Seat> asked = new TreeSet<>(state.now().asked());
    asked.remove(seat);
    return asked.isEmpty() && state.now().claimed()
        ? state.scoring(state.now().seat(), 5).passedOn()
        : state.with(state.now().asking(asked));
  }

  private static Step<Heap, Told> doubting(Heap state, Seat by, Seat accused) {
    boolean right = state.hidden().secret(accused) % 2 == ODD;
    Heap after = state.scoring(by, right ? 2 : -1);
    return new Step<>(
        after.with(right ? after.now().turnOf(accused) : after.now().settled()),
        List.of(new Told.Doubted(accused, by, right)),
        true);
  }

  private static Step<Heap, Told> step(Heap after, Told... events) {
    return new Step<>(after, List.of(events), false);
  }

  @Override
  public boolean isInterrupt(Move action) {
    return action instanceof Move.Doubt;
  }

  @Override
  public Refusal refusal(Heap state, Seat seat, Move action) {
    return action instanceof Move.Doubt
        ? new Refusal("doubt-too-late", "That turn cannot be doubted any more.", "doubts")
        : new Refusal("not-legal", "That is not possible now.", "taking");
  }

  @Override
  protected Move onTimeout(Heap state, Seat seat) {
    if (state.now().asked().contains(seat)) {
      return new Move.Pass();
    }
    return state.now().taken() == 0 ? new Move.Take(1) : new Move.End();
  }

  @Override
  public List<Integer> points(Heap state) {
    return state.points();
  }

  @Override
  public List<Told> hindsight(Heap state) {
    return state
        .hidden()
        .looked()
        .<Told>map(seat -> new Told.Saw(seat, state.hidden().secret(seat)))
        .stream()
        .toList();
  }

  @Override
  public Sight view(Heap state, Viewer viewer) {
    return new Sight(
        state.left(),
        state.now().seat(),
        state.points(),
        switch (viewer) {
          case Viewer.Seated seated ->
              Optional.of(seated.seat())
                  .filter(seat -> state.hidden().peeked().get(seat.index()))
                  .map(state.hidden()::secret);
          case Viewer.Spectator spectator -> Optional.empty();
        });
  }

  /** The game forgets if a doubted secret was odd: a second doubt is as open as the first. */
  @Override
  public Heap resample(Heap state, Viewer viewer, Chance chance) {
    Hidden hidden = state.hidden();
    return state.with(
        new Hidden(
            hidden.peeked(),
            hidden.looked(),
            IntStream.range(0, state.seats())
                .mapToObj(
                    seat ->
                        viewer.equals(new Viewer.Seated(new Seat(seat)))
                                && hidden.peeked().get(seat)
                            ? hidden.secrets().get(seat)
                            : Integer.valueOf(chance.below("secret/" + seat, 1000)))
                .toList()));
  }
}
