package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings what people send to the match that it is about. Nothing here waits, neither for the match
 * nor until it has been looked up on disk.
 */
final class Reception {

  private static final Logger LOG = LoggerFactory.getLogger(Reception.class);

  private final LiveMatches matches;

  /** Who asks for matches that are not there does not keep those waiting that are. */
  private final Semaphore lookUps = new Semaphore(100);

  Reception(LiveMatches matches) {
    this.matches = matches;
  }

  /**
   * Something that a person sent about a match; returns at once, the answer goes to {@code
   * answering}.
   */
  void command(
      String matchId,
      @Nullable String playerId,
      Answering answering,
      BiConsumer<LiveMatch, Seat> command) {
    withMatch(
        matchId,
        answering,
        match ->
            match
                .seatOf(playerId)
                .ifPresentOrElse(
                    seat -> command.accept(match, seat),
                    () -> answering.refused(MatchRefusals.notSeated())));
  }

  /** A person asks for the frame of this moment. */
  void snapshot(String matchId, @Nullable String playerId, Replies replies) {
    withMatch(matchId, replies, match -> match.snapshot(playerId, replies));
  }

  private void withMatch(String matchId, Answering answering, Consumer<LiveMatch> then) {
    if (matches.isClosing()) {
      answering.refused(MatchRefusals.shuttingDown());
      return;
    }
    Optional<LiveMatch> here = matches.here(matchId);
    if (here.isPresent()) {
      then.accept(here.get());
    } else if (lookUps.tryAcquire()) {
      matches.execute(() -> lookUp(matchId, answering, then));
    } else {
      answering.refused(MatchRefusals.tooFast());
    }
  }

  private void lookUp(String matchId, Answering answering, Consumer<LiveMatch> then) {
    try {
      matches
          .live(matchId)
          .ifPresentOrElse(then, () -> answering.refused(MatchRefusals.unknownMatch()));
    } catch (RuntimeException e) {
      LOG.error("The journal could not be read", e);
      answering.refused(MatchRefusals.unavailable());
    } finally {
      lookUps.release();
    }
  }
}
