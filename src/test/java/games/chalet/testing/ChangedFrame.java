package games.chalet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Puts the changes of a frame into the one before, as {@code docs/protocol.md} says it. */
public final class ChangedFrame {

  private ChangedFrame() {}

  /** The whole frame. */
  public static JsonNode of(JsonNode before, JsonNode changes) {
    assertThat(before.path("version")).as("%s", changes).isEqualTo(changes.path("on"));
    ObjectNode after = (ObjectNode) before.deepCopy();
    after.set("version", changes.path("version"));
    after.set("takenBack", changes.path("takenBack").isMissingNode() ? zero() : number(changes));
    after.set(
        "events",
        changes.path("events").isMissingNode()
            ? JsonNodeFactory.instance.arrayNode()
            : changes.path("events"));
    after.remove("playedFor");
    changes.optional("playedFor").ifPresent(seat -> after.set("playedFor", seat));
    changes.path("set").propertyStream().forEach(one -> set(after, one.getKey(), one.getValue()));
    changes
        .path("add")
        .propertyStream()
        .forEach(one -> ((ArrayNode) at(after, one.getKey())).addAll((ArrayNode) one.getValue()));
    return after;
  }

  private static JsonNode zero() {
    return JsonNodeFactory.instance.numberNode(0);
  }

  private static JsonNode number(JsonNode changes) {
    return changes.path("takenBack");
  }

  private static JsonNode at(JsonNode frame, String path) {
    JsonNode place = frame;
    for (String step : path.split("\\.", -1)) {
      place = place instanceof ArrayNode list ? list.get(Integer.parseInt(step)) : place.path(step);
    }
    return place;
  }

  private static void set(JsonNode frame, String path, JsonNode value) {
    int end = path.lastIndexOf('.');
    JsonNode owner = end < 0 ? frame : at(frame, path.substring(0, end));
    String name = path.substring(end + 1);
    switch (owner) {
      case ArrayNode list -> list.set(Integer.parseInt(name), value);
      case ObjectNode object -> {
        assertThat(object.has(name)).as("%s is there to be changed", path).isTrue();
        object.set(name, value);
      }
      default -> throw new AssertionError("Nothing can be set at " + path);
    }
  }
}
