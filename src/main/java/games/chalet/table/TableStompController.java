package games.chalet.table;

import games.chalet.json.Json;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.stomp.StompMessaging;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.message.Reaction;
import games.chalet.table.message.TableMessage;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;

/** The table part of section 4 of {@code docs/protocol.md}. */
@Component
class TableStompController implements SendHandler {

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,64}");

  private final TableQueries queries;
  private final Reactions reactions;
  private final StompMessaging messaging;
  private final Json json;

  TableStompController(
      TableQueries queries, Reactions reactions, StompMessaging messaging, Json json) {
    this.queries = queries;
    this.reactions = reactions;
    this.messaging = messaging;
    this.json = json;
  }

  @Override
  public boolean take(SocketCaller caller, String destination, byte[] body) {
    Optional<String> asked = TableDestinations.snapshotOf(destination);
    asked.ifPresent(id -> snapshot(caller, id, json.read(body, Asking.class)));
    Optional<String> reacted = TableDestinations.reactionAt(destination);
    reacted.ifPresent(
        id -> reactions.send(caller.player(), id, json.read(body, Reacting.class).reaction()));
    return asked.isPresent() || reacted.isPresent();
  }

  private void snapshot(SocketCaller caller, String table, Asking asking) {
    TableMessage message = queries.read(table, caller.playerId());
    messaging.reply(caller.sessionId(), new TableReply("table", asking.commandId(), message));
  }

  /** Asks for the table. */
  record Asking(String commandId) {

    Asking {
      requireId(commandId);
    }
  }

  /** Sends a reaction to all people at the table. */
  record Reacting(String commandId, Reaction reaction) {

    Reacting {
      requireId(commandId);
    }
  }

  private static void requireId(String commandId) {
    if (!ID.matcher(commandId).matches()) {
      throw new IllegalArgumentException("A commandId is up to 64 letters and digits");
    }
  }

  /** The answer to the request for a snapshot of a table. */
  record TableReply(String kind, String commandId, TableMessage table) {}
}
