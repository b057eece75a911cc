package games.chalet.houses;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** The likelihood of an action, as a weight. */
@FunctionalInterface
interface Taste {

  /** Calls another a cheat rarely, or nobody would ever do anything else. */
  Taste ANY = (frame, action) -> is(action, "Call") ? 1 : 20;

  /** The weight of an action that is legal in a frame; 0: only where nothing else is legal. */
  int weight(JsonNode frame, JsonNode action);

  static boolean is(JsonNode action, String type) {
    return action.path("type").asString().equals(type);
  }

  /** One of the frame's legal actions, of which there is at least one. */
  default JsonNode choose(JsonNode frame, Random random) {
    List<JsonNode> actions = frame.path("legalActions").valueStream().toList();
    int all = actions.stream().mapToInt(action -> weight(frame, action)).sum();
    if (all == 0) {
      return actions.get(random.nextInt(actions.size()));
    }
    int drawn = random.nextInt(all);
    for (JsonNode action : actions) {
      drawn -= weight(frame, action);
      if (drawn < 0) {
        return action;
      }
    }
    throw new IllegalStateException("Weights that change");
  }
}
