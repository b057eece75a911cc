package games.chalet.json;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Observations;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.GameCatalog;
import games.chalet.testing.ChangedPosition;
import games.chalet.testing.Series;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Changes that are put into what was before make what is now. */
@Execution(ExecutionMode.CONCURRENT)
class JsonChangesTest {

  private static final Json JSON = Json.create();
  private static final int PLIES = 200;

  /** Everything that views are made of. */
  record Sample(
      int number,
      Optional<Inner> inner,
      List<Integer> cards,
      List<Inner> seats,
      Seat seat,
      Kind kind) {}

  record Inner(String name, List<String> words) {}

  sealed interface Kind {
    record One(int a) implements Kind {}

    record Two(int a) implements Kind {}
  }

  private static final Inner ANN = new Inner("Ann", List.of("a"));
  private static final Inner BEN = new Inner("Ben", List.of());
  private static final Sample BEFORE =
      new Sample(
          1, Optional.of(ANN), List.of(1, 2), List.of(ANN, BEN, ANN), new Seat(0), new Kind.One(1));

  private static String changes(Record before, Record after) {
    return new String(
        new JsonChanges(JSON).comparison().between(List.of(before), List.of(after)),
        StandardCharsets.UTF_8);
  }

  @Test
  void nothingIsSaidOfWhatIsEqual() {
    Sample same =
        new Sample(
            1,
            Optional.of(new Inner("Ann", List.of("a"))),
            List.of(1, 2),
            List.of(ANN, BEN, ANN),
            new Seat(0),
            new Kind.One(1));
    assertThat(changes(BEFORE, same)).isEmpty();
  }

  @Test
  void aPathLeadsToWhatIsNew() {
    Sample after =
        new Sample(
            2,
            Optional.of(new Inner("Ann", List.of("a", "b"))),
            List.of(1, 2, 3),
            List.of(ANN, new Inner("Ben", List.of("x")), ANN),
            new Seat(1),
            new Kind.One(2));
    assertThat(changes(BEFORE, after))
        .isEqualTo(
            """
            "number":2,"inner.w+":["b"],"cards+":[3],"seats.1.w":["x"],"seat":1,"kind.a":2""");
  }

  @Test
  void setsValuesOfAnotherKindShorterOrMissingWhole() {
    Sample after =
        new Sample(
            1, Optional.empty(), List.of(2), List.of(BEN, ANN), new Seat(0), new Kind.Two(1));
    assertThat(changes(BEFORE, after))
        .isEqualTo(
            """
            "inner":null,"cards":[2],"seats":[{"name":"Ben","words":[]},\
            {"name":"Ann","words":["a"]}],"kind":{"type":"Two","a":1}""");
  }

  @Test
  void aListThatWasEmptyIsSetAndNotAddedTo() {
    assertThat(changes(BEN, new Inner("Ben", List.of("x")))).isEqualTo("\"words\":[\"x\"]");
  }

  /** The legal actions of a seat, and a view whose names are much alike. */
  record Moment(List<Kind> legalActions, Alike view) {}

  record Alike(int card, List<Integer> cards, int typed, int t) {}

  @Test
  void changesShortenWhatCanBeToldApart() {
    Moment before = new Moment(List.of(), new Alike(1, List.of(1), 1, 1));
    Moment after =
        new Moment(
            List.of(new Kind.One(1), new Kind.One(2), new Kind.Two(2), new Kind.Two(2)),
            new Alike(2, List.of(1, 2), 2, 2));
    String changes = changes(before, after);
    assertThat(changes)
        .isEqualTo(
            """
            "legalActions":[{"type":"One","a":1},{"a":2},{"type":"Two","a":2},{}],\
            "view.card":2,"view.cards+":[2],"view.typed":2,"view.t":2""");
    assertThat(applied(before, changes.getBytes(StandardCharsets.UTF_8))).isEqualTo(tree(after, 2));
  }

  static Stream<Game<?, ?, ?, ?, ?>> games() {
    GameCatalog catalog = new GameCatalog(GameCatalog.unlistedGames());
    return catalog.games().stream().flatMap(game -> catalog.versions(game.info().id()).stream());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyViewOfEveryGameFollowsFromTheOneBefore(Game<?, ?, ?, ?, ?> game) {
    for (long seed = 1; seed <= Series.of(20); seed++) {
      play(game, seed);
    }
  }

  /** The parts of a position that games make. */
  record Told<A, V extends Record>(V view, List<A> legalActions) {}

  private static <O extends Record, S extends Record, A, V extends Record, E> void play(
      Game<O, S, A, V, E> game, long seed) {
    JsonChanges changes = new JsonChanges(JSON);
    Random random = new Random(seed);
    Playthrough<O, S, A, V, E> playthrough =
        new Playthrough<>(game, new Chance(new Seed("%064x".formatted(seed))));
    int span = game.info().maxSeats() - game.info().minSeats() + 1;
    int seats = game.info().minSeats() + (int) (seed % span);
    S state = playthrough.deal(game.defaults(seats), seats, Optional.empty());
    Observations<A, V> before = playthrough.look(state, seats);
    for (int ply = 1; ply < PLIES && before.turn() instanceof Turn.Decision turn; ply++) {
      List<Seat> able = List.copyOf(turn.mayAct());
      Seat seat = able.get(random.nextInt(able.size()));
      List<A> legal = before.legalActions().get(seat.index());
      A action = legal.get(random.nextInt(legal.size()));
      state = playthrough.apply(state, legal, seat, action).state();
      Observations<A, V> after = playthrough.look(state, seats);
      JsonChanges.Comparison comparison = changes.comparison();
      for (int viewer = 0; viewer <= seats; viewer++) {
        Told<A, V> was = told(before, viewer);
        Told<A, V> is = told(after, viewer);
        byte[] changed = comparison.between(List.of(was), List.of(is));
        assertThat(applied(was, changed))
            .as("seed %s, ply %s, viewer %s: %s", seed, ply, viewer, text(changed))
            .isEqualTo(tree(is, 2));
      }
      before = after;
    }
  }

  private static <A, V extends Record> Told<A, V> told(Observations<A, V> seen, int viewer) {
    boolean seated = viewer < seen.legalActions().size();
    return new Told<>(
        seen.views().get(viewer), seated ? seen.legalActions().get(viewer) : List.of());
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  private static JsonNode tree(Record told, int version) {
    String body = text(JSON.write(told));
    return JSON.read(
        "{\"version\":%d,\"takenBack\":0,\"events\":[],%s".formatted(version, body.substring(1)),
        JsonNode.class);
  }

  private static JsonNode applied(Record before, byte[] changed) {
    return ChangedPosition.of(
        tree(before, 1),
        JSON.read(
            "{\"version\":2,\"on\":1%s}".formatted(changed.length == 0 ? "" : "," + text(changed)),
            JsonNode.class));
  }
}
