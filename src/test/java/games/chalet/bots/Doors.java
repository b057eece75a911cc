package games.chalet.bots;

import games.chalet.engine.Chance;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.kit.AbstractGame;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Seat 0 opens one of three doors: nothing is behind the left one, the prize behind the right one,
 * and the middle one hides it in one of two houses; nobody sees in which house they are. Seat 1 may
 * say halt before, and gets the prize then.
 */
final class Doors
    extends AbstractGame<Doors.None, Doors.HouseState, Doors.Door, Doors.Sign, String> {

  static final Seat OPENS = new Seat(0);
  static final Seat WATCHES = new Seat(1);

  Doors() {
    super(
        new GameInfo<>("doors", "Doors", 1, 2, 2, None.class, List.of(), List.of()),
        new Types<>(HouseState.class, Door.class, Sign.class, String.class));
  }

  record None() {}

  record HouseState(boolean lucky, Optional<Door> chosen) {}

  record Sign(boolean open) {}

  enum Door {
    LEFT,
    MIDDLE,
    RIGHT,
    HALT
  }

  @Override
  public None defaults(int seats) {
    return new None();
  }

  @Override
  protected HouseState deal(None options, int seats, Seat first, Chance chance) {
    return new HouseState(chance.below("house", 2) == 0, Optional.empty());
  }

  @Override
  public Turn turn(HouseState state) {
    return state.chosen().<Turn>map(door -> new Turn.Over(outcome(state, door))).orElse(deciding());
  }

  static Turn.Decision deciding() {
    SortedSet<Seat> both = new TreeSet<>(List.of(OPENS, WATCHES));
    return new Turn.Decision(new TreeSet<>(List.of(OPENS)), both, Optional.empty(), 1);
  }

  private static Outcome outcome(HouseState state, Door door) {
    boolean won = door == Door.RIGHT || (door == Door.MIDDLE && state.lucky());
    Outcome.Result first = new Outcome.Result(1, 1, 1);
    Outcome.Result last = new Outcome.Result(0, 2, -1);
    return new Outcome("opened", won ? List.of(first, last) : List.of(last, first));
  }

  @Override
  public List<Door> legalActions(HouseState state, Seat seat) {
    if (state.chosen().isPresent()) {
      return List.of();
    }
    return seat.equals(OPENS) ? List.of(Door.LEFT, Door.MIDDLE, Door.RIGHT) : List.of(Door.HALT);
  }

  @Override
  public Step<HouseState, String> apply(HouseState state, Seat seat, Door action, Chance chance) {
    return new Step<>(new HouseState(state.lucky(), Optional.of(action)), List.of(), true);
  }

  @Override
  public Refusal refusal(HouseState state, Seat seat, Door action) {
    return new Refusal("closed", "It is closed.", "");
  }

  @Override
  public List<Integer> points(HouseState state) {
    return List.of(0, 0);
  }

  @Override
  public Sign view(HouseState state, Viewer viewer) {
    return new Sign(state.chosen().isPresent());
  }

  @Override
  public HouseState resample(HouseState state, Viewer viewer, Chance chance) {
    return new HouseState(chance.below("house", 2) == 0, state.chosen());
  }
}
