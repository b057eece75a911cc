package games.chalet.match.journal;

import games.chalet.json.Json;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Lengths of windows by kind, as the header of a match keeps them: in milliseconds. */
final class WindowLengths {

  private WindowLengths() {}

  static String text(Map<String, Duration> lengths, Json json) {
    Map<String, Long> millis = new TreeMap<>();
    lengths.forEach((kind, length) -> millis.put(kind, length.toMillis()));
    return json.text(millis);
  }

  static Map<String, Duration> read(String text, Json json) {
    Map<String, Duration> lengths = new TreeMap<>();
    json.read(text, JsonNode.class)
        .properties()
        .forEach(one -> lengths.put(one.getKey(), Duration.ofMillis(one.getValue().longValue())));
    return lengths;
  }
}
