package games.chalet.match;

import games.chalet.engine.Seat;
import games.chalet.web.Json;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What people send about a match, read strictly. */
final class Commands {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,64}");

  private Commands() {}

  /** Something sent, with the name that its sender gave it. */
  interface Command {
    String commandId();
  }

  /** One that says all by its destination. */
  record Plain(String commandId) implements Command {}

  /** A seat's action, chosen when that choice was shown. */
  record Act(String commandId, int choice, JsonNode action) implements Command {}

  /** A seat takes its last act back, as it saw the match at that choice. */
  record Undo(String commandId, int choice) implements Command {}

  /** What would come of a seat's own actions, one after the other, from that choice on. */
  record Foresee(String commandId, int choice, List<JsonNode> actions) implements Command {}

  /** What to do about somebody who is away. */
  record Vote(String commandId, Seat seat, Proposal proposal) implements Command {}

  /**
   * Reads a body.
   *
   * @throws games.chalet.web.Refused {@code malformed} if it is anything else
   */
  static <C extends Command> C read(Json json, byte[] body, Class<C> type) {
    C command;
    try {
      command = json.read(body, type);
    } catch (JacksonException | IllegalArgumentException e) {
      throw MatchRefusals.malformed("That cannot be read.");
    }
    if (!ID.matcher(command.commandId()).matches()) {
      throw MatchRefusals.malformed("A commandId is up to 64 letters and digits.");
    }
    return command;
  }

  /** The commandId of a body that cannot be read otherwise; null if there is none. */
  static @Nullable String idOf(Json json, byte[] body) {
    try {
      JsonNode id = json.tree(body).path("commandId");
      return id.isString() && ID.matcher(id.stringValue()).matches() ? id.stringValue() : null;
    } catch (JacksonException | IllegalArgumentException e) {
      return null;
    }
  }
}
