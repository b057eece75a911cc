package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.bots.BotTurns;
import games.chalet.match.journal.DeposedException;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.time.MatchTimer;
import games.chalet.web.RefusedException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hands entries of one match to the journal; no other message is handled until the journal has
 * answered. Only then are they the match's own, and told.
 */
final class MatchWriter {

  private final LiveState state;
  private final Mailbox mailbox;
  private final Journal journal;
  private final Publication publication;
  private final MatchTimer timer;
  private final BotTurns bots;
  private final Runnable deposed;

  /** Who is told what the journal answers; null while nothing is being written. */
  private @Nullable Continuation awaiting;

  /**
   * The writer of one match.
   *
   * @param deposed called when another process has claimed the match
   */
  MatchWriter(
      LiveState state,
      Mailbox mailbox,
      Journal journal,
      Publication publication,
      MatchTimer timer,
      BotTurns bots,
      Runnable deposed) {
    this.state = state;
    this.mailbox = mailbox;
    this.journal = journal;
    this.publication = publication;
    this.timer = timer;
    this.bots = bots;
    this.deposed = deposed;
  }

  /** What follows when it is known what became of entries. */
  interface Continuation {

    /** They are on disk, or there were none. */
    void written();

    /** What has come of them has been told to those who look. */
    default void published() {}

    void notWritten(Exception failure);
  }

  /** Writes what is pending, and tells it in between what the continuation tells. */
  void write(
      CommittedMatch<?, ?, ?, ?> present, PendingMatch<?, ?, ?, ?> pending, Continuation then) {
    if (pending.isEmpty()) {
      then.written();
      then.published();
      bots.look(present);
      timer.set(present.position());
      return;
    }
    Header.End ending =
        pending.outcome().map(outcome -> new Header.End(state.date(), outcome)).orElse(null);
    append(
        pending.entries(),
        ending,
        pending.removed(),
        new Committing(present, pending, ending, then));
  }

  /** Writes lines that no rules have made. */
  void append(
      List<NumberedEntry> lines,
      Header.@Nullable End ending,
      List<Seat> removed,
      Continuation then) {
    awaiting = then;
    mailbox.hold();
    journal.append(
        new JournalWrite(
            state.id(),
            state.epoch(),
            null,
            lines,
            ending == null ? null : state.header().summary(ending),
            removed,
            () -> mailbox.resume(new MatchMessage.Written()),
            failure -> mailbox.resume(new MatchMessage.NotWritten(failure))));
  }

  /** The journal has answered. */
  void written() {
    take().written();
  }

  /**
   * The journal has answered that it could not. Where another process owns the match, it is let go
   * here before anybody could ask for it again.
   */
  void notWritten(Exception failure) {
    if (failure instanceof DeposedException) {
      letGo();
    }
    take().notWritten(failure);
  }

  /** Another process owns the match. */
  void letGo() {
    if (!state.isDeposed()) {
      state.depose();
      deposed.run();
    }
  }

  private Continuation take() {
    Continuation next = awaiting;
    awaiting = null;
    if (next == null) {
      throw new IllegalStateException("No write is in progress");
    }
    return next;
  }

  /** Pending entries that become the match. */
  private final class Committing implements Continuation {

    private final CommittedMatch<?, ?, ?, ?> present;
    private final PendingMatch<?, ?, ?, ?> pending;
    private final Header.@Nullable End ending;
    private final Continuation then;

    Committing(
        CommittedMatch<?, ?, ?, ?> present,
        PendingMatch<?, ?, ?, ?> pending,
        Header.@Nullable End ending,
        Continuation then) {
      this.present = present;
      this.pending = pending;
      this.ending = ending;
      this.then = then;
    }

    /** Where it does not get further, the journal tells it to whoever asks next. */
    @Override
    public void written() {
      try {
        commit();
      } catch (RuntimeException | Error e) {
        state.doubt();
        timer.retry();
        throw e;
      }
    }

    private void commit() {
      pending.commit();
      state.accept(pending.removed(), ending);
      then.written();
      try {
        publication.of(pending);
      } finally {
        then.published();
      }
      if (pending.isFull() && !mailbox.post(new MatchMessage.CheckTime())) {
        timer.retry();
      }
      bots.look(present);
      timer.set(present.position());
    }

    /**
     * Somebody else wrote in our journal, the disk failed, or the database's answer was lost: the
     * journal knows what is true, and perhaps nobody was told. Where it refused, for want of room,
     * it was not touched.
     */
    @Override
    public void notWritten(Exception failure) {
      if (!(failure instanceof RefusedException) && !state.isDeposed()) {
        state.doubt();
        timer.retry();
      }
      then.notWritten(failure);
    }
  }
}
