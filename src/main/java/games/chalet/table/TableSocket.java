package games.chalet.table;

import games.chalet.web.Postbox;
import games.chalet.web.SocketCaller;
import java.util.regex.Pattern;
import org.springframework.messaging.handler.annotation.DestinationVariable;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;

/** The table part of section 4 of {@code docs/protocol.md}. */
@Controller
class TableSocket {

  private final TableReading reading;
  private final Postbox postbox;

  TableSocket(TableReading reading, Postbox postbox) {
    this.reading = reading;
    this.postbox = postbox;
  }

  @MessageMapping("table.{table}.snapshot")
  void snapshot(SocketCaller caller, @DestinationVariable String table, @Payload Asking asking) {
    TableMessage message = reading.read(table, caller.playerId());
    postbox.reply(caller.sessionId(), new TableReply("table", asking.commandId(), message));
  }

  /** What a client sends to ask for a snapshot. */
  record Asking(String commandId) {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,64}");

    Asking {
      if (!ID.matcher(commandId).matches()) {
        throw new IllegalArgumentException("A commandId is up to 64 letters and digits");
      }
    }
  }

  /** The answer, for one session. */
  record TableReply(String kind, String commandId, TableMessage table) {}
}
