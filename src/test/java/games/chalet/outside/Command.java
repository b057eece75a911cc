package games.chalet.outside;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A command of a seat: an action, or that it takes its last one back.
 *
 * @param action null where it takes back
 * @param ack the server's answer; null while there is none
 */
record Command(String id, int choice, @Nullable JsonNode action, @Nullable JsonNode ack) {

  Command acknowledged(JsonNode answer) {
    return new Command(id, choice, action, answer);
  }

  /** The version that was acknowledged. */
  long version() {
    return ack == null ? 0 : ack.path("version").asLong();
  }

  /** The last part of the destination. */
  String verb() {
    return action == null ? "undo" : "act";
  }

  String json() {
    return action == null
        ? "{\"commandId\":\"%s\",\"choice\":%d}".formatted(id, choice)
        : "{\"commandId\":\"%s\",\"choice\":%d,\"action\":%s}".formatted(id, choice, action);
  }

  /** The actions that stand when these commands were done in this order. */
  static List<JsonNode> standing(List<Command> commands) {
    List<JsonNode> standing = new ArrayList<>();
    for (Command command : commands) {
      if (command.action() != null) {
        standing.add(command.action());
      } else {
        standing.removeLast();
      }
    }
    return standing;
  }
}
