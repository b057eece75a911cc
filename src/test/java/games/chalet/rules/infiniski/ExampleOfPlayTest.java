package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.Scene.gain;
import static games.chalet.rules.infiniski.Scene.jump;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.infiniski.InfiniskiAction.Place;
import games.chalet.rules.infiniski.InfiniskiEvent.Drawn;
import games.chalet.rules.infiniski.InfiniskiEvent.FlagTaken;
import games.chalet.rules.infiniski.InfiniskiEvent.Jumped;
import games.chalet.rules.infiniski.InfiniskiEvent.Skied;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The rulebook's example of play, turns 1 to 4 and 14 to 16, as the deck file writes it down. */
class ExampleOfPlayTest {

  private static JsonNode example(String name) {
    return DeckFile.read()
        .get("fixtures")
        .valueStream()
        .filter(fixture -> fixture.get("name").stringValue().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static SlopeCard[] cards(JsonNode names) {
    return names
        .valueStream()
        .map(name -> SlopeCard.valueOf(name.stringValue()))
        .toArray(SlopeCard[]::new);
  }

  private static <T extends Enum<T>> T constant(Class<T> kind, JsonNode word) {
    return Enum.valueOf(kind, word.stringValue().toUpperCase(Locale.ROOT));
  }

  private static Scene start(JsonNode example) {
    JsonNode start = example.get("start");
    return Scene.of(cards(start.get("hand")))
        .at(start.get("speed").intValue(), start.get("hazard").intValue())
        .score(start.get("score").intValue())
        .deck(cards(start.get("draw")));
  }

  private static <E extends InfiniskiEvent> Stream<E> told(Scene scene, Class<E> type) {
    return scene.events().stream().filter(type::isInstance).map(type::cast);
  }

  private static int drawn(Scene scene) {
    return told(scene, Drawn.class).mapToInt(event -> event.cards().size()).sum();
  }

  /** One turn; what is drawn after it belongs to the next. */
  private static void play(Scene scene, JsonNode step) {
    String turn = "turn " + step.get("turn");
    with(step, "drawn", node -> assertThat(drawn(scene)).as(turn).isEqualTo(node.intValue()));
    if (step.path("hand").isArray()) {
      assertThat(scene.hand()).as(turn).containsExactlyInAnyOrder(cards(step.get("hand")));
    }
    SlopeCard card = constant(SlopeCard.class, step.get("play"));
    scene.act(new Place(card, constant(Orientation.class, step.get("as_"))));
    with(step, "choose", node -> scene.act(gain(node.intValue())));
    with(
        step,
        "speedBeforeJump",
        node -> {
          assertThat(scene.speed()).as(turn).isEqualTo(node.intValue());
          scene.act(jump());
        });
    assertThat(scene.state().turn()).as(turn).isEqualTo(step.get("turn").intValue());
    checkSections(scene, step);
    checkEnd(scene, step);
  }

  private static void with(JsonNode step, String key, Consumer<JsonNode> check) {
    Optional.ofNullable(step.get(key)).ifPresent(check);
  }

  private static void checkSections(Scene scene, JsonNode step) {
    with(step, "speedAfterLeft", node -> assertSkied(scene, Part.LEFT, node));
    with(step, "speedAfterRight", node -> assertSkied(scene, Part.RIGHT, node));
    with(
        step,
        "resolved",
        node ->
            assertThat(scene.last().passed())
                .isEqualTo(node.valueStream().map(part -> constant(Part.class, part)).toList()));
    with(
        step,
        "flagPoints",
        node ->
            assertThat(told(scene, FlagTaken.class))
                .extracting(FlagTaken::points)
                .containsExactly(node.intValue()));
    with(
        step,
        "discarded",
        node ->
            assertThat(told(scene, Jumped.class).findFirst().orElseThrow().discarded())
                .containsExactlyInAnyOrder(cards(node)));
  }

  private static void assertSkied(Scene scene, Part part, JsonNode speed) {
    assertThat(told(scene, Skied.class))
        .filteredOn(skied -> skied.part() == part)
        .extracting(Skied::speed)
        .containsExactly(speed.intValue());
  }

  private static void checkEnd(Scene scene, JsonNode step) {
    with(step, "speed", node -> assertThat(scene.speed()).isEqualTo(node.intValue()));
    with(step, "hazard", node -> assertThat(scene.hazard()).isEqualTo(node.intValue()));
    with(step, "score", node -> assertThat(scene.points()).isEqualTo(node.intValue()));
    with(
        step,
        "exit",
        node -> assertThat(scene.view().connection()).contains(constant(Slope.class, node)));
    with(
        step,
        "landing",
        node -> assertThat(scene.view().landing()).contains(constant(Part.class, node)));
    if (step.path("hand").isInt()) {
      assertThat(scene.hand().size() - drawn(scene)).isEqualTo(step.get("hand").intValue());
    }
    assertThat(scene.over()).isEqualTo(step.has("gameOver"));
  }

  @Test
  void turns1To4() {
    JsonNode example = example("rulebook turns 1-4");
    Scene scene = start(example).firstTurn();
    example.get("steps").forEach(step -> play(scene, step));
    assertThat(scene.points()).isEqualTo(3);
  }

  @Test
  void turns14To16() {
    JsonNode example = example("rulebook turns 14-16");
    Scene scene = start(example).after(SlopeCard.S01).turn(13);
    example.get("steps").forEach(step -> play(scene, step));
    assertThat(scene.outcome().reason()).isEqualTo("buried");
    assertThat(scene.outcome().results())
        .singleElement()
        .satisfies(
            result -> {
              assertThat(result.points()).isEqualTo(3);
              assertThat(result.turns()).contains(16);
            });
  }

  @Test
  void turn15HasOnlyOneLegalCard() {
    Scene scene =
        start(example("rulebook turns 14-16"))
            .after(SlopeCard.S01)
            .act(Scene.portrait(SlopeCard.S02), gain(2), jump());
    assertThat(scene.legal()).isEqualTo(List.of(Scene.landscape(SlopeCard.S06)));
  }

  @Test
  void turn16IsTooSlowToJump() {
    Scene scene =
        start(example("rulebook turns 14-16"))
            .after(SlopeCard.S01)
            .act(
                Scene.portrait(SlopeCard.S02),
                gain(2),
                jump(),
                Scene.landscape(SlopeCard.S06),
                Scene.landscape(SlopeCard.S04));
    assertThat(told(scene, Jumped.class)).isEmpty();
    assertThat(scene.speed()).isEqualTo(4);
    assertThat(scene.hazard()).isEqualTo(5);
    assertThat(scene.points()).isEqualTo(3);
  }
}
