package games.chalet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts the changes of a position into the one before, as {@code docs/protocol.md} says it. */
public final class ChangedPosition {

  private static final Set<String> OF_THE_MESSAGE =
      Set.of("version", "on", "events", "takenBack", "playedFor");

  private ChangedPosition() {}

  /** The whole position. */
  public static JsonNode of(JsonNode before, JsonNode changes) {
    assertThat(before.path("version")).as("%s", changes).isEqualTo(changes.path("on"));
    ObjectNode after = (ObjectNode) before.deepCopy();
    after.put("version", changes.path("version").asInt(changes.path("on").asInt() + 1));
    after.set("takenBack", changes.path("takenBack").isMissingNode() ? zero() : number(changes));
    after.set(
        "events",
        changes.path("events").isMissingNode()
            ? JsonNodeFactory.instance.arrayNode()
            : changes.path("events"));
    after.remove("playedFor");
    changes.optional("playedFor").ifPresent(seat -> after.set("playedFor", seat));
    changes
        .propertyStream()
        .filter(one -> !OF_THE_MESSAGE.contains(one.getKey()))
        .forEach(one -> put(after, one.getKey(), whole(one.getValue())));
    return after;
  }

  private static void put(ObjectNode after, String path, JsonNode value) {
    if (path.endsWith("+")) {
      ((ArrayNode) at(after, path.substring(0, path.length() - 1))).addAll((ArrayNode) value);
    } else {
      set(after, path, value);
    }
  }

  /** A list most of whose elements only tell how they differ from the one before. */
  private static JsonNode whole(JsonNode value) {
    if (!(value instanceof ArrayNode list)) {
      return value;
    }
    ArrayNode whole = JsonNodeFactory.instance.arrayNode();
    for (JsonNode element : list) {
      JsonNode before = whole.isEmpty() ? whole : whole.get(whole.size() - 1);
      whole.add(
          before.has("type") && element instanceof ObjectNode different && !element.has("type")
              ? ((ObjectNode) before.deepCopy()).setAll(different)
              : element);
    }
    return whole;
  }

  private static JsonNode zero() {
    return JsonNodeFactory.instance.numberNode(0);
  }

  private static JsonNode number(JsonNode changes) {
    return changes.path("takenBack");
  }

  private static JsonNode at(JsonNode position, String path) {
    JsonNode place = position;
    for (String step : path.split("\\.", -1)) {
      place =
          place instanceof ArrayNode list
              ? list.get(Integer.parseInt(step))
              : place.path(name(place, step));
    }
    return place;
  }

  /** The property of that name, or the only one that begins so; a new one if none does. */
  private static String name(JsonNode owner, String step) {
    if (owner.has(step)) {
      return step;
    }
    List<String> names =
        owner.propertyNames().stream().filter(name -> name.startsWith(step)).toList();
    assertThat(names).as("properties of %s that begin with %s", owner, step).hasSizeLessThan(2);
    return names.isEmpty() ? step : names.getFirst();
  }

  private static void set(JsonNode position, String path, JsonNode value) {
    int end = path.lastIndexOf('.');
    JsonNode owner = end < 0 ? position : at(position, path.substring(0, end));
    String name = path.substring(end + 1);
    switch (owner) {
      case ArrayNode list -> list.set(Integer.parseInt(name), value);
      case ObjectNode object -> {
        object.set(name(object, name), value);
      }
      default -> throw new AssertionError("Nothing can be set at " + path);
    }
  }
}
