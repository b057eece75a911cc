package games.chalet.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.web.RefusedException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Every lesson can be played to its end under today's rules, and tells nothing that is hidden. */
@Execution(ExecutionMode.CONCURRENT)
class LessonsTest {

  private static final GameCatalog GAMES = new GameCatalog();
  private static final Json JSON = Json.create();
  private static final Lessons LESSONS = new Lessons(GAMES, JSON);
  private static final int FEWEST_SCENES = 2;
  private static final int MOST_STEPS = 8;

  static Stream<String> games() {
    return GAMES.games().stream().map(game -> game.info().id());
  }

  private static JsonNode lesson(String game) {
    return JSON.tree(LESSONS.find(game).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyStepIsLegalAndLeadsToTheEndOfItsScene(String game) {
    JsonNode scenes = lesson(game).path("scenes");
    assertThat(scenes.size()).isGreaterThanOrEqualTo(FEWEST_SCENES);
    Set<String> ids = new HashSet<>();
    for (JsonNode scene : scenes) {
      assertThat(ids.add(scene.path("id").asString())).isTrue();
      int acts =
          scene.path("steps").valueStream().mapToInt(step -> step.path("acts").asInt()).sum();
      assertThat(scene.path("positions").size()).isEqualTo(acts + 1);
      assertThat(scene.path("steps").size()).isLessThanOrEqualTo(MOST_STEPS);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatTheLearnerIsAskedForIsAmongTheLegalActionsOfThePositionBefore(String game) {
    for (JsonNode scene : lesson(game).path("scenes")) {
      int position = 0;
      for (JsonNode step : scene.path("steps")) {
        for (int act = 0; act < step.path("acts").asInt(); act++) {
          JsonNode before = scene.path("positions").get(position++);
          JsonNode after = scene.path("positions").get(position);
          boolean mine = after.path("seat").asInt() == scene.path("learner").asInt();
          assertThat(mine).as("%s", step).isEqualTo(step.path("mine").asBoolean());
          if (mine) {
            assertThat(before.path("legalActions").valueStream()).contains(after.path("action"));
          }
        }
      }
    }
  }

  @Test
  void aPositionCanBeForeseenAsInAMatch() {
    JsonNode position = lesson("crashlanding").path("scenes").get(2).path("positions").get(0);
    JsonNode burn =
        position
            .path("legalActions")
            .valueStream()
            .filter(action -> action.path("type").asString().equals("Burn"))
            .findFirst()
            .orElseThrow();
    Lesson.Foreseen seen = LESSONS.foresee("crashlanding", "landing", 0, "[" + burn + "]");
    assertThat(seen.view().at("/own/burns").size()).isEqualTo(1);
  }

  @Test
  void whatWouldBeRevealedIsNotForeseen() {
    refuses("crashlanding", "fall", 0, "[{\"type\":\"Find\"}]", "foresight-reveals");
    refuses("crashlanding", "fall", 1, "[{\"type\":\"EndTurn\"}]", "foresight-ends-turn");
  }

  @Test
  void questionsThatMakeNoSenseAreRefused() {
    refuses("crashlanding", "fall", 0, "[]", "malformed");
    refuses("crashlanding", "fall", 0, "no list", "malformed");
    refuses("crashlanding", "fall", 0, "[{\"type\":\"Dance\"}]", "malformed");
    refuses("crashlanding", "fall", 99, "[{\"type\":\"Find\"}]", "malformed");
    refuses("crashlanding", "fall", -1, "[{\"type\":\"Find\"}]", "malformed");
    refuses("crashlanding", "gone", 0, "[{\"type\":\"Find\"}]", "unknown-lesson");
    refuses("chess", "fall", 0, "[{\"type\":\"Find\"}]", "unknown-lesson");
  }

  private static void refuses(
      String game, String scene, int position, String actions, String code) {
    assertThatThrownBy(() -> LESSONS.foresee(game, scene, position, actions))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  @Test
  void aScriptThatTheRulesDoNotAllowIsNoLesson() {
    Game<?, ?, ?, ?, ?> game = GAMES.find("avalanche").orElseThrow();
    Script.Scene scene =
        JSON.read(
            """
            {"id": "s", "deal": {"seed": "%s", "seats": 2, "first": 0, "options": {}}, "learner": 0,
             "before": [], "steps": [{"id": "bank", "acts": [{"seat": 0, "action": {"type": "Bank"}}]}]}
            """
                .formatted("0".repeat(64)),
            Script.Scene.class);
    assertThatThrownBy(() -> Rehearsal.of(game, scene, JSON))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("bank")
        .hasMessageContaining("not legal");
  }

  @Test
  void gamesWithoutALessonHaveNone() {
    assertThat(new Lessons(new GameCatalog(List.of("ohhell")), JSON).find("ohhell")).isEmpty();
    assertThat(LESSONS.find("chess")).isEmpty();
  }
}
