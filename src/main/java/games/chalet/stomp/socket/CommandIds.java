package games.chalet.stomp.socket;

import games.chalet.json.Json;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads at least the id of a refused command, so that its sender can tell which one it was. */
@Component
class CommandIds {

  private static final int LONGEST_ID = 64;

  private final Json json;

  CommandIds(Json json) {
    this.json = json;
  }

  @Nullable String in(byte[] body) {
    if (body.length == 0) {
      return null;
    }
    try {
      JsonNode id = json.tree(body).get("commandId");
      return id != null && id.isString() && id.stringValue().length() <= LONGEST_ID
          ? id.stringValue()
          : null;
    } catch (JacksonException e) {
      return null;
    }
  }
}
