package games.chalet.solo;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * A game for these tests only, for one or two. A few pines of hidden height stand in a row; in turn
 * each is climbed or passed by. Whoever climbs gets its height, and each pass is a turn without
 * points.
 *
 * @param rulesVersion of its rules
 */
public record Pines(AtomicInteger rulesVersion)
    implements Game<Pines.Wood, Pines.Row, Pines.Move, Pines.Sight, Pines.Told> {

  public static final String ID = "pines";
  static final int TREES = 3;
  private static final int TALLEST = 1000;

  enum Size {
    SMALL,
    LARGE
  }

  /** The options. */
  record Wood(Size size) {}

  /** The row: the heights in order, and those that have been climbed. */
  record Row(List<Integer> heights, int next, int points, int seats) {}

  sealed interface Move {
    record Climb() implements Move {}

    record Pass() implements Move {}
  }

  /** The public view. */
  record Sight(int left, int points) {}

  sealed interface Told {
    record Climbed(int height) implements Told {}

    record Passed() implements Told {}
  }

  @Override
  public GameInfo<Wood> info() {
    return new GameInfo<>(
        ID,
        "Pines",
        rulesVersion.get(),
        1,
        2,
        Wood.class,
        List.of(
            new GameInfo.Option(
                "size",
                List.of(new GameInfo.Choice("SMALL", 1, 2), new GameInfo.Choice("LARGE", 1, 2)))),
        List.of());
  }

  @Override
  public Wood defaults(int seats) {
    return new Wood(Size.SMALL);
  }

  @Override
  public Optional<Wood> dealOfTheDay(long epochDay) {
    return Optional.of(new Wood(epochDay % 2 == 0 ? Size.SMALL : Size.LARGE));
  }

  @Override
  public List<Refusal> validate(Wood options, int seats) {
    return List.of();
  }

  @Override
  public Row initialState(Wood options, int seats, Optional<Seat> first, Chance chance) {
    return new Row(
        IntStream.range(0, TREES).mapToObj(n -> chance.below("tree/" + n, TALLEST)).toList(),
        0,
        0,
        seats);
  }

  @Override
  public Turn turn(Row state) {
    return state.next() < TREES
        ? Turn.Decision.of(new Seat(0))
        : new Turn.Over(
            new Outcome(
                "woodEnds",
                IntStream.range(0, state.seats())
                    .mapToObj(
                        seat ->
                            new Outcome.Result(
                                state.points(),
                                1,
                                state.points() / (double) (TREES * TALLEST),
                                Optional.of(state.next())))
                    .toList()));
  }

  @Override
  public List<Move> legalActions(Row state, Seat seat) {
    return state.next() < TREES && seat.index() == 0
        ? List.of(new Move.Climb(), new Move.Pass())
        : List.of();
  }

  @Override
  public Step<Row, Told> apply(Row state, Seat seat, Move action, Chance chance) {
    int height = state.heights().get(state.next());
    return switch (action) {
      case Move.Climb climb ->
          new Step<>(after(state, height), List.of(new Told.Climbed(height)), true);
      case Move.Pass pass -> new Step<>(after(state, 0), List.of(new Told.Passed()), true);
    };
  }

  private static Row after(Row state, int more) {
    return new Row(state.heights(), state.next() + 1, state.points() + more, state.seats());
  }

  @Override
  public Refusal refusal(Row state, Seat seat, Move action) {
    return new Refusal("not-legal", "There is no pine.", "");
  }

  @Override
  public Move timeoutAction(Row state, Seat seat) {
    return new Move.Pass();
  }

  @Override
  public List<Integer> points(Row state) {
    return List.of(state.points());
  }

  @Override
  public Sight view(Row state, Viewer viewer) {
    return new Sight(TREES - state.next(), state.points());
  }

  @Override
  public Row resample(Row state, Viewer viewer, Chance chance) {
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
  public Class<Row> stateType() {
    return Row.class;
  }
}
