package games.chalet.lesson;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A lesson as it is stored: {@code games/chalet/lesson/<game>.json}. Its words are the page's.
 *
 * @param scenes the short matches of which it consists, in the order in which they are played
 */
record Script(List<Scene> scenes) {

  Script {
    scenes = List.copyOf(scenes);
  }

  /**
   * The beginning of one match, with the moves of all seats.
   *
   * @param id unique within the lesson; the page's words use the same name
   * @param learner the seat of the person who learns
   * @param before the actions that have happened when the scene begins
   */
  record Scene(String id, Deal deal, Seat learner, List<Act> before, List<Step> steps) {

    Scene {
      before = List.copyOf(before);
      steps = List.copyOf(steps);
    }
  }

  /**
   * The cards and rules of a scene.
   *
   * @param seed 64 lower-case hexadecimal digits
   * @param first the seat that begins; empty where chance decides
   * @param options the options that differ from the defaults, by name
   */
  record Deal(String seed, int seats, Optional<Seat> first, JsonNode options) {}

  /** One action in the game's JSON. */
  record Act(Seat seat, JsonNode action) {}

  /**
   * One sentence of the lesson, with what happens while it is shown.
   *
   * @param id unique within the scene; the page's words use the same name
   * @param acts what the learner is asked to do, or what others do, one after the other; empty
   *     where there is only something to read
   */
  record Step(String id, List<Act> acts) {

    Step {
      acts = List.copyOf(acts);
    }
  }
}
