package games.chalet.match.cluster;

import games.chalet.cluster.NodeMessage;
import games.chalet.engine.Seat;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.command.SentRequest;

/** A message to the owner of a match, from any process. */
sealed interface EntityMessage {

  /** A person sent something. */
  record Send(SentRequest sent) implements EntityMessage, NodeMessage {}

  /** A command from another module. */
  record Command(String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo)
      implements EntityMessage, NodeMessage {}

  /** The match is running, or someone looks at it: it needs an owner. */
  record LookAfter(String matchId) implements EntityMessage, NodeMessage {}

  /** Another process is about to own the match. Never leaves this one. */
  enum Local implements EntityMessage {
    STOP,
    RELEASED,
    LOOK_WHETHER_IDLE
  }
}
