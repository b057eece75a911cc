package games.chalet.rules.hike.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The cards are those of the deck file, and its counts are the rulebook's. */
class DeckTest {

  private static final JsonNode FILE = file();

  private static JsonNode file() {
    try (InputStream file =
        Objects.requireNonNull(DeckTest.class.getResourceAsStream("/hike-deck.json"))) {
      return JsonMapper.shared().readTree(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Card> experienced() {
    return Arrays.stream(Card.values()).filter(Card::experienced);
  }

  private static <T extends Enum<T>> T constant(Class<T> kind, JsonNode word) {
    return Enum.valueOf(kind, word.stringValue().toUpperCase(Locale.ROOT));
  }

  @Test
  void theHuskiesAreThoseOfTheFile() {
    assertThat(experienced()).hasSize(48).hasSize(FILE.get("huskies").size());
    for (JsonNode husky : FILE.get("huskies")) {
      Card card = Card.valueOf(husky.get("id").stringValue());
      assertThat(card.title()).isEqualTo(husky.get("name").stringValue());
      List<Terrain> points = new ArrayList<>();
      husky.get("points").forEach(point -> points.add(constant(Terrain.class, point)));
      assertThat(card.points()).as(card.title()).isEqualTo(points);
      JsonNode edges = husky.get("edges");
      assertThat(card.edges())
          .as(card.title())
          .contains(
              new Edges(
                  constant(Edges.Edge.class, edges.get("top")),
                  constant(Edges.Edge.class, edges.get("right")),
                  constant(Edges.Edge.class, edges.get("bottom")),
                  constant(Edges.Edge.class, edges.get("left"))));
    }
    assertThat(Arrays.stream(Card.values()).filter(Card::youngster)).hasSize(8);
  }

  @Test
  void theLandscapesAreThoseOfTheFile() {
    List<JsonNode> landscapes = new ArrayList<>(List.of(FILE.get("start"), FILE.get("finish")));
    FILE.get("landscapes").forEach(landscapes::add);
    assertThat(landscapes).hasSize(Landscape.values().length);
    for (JsonNode node : landscapes) {
      Landscape landscape = Landscape.valueOf(node.get("id").stringValue());
      List<Field> fields = new ArrayList<>();
      for (JsonNode field : node.get("fields")) {
        fields.add(
            new Field(
                constant(Terrain.class, field.get("terrain")),
                field.get("equipment").booleanValue()));
      }
      assertThat(landscape.fields()).as(landscape.title()).isEqualTo(fields);
    }
  }

  private static Map<Terrain, Integer> count(Stream<Terrain> terrains) {
    Map<Terrain, Integer> counts = new EnumMap<>(Terrain.class);
    terrains.forEach(terrain -> counts.merge(terrain, 1, Integer::sum));
    return counts;
  }

  @Test
  void fieldsAndPointsAreAsManyAsInTheRulebook() {
    List<Field> fields =
        Arrays.stream(Landscape.values()).flatMap(card -> card.fields().stream()).toList();
    assertThat(count(fields.stream().map(Field::terrain)))
        .isEqualTo(Map.of(Terrain.COMPACT, 55, Terrain.ICE, 25, Terrain.POWDER, 11));
    assertThat(fields.stream().filter(Field::equipment)).hasSize(2);
    assertThat(count(experienced().flatMap(card -> card.points().stream())))
        .isEqualTo(Map.of(Terrain.COMPACT, 52, Terrain.ICE, 24, Terrain.POWDER, 16));
  }

  @Test
  void eachPatternOfEdgesIsThereThreeTimesOnDifferentHuskies() {
    Map<Optional<Edges>, List<List<Terrain>>> patterns = new HashMap<>();
    experienced()
        .forEach(
            card ->
                patterns
                    .computeIfAbsent(card.edges(), edges -> new ArrayList<>())
                    .add(card.points()));
    assertThat(patterns).hasSize(16);
    assertThat(patterns.values()).allMatch(points -> points.size() == 3);
    assertThat(patterns.values()).allMatch(points -> points.stream().distinct().count() == 3);
  }

  @Test
  void noColourIsTheStrongOneOnAnySide() {
    List<Function<Edges, Edges.Edge>> sides =
        List.of(Edges::top, Edges::right, Edges::bottom, Edges::left);
    for (Function<Edges, Edges.Edge> side : sides) {
      List<Card> blue =
          experienced()
              .filter(card -> side.apply(card.edges().orElseThrow()) == Edges.Edge.BLUE)
              .toList();
      assertThat(blue).hasSize(24);
      assertThat(count(blue.stream().flatMap(card -> card.points().stream())))
          .isEqualTo(Map.of(Terrain.COMPACT, 26, Terrain.ICE, 12, Terrain.POWDER, 8));
      assertThat(blue.stream().filter(card -> card.points().size() == 1)).hasSize(8);
      assertThat(blue.stream().filter(card -> card.points().size() == 3)).hasSize(6);
    }
  }
}
