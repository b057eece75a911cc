package games.chalet.lesson;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A condition on a view, as in {@code /board/picksLeft = 2}: a JSON pointer, an operator and a word
 * or number. Operators: {@code = != >= <=}; of lists {@code has}, {@code lacks}, {@code size>=},
 * {@code size<=}, {@code size=}. {@code /legal} is the list of the learner's legal actions. A value
 * that begins with a slash points into the view, too.
 */
final class Condition {

  private Condition() {}

  static boolean holdAll(List<String> conditions, JsonNode view) {
    return conditions.stream().allMatch(condition -> holds(condition, view));
  }

  static boolean holds(String condition, JsonNode view) {
    String[] parts = condition.split(" ", 3);
    JsonNode there = view.at(parts[0]);
    String value = parts[2].startsWith("/") ? text(view.at(parts[2])) : parts[2];
    return switch (parts[1]) {
      case "=" -> text(there).equals(value);
      case "!=" -> !text(there).equals(value);
      case ">=" -> there.asDouble() >= Double.parseDouble(value);
      case "<=" -> there.asDouble() <= Double.parseDouble(value);
      case "has" -> elements(there).anyMatch(value::equals);
      case "lacks" -> elements(there).noneMatch(value::equals);
      case "size=" -> there.size() == Integer.parseInt(value);
      case "size>=" -> there.size() >= Integer.parseInt(value);
      case "size<=" -> there.size() <= Integer.parseInt(value);
      default -> throw new IllegalArgumentException("No operator: " + condition);
    };
  }

  /**
   * Returns true if {@code value} has all properties of {@code pattern}, at any depth. A text that
   * begins with a tilde is a regular expression.
   */
  static boolean matches(JsonNode pattern, JsonNode value) {
    if (pattern.isObject()) {
      return pattern.properties().stream()
          .allMatch(
              wanted ->
                  value.has(wanted.getKey())
                      && matches(wanted.getValue(), value.get(wanted.getKey())));
    }
    if (pattern.isArray() && value.isArray() && pattern.size() == value.size()) {
      return IntStream.range(0, pattern.size())
          .allMatch(index -> matches(pattern.get(index), value.get(index)));
    }
    if (pattern.isString() && pattern.stringValue().startsWith("~")) {
      return value.isString() && value.stringValue().matches(pattern.stringValue().substring(1));
    }
    return pattern.equals(value);
  }

  private static Stream<String> elements(JsonNode list) {
    return list.valueStream().map(Condition::text);
  }

  private static String text(JsonNode node) {
    return node.isString() ? node.stringValue() : node.toString();
  }
}
