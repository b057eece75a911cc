package games.chalet.lesson;

import games.chalet.engine.Seat;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The needs of one scene.
 *
 * @param options the options that differ from the defaults
 * @param plies the fewest and the most actions that bots play before the scene begins
 * @param start conditions on the learner's first view; see {@link Condition}
 * @param steps what is to happen then
 */
record Wish(
    String id,
    int seats,
    Seat learner,
    Optional<Seat> first,
    JsonNode options,
    List<Integer> plies,
    List<String> start,
    List<Step> steps) {

  /**
   * One step of the scene.
   *
   * @param acts what is done in it, one after the other
   */
  record Step(String id, List<Act> acts) {}

  /**
   * One action that is wanted, or several that are left to a bot.
   *
   * @param seat who acts; null where bots act in the seats of the others until the learner is
   *     awaited
   * @param action properties that the action has
   * @param then conditions on the learner's view afterwards
   * @param events properties of events each of which has to happen
   */
  record Act(Optional<Seat> seat, JsonNode action, List<String> then, List<JsonNode> events) {}
}
