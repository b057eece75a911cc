package games.chalet.outside;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One action that a seat has sent.
 *
 * @param ack the server's answer; null while there is none
 */
record Command(String id, int choice, JsonNode action, @Nullable JsonNode ack) {

  Command acknowledged(JsonNode answer) {
    return new Command(id, choice, action, answer);
  }

  /** The version that was acknowledged. */
  long version() {
    return ack == null ? 0 : ack.path("version").asLong();
  }

  String json() {
    return "{\"commandId\":\"%s\",\"choice\":%d,\"action\":%s}".formatted(id, choice, action);
  }
}
