package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchEnded;
import games.chalet.match.PlayerReturned;
import games.chalet.match.SeatPassed;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.SeatChanges;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.time.ConnectionTracker;
import io.micrometer.core.instrument.Counter;

/**
 * Publishes the changes of one match that are on disk: frames to its viewers, events to the other
 * modules.
 */
final class Publication {

  private final LiveState state;
  private final FramePublisher publisher;
  private final CommittedEvents events;
  private final ConnectionTracker tracker;
  private final Counter actions;

  /**
   * Creates the publication of one match.
   *
   * @param actions counts the actions played
   */
  Publication(
      LiveState state,
      FramePublisher publisher,
      CommittedEvents events,
      ConnectionTracker tracker,
      Counter actions) {
    this.state = state;
    this.publisher = publisher;
    this.events = events;
    this.tracker = tracker;
    this.actions = actions;
  }

  /**
   * Ends the subscriptions of players who have lost their seat, and watches those who have it now.
   *
   * @param before with the players until now
   */
  void ofSeats(SeatChanges changes, Header before) {
    changes.removed().forEach(publisher::recheck);
    if (!changes.passed().isEmpty()) {
      tracker.forget(before);
      tracker.watch(state.header());
      changes.passed().forEach(passed -> publisher.passed(passed.seat()));
    }
  }

  /** Publishes entries that are on disk. */
  void of(PendingMatch<?, ?, ?, ?> pending) {
    publisher.transitions(pending);
    pending.entries().forEach(line -> tell(line.entry()));
    if (state.isOver()) {
      ofTheEnd();
    }
  }

  /**
   * Publishes the present state again, as some of it may be new. First it ends the subscriptions of
   * viewers without a right.
   */
  void again(CommittedMatch<?, ?, ?, ?> present) {
    Header now = state.header();
    Header first = present.fold().header();
    for (Seat seat : now.allSeats()) {
      if (state.isRemoved(seat) || !now.playerAt(seat).equals(first.playerAt(seat))) {
        publisher.recheck(seat);
      }
    }
    publisher.present(present);
  }

  /** Publishes the end of the match. */
  void ofTheEnd() {
    events.tell(new MatchEnded(state.summary()));
    tracker.forget(state.header());
  }

  private void tell(Entry entry) {
    switch (entry) {
      case Entry.Act act -> actions.increment();
      case Entry.Presence presence -> {
        if (presence.change() == Entry.Change.RETURNED) {
          events.tell(new PlayerReturned(state.summary(), presence.seat()));
        }
      }
      case Entry.Passed passed -> events.tell(new SeatPassed(state.summary(), passed.seat()));
      case Entry.Undo undo -> {}
      case Entry.Hint hint -> {}
      case Entry.Voice voice -> {}
      case Entry.Conclude conclude -> {}
    }
  }
}
