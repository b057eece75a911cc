package games.chalet.match;

import java.time.Clock;
import java.time.Instant;

/** Does in one match what time, and people's comings and goings, ask for. */
final class TimeKeeper {

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final TimeRules rules;
  private final MatchTimer timer;
  private final Broadcast broadcast;
  private final Clock clock;

  TimeKeeper(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      TimeRules rules,
      MatchTimer timer,
      Broadcast broadcast,
      Clock clock) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.rules = rules;
    this.timer = timer;
    this.broadcast = broadcast;
    this.clock = clock;
  }

  /** Whatever happens, the time of this match does not stand still. */
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
   * Only here it is seen who has no connection. If other messages saw to it too, everybody could
   * tell from the moment of the news that somebody had sent something.
   */
  private void check(MatchMessage cause, Course<?, ?, ?, ?> present) {
    Instant now = clock.instant();
    boolean changed = rules.attendance().look(present.position());
    Draft<?, ?, ?, ?> draft = present.draft(now);
    try {
      doWhatIsDue(draft, present.position(), now);
    } catch (RuntimeException e) {
      reader.conclude(e, cause);
      return;
    }
    if (changed) {
      broadcast.present(present);
    }
    writer.write(present, draft, new TryAgain());
  }

  private void doWhatIsDue(Draft<?, ?, ?, ?> draft, Position<?, ?, ?> position, Instant now) {
    if (rules.desertion().endOf(position).filter(moment -> !moment.isAfter(now)).isPresent()) {
      draft.conclude(Entry.Conclude.ABANDONED);
      return;
    }
    Attendance attendance = rules.attendance();
    for (People.Vote vote : position.people().votes()) {
      if (!attendance.gone().contains(vote.about())) {
        draft.stopTalkingAbout(vote.about());
      }
    }
    draft.playForTheSlow(rules.deadlines());
    draft.settle(attendance.gone(), attendance.missed(draft.position()));
  }

  /** Nobody waits for an answer. */
  private final class TryAgain implements MatchWriter.Continuation {

    @Override
    public void written() {
      // What there is to tell is told to all.
    }

    @Override
    public void notWritten(Exception failure) {
      timer.retry();
    }
  }
}
