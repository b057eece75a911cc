package games.chalet.match.live.writer;

import games.chalet.match.journal.Entry;
import games.chalet.match.state.BotSeats;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.state.Position;
import games.chalet.match.state.Presences;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.SeatPresence;
import games.chalet.match.time.TimeRules;
import java.time.Instant;

/** Carries out what deadlines and presences require in one match. */
final class TimeKeeper {

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final TimeRules rules;
  private final BotSeats bots;
  private final MatchTimer timer;
  private final PositionPublisher publisher;

  TimeKeeper(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      TimeRules rules,
      BotSeats bots,
      MatchTimer timer,
      PositionPublisher publisher) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.rules = rules;
    this.bots = bots;
    this.timer = timer;
    this.publisher = publisher;
  }

  /** Checks the time. Whatever happens, the timer of this match does not stop. */
  void check(MatchMessage cause) {
    try {
      if (!state.isOver()) {
        reader
            .committedFor(cause)
            .filter(present -> !present.position().over())
            .ifPresent(present -> check(cause, present));
      }
    } catch (RuntimeException | Error e) {
      timer.retryAfterError();
      throw e;
    }
  }

  /**
   * Checks the time. Disconnected players are noticed only here. If other messages did it too, the
   * moment of the position would reveal to everyone that a player had sent something.
   */
  private void check(MatchMessage cause, CommittedMatch<?, ?, ?, ?> present) {
    rules.keepTime(present.position());
    Instant now = state.now();
    boolean changed = rules.presence().look(present.position());
    PendingMatch<?, ?, ?, ?> pending = present.pending(now);
    try {
      doWhatIsDue(pending, present.position());
    } catch (RuntimeException e) {
      reader.conclude(e, cause);
      return;
    }
    if (changed) {
      publisher.present(present);
    }
    writer.write(present, pending, failure -> timer.retry()); // No client waits for an answer.
  }

  private void doWhatIsDue(PendingMatch<?, ?, ?, ?> pending, Position<?, ?, ?> position) {
    if (rules.isAbandoned(position)) {
      pending.conclude(Entry.Conclude.ABANDONED);
      return;
    }
    SeatPresence presence = rules.presence();
    for (Presences.Vote vote : position.presences().votes()) {
      if (!presence.away().contains(vote.about())) {
        pending.endVotesAbout(vote.about());
      }
    }
    pending.playForTimedOut(rules.deadlines());
    pending.settle(presence.away(), presence.expectedBack(pending.position()), bots);
  }
}
