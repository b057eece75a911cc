package games.chalet.match.live.writer;

import games.chalet.match.command.Replies;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.live.writer.MatchLoader.UnknownRulesException;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.Fold.UnreadableMatchException;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.time.MatchTimer;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives the committed match to the handlers of messages. A match that the rules cannot continue
 * ends with a reason, instead of staying open for ever. One that began under later rules is left to
 * the versions that know them.
 */
final class MatchReader {

  private static final Logger LOG = LoggerFactory.getLogger(MatchReader.class);

  private final LiveState state;
  private final MatchWriter writer;
  private final Replies replies;
  private final MatchTimer timer;

  MatchReader(LiveState state, MatchWriter writer, Replies replies, MatchTimer timer) {
    this.state = state;
    this.writer = writer;
    this.replies = replies;
    this.timer = timer;
  }

  /**
   * Returns the committed match; empty if there is none. Then the sender of the message has been
   * answered, or will be, or the timer retries. Changes that were read and may not have been
   * published are published first.
   */
  Optional<CommittedMatch<?, ?, ?, ?>> committedFor(MatchMessage cause) {
    if (state.claim().isDeposed()) {
      leaveAlone(cause);
      return Optional.empty();
    }
    boolean wasOver = state.isOver();
    try {
      CommittedMatch<?, ?, ?, ?> present = state.committed();
      if (state.takeUntold()) {
        writer.publishAgain(present);
      }
      return Optional.of(present);
    } catch (UnreadableMatchException e) {
      conclude(e, cause);
    } catch (UnknownRulesException e) {
      if (cause instanceof MatchMessage.Internal) { // Requests cannot fill the log.
        LOG.warn("Match {} needs a newer version of Chalet: {}", state.id(), e.getMessage());
      }
      leaveAlone(cause);
    } catch (RuntimeException | Error e) {
      LastResort.endIfBeyondRepair(e);
      LOG.error("The journal of match {} could not be read", state.id(), e);
      refuse(cause, MatchRefusal.UNAVAILABLE.of());
    } finally {
      if (!wasOver && state.isOver()) {
        writer.publishEnd();
      }
    }
    return Optional.empty();
  }

  /**
   * Stops the timer's retries: the match belongs to another process, or waits for a later version.
   */
  private void leaveAlone(MatchMessage cause) {
    if (!(cause instanceof MatchMessage.Internal)) {
      refuse(cause, MatchRefusal.UNAVAILABLE.of());
    }
  }

  /** Ends a match that cannot continue, then answers the sender of the message. */
  void conclude(RuntimeException why, MatchMessage cause) {
    if (state.isOver()) {
      refuse(cause, MatchRefusal.OVER.of());
      return;
    }
    LOG.error("Match {} cannot continue", state.id(), why);
    NumberedEntry numbered;
    try {
      numbered = state.nextEntry(new Entry.Conclude(Entry.Conclude.UNREADABLE));
    } catch (RuntimeException e) {
      LOG.error("Failed to read the journal of match {}", state.id(), e);
      timer.retry();
      refuse(cause, MatchRefusal.OVER.of());
      return;
    }
    Header.End ending = new Header.End(state.date(), Fold.CONCLUDED, Optional.empty());
    writer.append(List.of(numbered), ending, SeatChanges.NONE, new Concluding(ending, cause));
  }

  /** The last entry of a match that no rules can read. */
  private final class Concluding implements MatchWriter.Continuation {

    private final Header.End ending;
    private final MatchMessage cause;

    Concluding(Header.End ending, MatchMessage cause) {
      this.ending = ending;
      this.cause = cause;
    }

    @Override
    public void written() {
      state.known().accept(SeatChanges.NONE, ending);
      state.evict();
      writer.publishEnd();
      refuse(cause, MatchRefusal.OVER.of());
    }

    @Override
    public void notWritten(Exception failure) {
      timer.retry();
      refuse(cause, MatchRefusal.OVER.of());
    }
  }

  private void refuse(MatchMessage cause, RefusedException refused) {
    switch (cause) {
      case MatchMessage.SentCommand command -> replies.refused(command.replyTo(), refused);
      case MatchMessage.SentQuery query -> replies.refused(query.replyTo(), refused);
      case MatchMessage.SentBotRequest request -> replies.refused(request.replyTo(), refused);
      case MatchMessage.HintThought hint -> replies.refused(hint.replyTo(), refused);
      case MatchMessage.Internal internal -> {
        if (!state.isOver()) {
          timer.retry();
        }
      }
    }
  }
}
