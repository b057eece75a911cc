package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.MatchEvent.PlayerReturned;
import games.chalet.match.MatchEvent.SeatPassed;
import games.chalet.match.bots.BotTurns;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.Journal.DeposedException;
import games.chalet.match.journal.JournalWrite;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.PlayersInMatches;
import games.chalet.web.RefusedException;
import io.micrometer.core.instrument.Counter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hands entries of one match to the journal; no other message is handled until the journal has
 * answered. Only then do they become part of the match, and are published: positions to its
 * viewers, events to the other modules.
 */
final class MatchWriter {

  private final LiveState state;
  private final Mailbox mailbox;
  private final Journal journal;
  private final PositionPublisher publisher;
  private final CommittedEvents events;
  private final PlayersInMatches inMatches;
  private final Counter actions;
  private final MatchTimer timer;
  private final BotTurns bots;
  private final Runnable deposed;

  /** The continuation to run when the journal answers; null while idle. */
  private @Nullable Continuation awaiting;

  /**
   * Creates the writer of one match.
   *
   * @param actions counts the actions played
   * @param deposed called when another process has claimed the match
   */
  MatchWriter(
      LiveState state,
      Mailbox mailbox,
      Journal journal,
      PositionPublisher publisher,
      CommittedEvents events,
      PlayersInMatches inMatches,
      Counter actions,
      MatchTimer timer,
      BotTurns bots,
      Runnable deposed) {
    this.state = state;
    this.mailbox = mailbox;
    this.journal = journal;
    this.publisher = publisher;
    this.events = events;
    this.inMatches = inMatches;
    this.actions = actions;
    this.timer = timer;
    this.bots = bots;
    this.deposed = deposed;
  }

  /** The continuation after a write succeeded or failed. */
  interface Continuation {

    /** Runs when the entries are on disk and published, or there were none. */
    default void written() {}

    void notWritten(Exception failure);
  }

  /** Writes the pending entries, and publishes them before the continuation. */
  void write(
      CommittedMatch<?, ?, ?, ?> present, PendingMatch<?, ?, ?, ?> pending, Continuation then) {
    if (pending.isEmpty()) {
      then.written();
      bots.look(present);
      timer.set(present.position());
      return;
    }
    Header.End ending = pending.end(state.date()).orElse(null);
    append(
        pending.entries(),
        ending,
        pending.seatChanges(),
        new Committing(present, pending, ending, then));
  }

  /** Appends entries that do not come from the game's rules. */
  void append(
      List<NumberedEntry> entries,
      Header.@Nullable End ending,
      SeatChanges seats,
      Continuation then) {
    awaiting = then;
    mailbox.hold();
    journal.append(
        new JournalWrite(
            state.id(),
            state.claim().epoch(),
            null,
            entries,
            ending == null ? null : state.header().summary(ending),
            seats,
            () -> mailbox.resume(new MatchMessage.Written()),
            failure -> mailbox.resume(new MatchMessage.NotWritten(failure))));
  }

  /** Handles a success of the journal. */
  void written() {
    take().written();
  }

  /**
   * Handles a failure of the journal. Where another process owns the match, it is dropped here
   * before any request could reach it again.
   */
  void notWritten(Exception failure) {
    if (failure instanceof DeposedException) {
      letGo();
    }
    take().notWritten(failure);
  }

  /** Drops the match because another process owns it. */
  void letGo() {
    if (!state.claim().isDeposed()) {
      state.depose();
      deposed.run();
    }
  }

  /**
   * Publishes the present state again, as some of it may be new. First it ends the subscriptions of
   * viewers without a right.
   */
  void publishAgain(CommittedMatch<?, ?, ?, ?> present) {
    Header now = state.header();
    Header first = present.fold().header();
    for (Seat seat : now.allSeats()) {
      if (state.known().isRemoved(seat) || !now.playerAt(seat).equals(first.playerAt(seat))) {
        publisher.recheck(seat);
      }
    }
    publisher.present(present);
  }

  /** Publishes the end of the match. */
  void publishEnd() {
    events.tell(new MatchEnded(state.known().summary()));
    inMatches.forget(state.header());
  }

  /**
   * Ends the subscriptions of players who have lost their seat, and watches those who have it now.
   *
   * @param before with the players until now
   */
  private void publishSeats(SeatChanges changes, Header before) {
    changes.removed().forEach(publisher::recheck);
    if (!changes.passed().isEmpty()) {
      inMatches.forget(before);
      inMatches.watch(state.header());
      changes.passed().forEach(passed -> publisher.passed(passed.seat()));
    }
  }

  private void publish(PendingMatch<?, ?, ?, ?> pending) {
    publisher.transitions(pending);
    pending.entries().forEach(numbered -> tell(numbered.entry()));
    if (state.isOver()) {
      publishEnd();
    }
  }

  private void tell(Entry entry) {
    switch (entry) {
      case Entry.Act act -> actions.increment();
      case Entry.Presence presence -> {
        if (presence.change() == Entry.Change.RETURNED) {
          events.tell(new PlayerReturned(state.known().summary(), presence.seat()));
        }
      }
      case Entry.Passed passed ->
          events.tell(new SeatPassed(state.known().summary(), passed.seat()));
      case Entry.Undo undo -> {}
      case Entry.Hint hint -> {}
      case Entry.Voice voice -> {}
      case Entry.Conclude conclude -> {}
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

    /** Commits. If it does not get further, the journal provides the result to the next request. */
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
      Header before = state.header();
      state.known().accept(pending.seatChanges(), ending);
      publishSeats(pending.seatChanges(), before);
      try {
        publish(pending);
      } finally {
        then.written();
      }
      if (pending.isFull() && !mailbox.post(new MatchMessage.CheckTime())) {
        timer.retry();
      }
      bots.look(present);
      timer.set(present.position());
    }

    /**
     * Handles a failed write. Another process wrote in this journal, the disk failed, or the
     * database's answer was lost: the journal knows the true state, and perhaps no viewer was told.
     * If it refused for lack of space, it was not touched.
     */
    @Override
    public void notWritten(Exception failure) {
      if (!(failure instanceof RefusedException) && !state.claim().isDeposed()) {
        state.doubt();
        timer.retry();
      }
      then.notWritten(failure);
    }
  }
}
