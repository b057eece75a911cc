package games.chalet.table.change;

import games.chalet.engine.GameInfo;
import games.chalet.json.Json;
import games.chalet.table.model.TableRefusal;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The lengths of windows that a table's host chose, by kind. */
public final class ChosenWindows {

  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofDays(3);

  private ChosenWindows() {}

  /**
   * Returns the lengths as text, equal for equal lengths.
   *
   * @param millis by kind
   * @throws games.chalet.web.RefusedException if the game has no such kind or the length is out of
   *     bounds
   */
  public static String check(GameInfo<?> info, Map<String, Long> millis, Json json) {
    millis.forEach(
        (kind, length) -> {
          if (info.windows().stream().noneMatch(window -> window.kind().equals(kind))) {
            throw TableRefusal.UNKNOWN_WINDOW.of();
          }
          if (length < SHORTEST.toMillis() || length > LONGEST.toMillis()) {
            throw TableRefusal.WINDOW_LENGTH.of();
          }
        });
    return json.text(new TreeMap<>(millis));
  }

  public static Map<String, Long> read(String text, Json json) {
    Map<String, Long> millis = new TreeMap<>();
    json.read(text, JsonNode.class)
        .properties()
        .forEach(one -> millis.put(one.getKey(), one.getValue().longValue()));
    return millis;
  }
}
