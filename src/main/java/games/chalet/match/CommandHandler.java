package games.chalet.match;

import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries out the commands of one match. A command that was heard before gets its first answer
 * again; any other is tried out on the rules, written, and only then answered.
 */
final class CommandHandler {

  private static final Logger LOG = LoggerFactory.getLogger(CommandHandler.class);

  /** How the codes of violated constraints begin, by the SQL standard. */
  private static final String INTEGRITY = "23";

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final Attendance attendance;
  private final MatchTimer timer;
  private final Replies replies;
  private final Clock clock;
  private final Talk talk = new Talk();

  CommandHandler(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      Attendance attendance,
      MatchTimer timer,
      Replies replies,
      Clock clock) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.attendance = attendance;
    this.timer = timer;
    this.replies = replies;
    this.clock = clock;
  }

  void handle(MatchMessage.SentCommand sent) {
    state.touch(clock.instant());
    reader.committedFor(sent).ifPresent(present -> handle(sent, present));
  }

  private void handle(MatchMessage.SentCommand sent, Course<?, ?, ?, ?> present) {
    Optional<Course.Answer> first = firstAnswer(sent, present);
    if (first.isPresent()) {
      done(sent, first.get());
    } else if (present.position().over()) {
      replies.refused(sent.replyTo(), MatchRefusals.matchOver());
    } else if (sent.isOfThePlayer() && state.isRemoved(sent.seat())) {
      // Sent before the host removed that player, and heard after it.
      replies.refused(sent.replyTo(), MatchRefusals.notSeated());
    } else {
      handleNew(sent, present);
    }
  }

  private void handleNew(MatchMessage.SentCommand sent, Course<?, ?, ?, ?> present) {
    Instant now = clock.instant();
    Draft<?, ?, ?, ?> draft = present.draft(now);
    try {
      apply(sent, draft);
      if (sent.isOfThePlayer() && draft.isTalk() && !talk.mayGoOn(sent.seat(), now)) {
        throw MatchRefusals.tooFast();
      }
      draft.settle(attendance.gone(), attendance.missed(draft.position()));
    } catch (RefusedException refused) {
      refuseNew(sent, present, refused);
      return;
    } catch (RuntimeException | Error e) { // Nothing has come of it yet.
      LastResort.endIfBeyondRepair(e);
      Header header = state.header();
      LOG.error("The rules of {} failed in match {}", header.game().id(), header.id(), e);
      refuseNew(sent, present, MatchRefusals.unavailable());
      return;
    }
    writer.write(present, draft, new Answering(sent, present));
  }

  /** Where a command meets the match. Who is gone decides about whom one may vote. */
  private void apply(MatchMessage.SentCommand sent, Draft<?, ?, ?, ?> draft) {
    String id = sent.commandId();
    switch (sent.command()) {
      case MatchCommand.Act act -> draft.act(sent.seat(), act.choice(), act.action(), id);
      case MatchCommand.Undo undo -> draft.undo(sent.seat(), undo.choice(), id);
      case MatchCommand.Vote vote ->
          draft.vote(sent.seat(), vote.about(), vote.proposal(), attendance.gone(), id);
      case MatchCommand.Leave leave -> draft.leave(sent.seat(), id);
      case MatchCommand.Return comingBack -> draft.comeBack(sent.seat(), id);
      case MatchCommand.Remove remove -> draft.remove(sent.seat());
      case MatchCommand.GiveUp giveUp -> draft.conclude(Entry.Conclude.GAVE_UP);
    }
  }

  private void done(MatchMessage.SentCommand sent, Course.Answer answer) {
    replies.done(sent.replyTo(), answer.version(), answer.choice());
  }

  private void refuseNew(
      MatchMessage.SentCommand sent, Course<?, ?, ?, ?> present, RefusedException refused) {
    replies.refused(sent.replyTo(), refused);
    timer.set(present.position());
  }

  /** What was answered when the same command was heard before. */
  private static Optional<Course.Answer> firstAnswer(
      MatchMessage.SentCommand sent, Course<?, ?, ?, ?> course) {
    String id = sent.commandId();
    return id == null ? Optional.empty() : course.answer(sent.seat(), id);
  }

  /** Answers a command when the journal has. */
  private final class Answering implements MatchWriter.Continuation {

    private final MatchMessage.SentCommand sent;
    private final Course<?, ?, ?, ?> present;

    Answering(MatchMessage.SentCommand sent, Course<?, ?, ?, ?> present) {
      this.sent = sent;
      this.present = present;
    }

    @Override
    public void written() {
      done(sent, firstAnswer(sent, present).orElseGet(() -> present.answerNow(sent.seat())));
    }

    /** What was not written may have been written by somebody else before. */
    @Override
    public void notWritten(Exception failure) {
      reader
          .committedFor(sent)
          .ifPresent(
              readAgain ->
                  firstAnswer(sent, readAgain)
                      .ifPresentOrElse(
                          first -> done(sent, first),
                          () -> replies.refused(sent.replyTo(), reason(failure))));
    }
  }

  private static RefusedException reason(Exception failure) {
    if (failure instanceof RefusedException refused) {
      return refused;
    }
    return isConflict(failure) ? MatchRefusals.staleChoice() : MatchRefusals.unavailable();
  }

  private static boolean isConflict(Exception failure) {
    return failure instanceof SQLException sql
        && sql.getSQLState() != null
        && sql.getSQLState().startsWith(INTEGRITY);
  }
}
