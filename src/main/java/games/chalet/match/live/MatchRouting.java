package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.command.SentRequest;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.KnownMatch;
import java.util.Optional;

/** Brings what is asked of a match to the one process that owns it, which may be this one. */
public interface MatchRouting {

  /**
   * Something that a person sent; returns at once, and the answer goes to its address. Where it is
   * lost with a process, none comes: then the sender sends it again under the same id.
   */
  void send(SentRequest sent);

  /** Something that another room wants; the answer goes to the address. */
  void command(String matchId, Seat seat, MatchCommand command, ReplyAddress.Waiting replyTo);

  /** A match that has just been written is looked after from now on. */
  void begin(StoredMatch stored);

  /** What may be known of a match; never older than what this process has been told of it. */
  Optional<? extends KnownMatch> find(String matchId);

  /** Whether nothing is begun any more, because the server stops. */
  boolean isClosing();
}
