package games.chalet.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;

class JsonTest {

  private final Json json = Json.create();

  sealed interface Move {
    record PickUp(Pile pile) implements Move {}

    record Pass() implements Move {}

    sealed interface Special extends Move {
      record Shout(String word, int times) implements Special {}
    }
  }

  enum Pile {
    DRAW,
    LIFT
  }

  record Everything(
      Seat seat,
      Optional<String> maybe,
      @Nullable String nullable,
      Instant at,
      Duration length,
      Map<Seat, Integer> bySeat,
      List<Move> moves,
      boolean isPublic) {

    /** Derived: no part of the JSON. */
    public boolean isOver() {
      return true;
    }

    /** Derived: no part of the JSON. */
    public String getTitle() {
      return "title";
    }
  }

  private static final Everything EVERYTHING =
      new Everything(
          new Seat(2),
          Optional.of("yes"),
          null,
          Instant.parse("2026-11-20T21:00:00Z"),
          Duration.ofSeconds(90),
          Map.of(new Seat(1), 10, new Seat(0), 5),
          List.of(new Move.PickUp(Pile.DRAW), new Move.Pass(), new Move.Special.Shout("Lawine", 3)),
          true);

  private static final String GOLDEN =
      """
      {"seat":2,"maybe":"yes","nullable":null,"at":"2026-11-20T21:00:00.000Z","length":"PT1M30S",\
      "bySeat":{"0":5,"1":10},"moves":[{"type":"PickUp","pile":"DRAW"},{"type":"Pass"},\
      {"type":"Shout","word":"Lawine","times":3}],"isPublic":true}""";

  @Test
  void aRecordIsItsComponentsInTheirOrder() {
    assertThat(json.text(EVERYTHING)).isEqualTo(GOLDEN);
    assertThat(json.read(GOLDEN, Everything.class)).isEqualTo(EVERYTHING);
  }

  @Test
  void theEnginesOwnTypesAreWrittenSo() {
    Turn turn =
        new Turn.Decision(
            new TreeSet<>(List.of(new Seat(1))),
            new TreeSet<>(List.of(new Seat(0), new Seat(1))),
            Optional.empty(),
            7);
    String golden =
        "{\"type\":\"Decision\",\"awaited\":[1],\"mayAct\":[0,1],\"window\":null,\"number\":7}";
    assertThat(json.text(turn)).isEqualTo(golden);
    assertThat(json.read(golden, Turn.class)).isEqualTo(turn);
    Turn over = new Turn.Over(new Outcome("done", List.of(new Outcome.Result(31, 1, 1.0))));
    String overGolden =
        "{\"type\":\"Over\",\"outcome\":{\"reason\":\"done\",\"results\":[{\"points\":31,\"rank\":1,\"returns\":1.0,\"turns\":null}]}}";
    assertThat(json.text(over)).isEqualTo(overGolden);
    assertThat(json.read(overGolden, Turn.class)).isEqualTo(over);
    String olderThanTurns = overGolden.replace(",\"turns\":null", "");
    assertThat(json.read(olderThanTurns, Turn.class)).isEqualTo(over);
  }

  @Test
  void anElementOfASealedTypeIsReadAsItsOwnTypeToo() {
    Move.PickUp pickUp = new Move.PickUp(Pile.LIFT);
    assertThat(json.read(json.write(pickUp), Move.PickUp.class)).isEqualTo(pickUp);
    assertThat(json.read(json.tree(pickUp), Move.class)).isEqualTo(pickUp);
  }

  @Test
  void elementsOfGenericCollectionsCarryTheirTypeToo() {
    assertThat(json.text(List.of(new Move.Pass()))).isEqualTo("[{\"type\":\"Pass\"}]");
    record Holder<A>(A action, List<A> actions) {}
    assertThat(json.text(new Holder<Move>(new Move.Pass(), List.of(new Move.Pass()))))
        .isEqualTo("{\"action\":{\"type\":\"Pass\"},\"actions\":[{\"type\":\"Pass\"}]}");
  }

  @Test
  void acceptsMissingOptionalProperties() {
    Everything read =
        json.read(
            """
            {"seat":0,"at":"2026-11-20T21:00:00.000Z","length":"PT0S","bySeat":{},"moves":[],"isPublic":false}
            """,
            Everything.class);
    assertThat(read.maybe()).isEmpty();
    assertThat(read.nullable()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{",
        "{\"type\":\"Nobody\"}",
        "{\"type\":\"java.lang.String\"}",
        "{\"pile\":\"DRAW\"}",
        "{\"type\":\"PickUp\"}",
        "{\"type\":\"PickUp\",\"pile\":null}",
        "{\"type\":\"PickUp\",\"pile\":0}",
        "{\"type\":\"PickUp\",\"pile\":\"draw\"}",
        "{\"type\":\"PickUp\",\"pile\":\"DRAW\",\"more\":1}",
        "{\"type\":\"Pass\"} {}",
        "{\"type\":\"Shout\",\"word\":\"x\"}",
        "{\"type\":\"Shout\",\"word\":null,\"times\":1}",
        "{\"type\":\"Shout\",\"word\":\"x\",\"times\":null}",
        "{\"type\":\"Shout\",\"word\":\"x\",\"times\":\"1\"}",
        "{\"type\":\"Shout\",\"word\":\"x\",\"times\":1.5}",
        "{\"type\":\"Shout\",\"word\":1,\"times\":1}",
      })
  void readingIsStrict(String bad) {
    assertThatThrownBy(() -> json.read(bad, Move.class)).isInstanceOf(JacksonException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "\"1\"", "1.0", "null", "99999999999"})
  void aSeatIsANumberFromZeroOn(String bad) {
    assertThatThrownBy(() -> json.read(bad, Seat.class)).isInstanceOf(JacksonException.class);
  }
}
