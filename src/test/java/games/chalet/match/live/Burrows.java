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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A game for these tests only, in which all seats act at once and unseen. Each day everybody digs,
 * one to three steps at a time and four times at most, may look at what lies hidden there, and goes
 * to sleep. When all sleep it is told how deep each has dug, and the next day begins.
 */
final class Burrows
    extends AbstractGame<Burrows.Rule, Burrows.Hills, Burrows.Move, Burrows.Sight, Burrows.Told> {

  private static final int MOST_DIGS = 4;

  /** The length of a match. */
  record Rule(int days) {}

  /**
   * Everything.
   *
   * @param depths by seat, as of this morning
   * @param today by seat
   * @param last who did what just now, unseen
   */
  record Hills(
      int day, int days, List<Integer> depths, List<Today> today, Optional<Told.Dug> last) {

    Today today(Seat seat) {
      return today.get(seat.index());
    }

    Hills with(Seat seat, Today now, Optional<Told.Dug> dug) {
      List<Today> all = new ArrayList<>(today);
      all.set(seat.index(), now);
      return new Hills(day, days, depths, List.copyOf(all), dug);
    }

    List<Seat> seats() {
      return IntStream.range(0, depths.size()).mapToObj(Seat::new).toList();
    }
  }

  /**
   * The actions of one seat on this day.
   *
   * @param found a hidden number, seen if it has looked
   */
  record Today(int dug, int digs, boolean looked, boolean asleep, int found) {}

  sealed interface Move {
    record Dig(int steps) implements Move {}

    record Look() implements Move {}

    record Sleep() implements Move {}
  }

  /** All of today is the viewer's own. */
  record Sight(
      int day,
      List<Integer> depths,
      List<Seat> asleep,
      Optional<Integer> dug,
      Optional<Integer> found) {}

  sealed interface Told {
    record Deep(Seat seat, int dug) implements Told {}

    record Dug(Seat seat, int steps) implements Told {}
  }

  Burrows() {
    super(
        new GameInfo<>("burrows", "Burrows", 1, 1, 4, Rule.class, List.of(), List.of()),
        new Types<>(Hills.class, Move.class, Sight.class, Told.class));
  }

  @Override
  public Rule defaults(int seats) {
    return new Rule(3);
  }

  @Override
  protected Hills deal(Rule options, int seats, Seat first, Chance chance) {
    return morning(
        new Hills(
            0,
            options.days(),
            IntStream.range(0, seats).mapToObj(seat -> 0).toList(),
            List.of(),
            Optional.empty()),
        chance);
  }

  private static Hills morning(Hills night, Chance chance) {
    int day = night.day() + 1;
    return new Hills(
        day,
        night.days(),
        night.depths(),
        night.seats().stream()
            .map(
                seat ->
                    new Today(
                        0, 0, false, false, chance.below("find/" + day + "/" + seat.index(), 1000)))
            .toList(),
        Optional.empty());
  }

  @Override
  public Turn turn(Hills state) {
    if (state.day() > state.days()) {
      return new Turn.Over(
          new Outcome(
              "allDays",
              state.depths().stream().map(depth -> new Outcome.Result(depth, 1, 0)).toList()));
    }
    TreeSet<Seat> awake = new TreeSet<>(state.seats());
    awake.removeIf(seat -> state.today(seat).asleep());
    return new Turn.Decision(awake, awake, Optional.empty(), state.day());
  }

  @Override
  public List<Move> legalActions(Hills state, Seat seat) {
    Today today = state.today(seat);
    List<Move> moves = new ArrayList<>();
    if (state.day() <= state.days() && !today.asleep()) {
      if (today.digs() < MOST_DIGS) {
        IntStream.rangeClosed(1, 3).forEach(steps -> moves.add(new Move.Dig(steps)));
      }
      if (!today.looked()) {
        moves.add(new Move.Look());
      }
      moves.add(new Move.Sleep());
    }
    return moves;
  }

  @Override
  public Step<Hills, Told> apply(Hills state, Seat seat, Move action, Chance chance) {
    Today now = state.today(seat);
    return switch (action) {
      case Move.Dig dig ->
          unseen(
              state.with(
                  seat,
                  new Today(
                      now.dug() + dig.steps(), now.digs() + 1, now.looked(), false, now.found()),
                  Optional.of(new Told.Dug(seat, dig.steps()))),
              false);
      case Move.Look look ->
          unseen(
              state.with(
                  seat,
                  new Today(now.dug(), now.digs(), true, false, now.found()),
                  Optional.empty()),
              true);
      case Move.Sleep sleep ->
          dawn(
              state.with(
                  seat,
                  new Today(now.dug(), now.digs(), now.looked(), true, now.found()),
                  Optional.empty()),
              chance);
    };
  }

  private static Step<Hills, Told> unseen(Hills after, boolean revealed) {
    return new Step<>(after, List.of(), revealed);
  }

  private static Step<Hills, Told> dawn(Hills evening, Chance chance) {
    if (!evening.today().stream().allMatch(Today::asleep)) {
      return unseen(evening, false);
    }
    List<Seat> seats = evening.seats();
    Hills night =
        new Hills(
            evening.day(),
            evening.days(),
            seats.stream()
                .map(seat -> evening.depths().get(seat.index()) + evening.today(seat).dug())
                .toList(),
            evening.today(),
            Optional.empty());
    return new Step<>(
        morning(night, chance),
        seats.stream().<Told>map(seat -> new Told.Deep(seat, evening.today(seat).dug())).toList(),
        true);
  }

  @Override
  public Refusal refusal(Hills state, Seat seat, Move action) {
    return new Refusal("not-legal", "That is not possible now.", "digging");
  }

  @Override
  protected Move onTimeout(Hills state, Seat seat) {
    return state.today(seat).digs() == 0 ? new Move.Dig(1) : new Move.Sleep();
  }

  @Override
  public List<Integer> points(Hills state) {
    return state.depths();
  }

  @Override
  public List<Told> hindsight(Hills state) {
    return state.last().<Told>map(dug -> dug).stream().toList();
  }

  @Override
  public Sight view(Hills state, Viewer viewer) {
    Optional<Today> own =
        switch (viewer) {
          case Viewer.Seated seated -> Optional.of(state.today(seated.seat()));
          case Viewer.Spectator spectator -> Optional.empty();
        };
    return new Sight(
        state.day(),
        state.depths(),
        state.seats().stream().filter(seat -> state.today(seat).asleep()).toList(),
        own.map(Today::dug),
        own.filter(Today::looked).map(Today::found));
  }

  @Override
  public Hills resample(Hills state, Viewer viewer, Chance chance) {
    Hills other = state;
    for (Seat seat : state.seats()) {
      Today now = state.today(seat);
      boolean own = viewer.equals(new Viewer.Seated(seat));
      int label = seat.index();
      other =
          other.with(
              seat,
              new Today(
                  own ? now.dug() : chance.below("dug/" + label, 10),
                  own ? now.digs() : chance.below("digs/" + label, MOST_DIGS),
                  own ? now.looked() : chance.below("looked/" + label, 2) == 0,
                  now.asleep(),
                  own && now.looked() ? now.found() : chance.below("found/" + label, 1000)),
              Optional.empty());
    }
    return other;
  }
}
