package games.chalet.stomp.socket;

import games.chalet.json.Json;
import games.chalet.stomp.RefusedReply;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.RefusedException;
import games.chalet.web.problems.CommonRefusals;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;

/**
 * Routes a SEND to the first {@link SendHandler} that accepts its destination; replies {@code
 * not-found} if none does.
 */
@Component
class SendDispatcher {

  private final List<SendHandler> rooms;
  private final CommandIds commandIds;
  private final Failures failures;
  private final Json json;

  SendDispatcher(
      ObjectProvider<SendHandler> rooms, CommandIds commandIds, Failures failures, Json json) {
    this.rooms = rooms.stream().toList();
    this.commandIds = commandIds;
    this.failures = failures;
    this.json = json;
  }

  void deliver(StompSession session, SocketCaller caller, String destination, byte[] body) {
    try {
      if (rooms.stream().noneMatch(room -> room.take(caller, destination, body))) {
        refuse(session, body, CommonRefusals.notFound());
      }
    } catch (RefusedException refused) {
      refuse(session, body, refused);
    } catch (JacksonException e) {
      refuse(session, body, CommonRefusals.malformed());
    } catch (RuntimeException e) {
      refuse(session, body, failures.refusal("Message to " + destination, e));
    }
  }

  /** Refuses a send; {@code body} is its body. */
  void refuse(StompSession session, byte[] body, RefusedException refused) {
    RefusedReply reply = RefusedReply.of(commandIds.in(body), refused);
    session.reply(json.write(reply));
  }
}
