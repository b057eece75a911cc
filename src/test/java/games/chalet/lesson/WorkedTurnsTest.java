package games.chalet.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * The turn in pictures with which each rules page opens is one of the game's lesson, so that it is
 * legal under today's rules.
 */
@Execution(ExecutionMode.CONCURRENT)
class WorkedTurnsTest {

  private static final GameCatalog GAMES = new GameCatalog();
  private static final Json JSON = Json.create();
  private static final Lessons LESSONS = new Lessons(GAMES, JSON);
  private static final int FEWEST = 3;
  private static final int MOST = 5;

  static Stream<String> games() {
    return GAMES.games().stream().map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPictureShowsWhatTheLearnerSeesAfterTheirOwnAction(String game) throws IOException {
    List<JsonNode> scenes =
        JSON.tree(LESSONS.find(game).orElseThrow()).path("scenes").valueStream().toList();
    JsonNode pictures =
        JSON.tree(
            Files.readAllBytes(Path.of("frontend/src/games", game, "rules", "worked-turn.json")));
    assertThat(pictures.size()).isBetween(FEWEST, MOST);
    for (JsonNode picture : pictures) {
      JsonNode scene =
          scenes.stream()
              .filter(one -> one.path("id").equals(picture.path("scene")))
              .findFirst()
              .orElseThrow();
      int place = picture.path("position").asInt();
      JsonNode before = scene.path("positions").path(place - 1);
      JsonNode position = scene.path("positions").path(place);
      assertThat(position.path("seat")).as("%s", picture).isEqualTo(scene.path("learner"));
      assertThat(position.path("action")).as("%s", picture).isEqualTo(picture.path("action"));
      assertThat(before.path("legalActions").valueStream()).contains(picture.path("action"));
      assertPartOf(before.path("view"), picture.path("before"), game + " before " + place);
      assertPartOf(position.path("view"), picture.path("view"), game + " after " + place);
    }
  }

  /** Checks the fields that the part has, and the elements of its lists one by one. */
  private static void assertPartOf(JsonNode whole, JsonNode part, String where) {
    if (part.isObject()) {
      part.properties()
          .forEach(
              one ->
                  assertPartOf(
                      whole.path(one.getKey()), one.getValue(), where + "." + one.getKey()));
    } else if (part.isArray()) {
      assertThat(whole.size()).as(where).isEqualTo(part.size());
      for (int index = 0; index < part.size(); index++) {
        assertPartOf(whole.path(index), part.path(index), where + "[" + index + "]");
      }
    } else if (!part.isMissingNode()) {
      assertThat(whole).as(where).isEqualTo(part);
    }
  }
}
