package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.MatchRequest.SentRequest;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.KnownMatch;
import java.util.Optional;

/** Routes requests for a match to the one process that owns it, which may be this one. */
public interface MatchRouting {

  /**
   * Routes a request that a person sent; returns at once, and the answer goes to its address. If it
   * is lost with a process, no answer comes: then the sender sends it again under the same id.
   */
  void send(SentRequest sent);

  /** Routes a command of another module; the answer goes to the address. */
  void command(String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo);

  /** Registers a match that has just been written. */
  void begin(StoredMatch stored);

  /**
   * Returns the public data of a match; never older than the last change that this process was told
   * of.
   */
  Optional<? extends KnownMatch> find(String matchId);

  /** Returns true if no new work is accepted because the server stops. */
  boolean isClosing();
}
