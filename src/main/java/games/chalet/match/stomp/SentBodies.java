package games.chalet.match.stomp;

import games.chalet.json.Json;
import games.chalet.match.state.MatchRefusal;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads the bodies of sends about a match. */
final class SentBodies {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,64}");

  private final Json json;

  SentBodies(Json json) {
    this.json = json;
  }

  /**
   * Reads a body.
   *
   * @throws games.chalet.web.RefusedException {@code malformed} if it is anything else
   */
  SentBody read(byte[] body, Class<? extends SentBody> type) {
    SentBody sent;
    try {
      sent = json.read(body, type);
    } catch (JacksonException | IllegalArgumentException e) {
      throw MatchRefusal.UNREADABLE.of();
    }
    if (!ID.matcher(sent.commandId()).matches()) {
      throw MatchRefusal.COMMAND_ID.of();
    }
    return sent;
  }

  /** Returns the commandId of a body that cannot be read otherwise; null if there is none. */
  @Nullable String idOf(byte[] body) {
    try {
      JsonNode id = json.tree(body).path("commandId");
      return id.isString() && ID.matcher(id.stringValue()).matches() ? id.stringValue() : null;
    } catch (JacksonException | IllegalArgumentException e) {
      return null;
    }
  }
}
