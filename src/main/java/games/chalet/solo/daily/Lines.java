package games.chalet.solo.daily;

import games.chalet.json.Json;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The actions of a whole match as a list in JSON. */
final class Lines {

  private Lines() {}

  static String write(List<?> actions, Json json) {
    return json.text(actions);
  }

  static <A> List<A> read(String line, Class<A> type, Json json) {
    return json.read(line, JsonNode.class)
        .valueStream()
        .map(action -> json.read(action, type))
        .toList();
  }
}
