package games.chalet.match.stomp;

import games.chalet.json.Json;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.live.MatchRouting;
import games.chalet.stomp.SendHandler;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.NodeId;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Handles the sends of people about a match. Nothing here waits; the answer goes to the sender's
 * socket.
 */
@Component
public final class MatchStompController implements SendHandler {

  private final MatchRouting matches;
  private final NodeId node;
  private final Json json;

  public MatchStompController(MatchRouting matches, NodeId node, Json json) {
    this.matches = matches;
    this.node = node;
    this.json = json;
  }

  @Override
  public boolean take(SocketCaller caller, String destination, byte[] body) {
    Optional<MatchDestinations.Send> send = MatchDestinations.parseSend(destination);
    Optional<Class<? extends SentBody>> type = send.flatMap(it -> SentBody.typeOf(it.what()));
    if (send.isEmpty() || type.isEmpty()) {
      return false;
    }
    SentBody sent = SentBody.read(json, body, type.get());
    matches.send(
        new SentRequest(
            send.get().matchId(),
            caller.playerId(),
            sent.request(),
            new ReplyAddress.Session(node.value(), caller.sessionId(), sent.commandId())));
    return true;
  }
}
