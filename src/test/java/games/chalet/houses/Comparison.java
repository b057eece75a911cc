package games.chalet.houses;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The differences. A later protocol may add properties, but nothing else. */
final class Comparison {

  /** Facts about connections and readiness, which are others after a start. */
  private static final Set<String> OF_TABLES = Set.of("version", "ready", "online");

  private static final Set<String> OF_FRAMES = Set.of("commandId", "seats", "clocks", "votes");

  /** The cards of a day are open when it has ended. */
  private static final Set<String> OF_DEALS = Set.of("open", "match");

  private final Set<String> ignored;
  private final List<String> differences = new ArrayList<>();

  private Comparison(Set<String> ignored) {
    this.ignored = ignored;
  }

  /** Where the answer to a question differs from the one that was recorded. */
  static List<String> differences(Recording.Answer recorded, JsonNode answer) {
    Comparison comparison = new Comparison(ignored(recorded.ask()));
    comparison.compare("", recorded.answer(), answer);
    return comparison.differences;
  }

  private static Set<String> ignored(String ask) {
    if (ask.startsWith("snapshot")) {
      return OF_FRAMES;
    }
    if (ask.startsWith("/api/deals")) {
      return OF_DEALS;
    }
    return ask.startsWith("/api/tables/") ? OF_TABLES : Set.of();
  }

  private void compare(String path, JsonNode before, JsonNode now) {
    if (before.isObject() && now.isObject()) {
      before
          .properties()
          .forEach(
              field -> {
                if (!ignored.contains(field.getKey())) {
                  compare(path + "/" + field.getKey(), field.getValue(), now.path(field.getKey()));
                }
              });
    } else if (before.isArray() && now.isArray() && before.size() == now.size()) {
      for (int i = 0; i < before.size(); i++) {
        compare(path + "/" + i, before.get(i), now.get(i));
      }
    } else if (!before.equals(now)) {
      differences.add("%s was %s and is %s".formatted(path, before, now));
    }
  }
}
