package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.Seating;
import games.chalet.match.command.MatchCommand;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.Journal.DeposedException;
import games.chalet.match.state.BotSeats;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.SeatPresence;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries out the commands of one match. A repeated command gets its first answer again; any other
 * is tried out on the rules, written, and only then answered.
 */
final class CommandHandler {

  private static final Logger LOG = LoggerFactory.getLogger(CommandHandler.class);

  /** The first digits of the SQL standard's codes for constraint violations. */
  private static final String INTEGRITY = "23";

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final SeatPresence presence;
  private final BotSeats bots;
  private final MatchTimer timer;
  private final Replies replies;
  private final PresenceRateLimit rateLimit = new PresenceRateLimit();

  CommandHandler(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      SeatPresence presence,
      BotSeats bots,
      MatchTimer timer,
      Replies replies) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.presence = presence;
    this.bots = bots;
    this.timer = timer;
    this.replies = replies;
  }

  void handle(MatchMessage.SentCommand sent) {
    state.touch();
    reader.committedFor(sent).ifPresent(present -> handle(sent, present));
  }

  private void handle(MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> present) {
    Optional<CommittedMatch.Answer> first = firstAnswer(sent, present);
    if (first.isPresent()) {
      done(sent, first.get());
    } else if (present.position().over()) {
      replies.refused(sent.replyTo(), MatchRefusal.OVER.of());
    } else if (sent.isOfThePlayer() && !state.holds(sent.player(), sent.seat())) {
      // Sent before that player lost the seat, and heard after it.
      replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of());
    } else {
      handleNew(sent, present);
    }
  }

  private void handleNew(MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> present) {
    Instant now = state.now();
    PendingMatch<?, ?, ?, ?> pending = present.pending(now);
    try {
      apply(sent, pending);
      if (sent.isOfThePlayer() && pending.holdsNoAction() && !rateLimit.mayGoOn(sent.seat(), now)) {
        throw MatchRefusal.TOO_FAST.of();
      }
      pending.settle(presence.away(), presence.expectedBack(pending.position()), bots);
    } catch (RefusedException refused) {
      refuseNew(sent, present, refused);
      return;
    } catch (RuntimeException | Error e) { // Nothing was written yet.
      LastResort.endIfBeyondRepair(e);
      Header header = state.header();
      LOG.error("Rules of {} failed in match {}", header.game().id(), header.id(), e);
      refuseNew(sent, present, MatchRefusal.UNAVAILABLE.of());
      return;
    }
    writer.write(present, pending, new Answering(sent, present));
  }

  /** Applies a command to the match. Players may vote only about seats that are away. */
  private void apply(MatchMessage.SentCommand sent, PendingMatch<?, ?, ?, ?> pending) {
    String id = sent.commandId();
    switch (sent.command()) {
      case MatchCommand.Act act -> pending.act(sent.seat(), act.choice(), act.action(), id);
      case MatchCommand.Undo undo -> pending.undo(sent.seat(), undo.choice(), id);
      case MatchCommand.Vote vote ->
          pending.vote(sent.seat(), vote.about(), vote.proposal(), presence.away(), id);
      case MatchCommand.Leave leave -> pending.leave(sent.seat(), id);
      case MatchCommand.Return comingBack -> pending.comeBack(sent.seat(), id);
      case MatchCommand.Remove remove -> pending.remove(sent.seat());
      case MatchCommand.Pass pass -> pass(sent.seat(), pass, pending);
      case MatchCommand.GiveUp giveUp -> pending.conclude(Entry.Conclude.GAVE_UP);
    }
  }

  private void pass(Seat seat, MatchCommand.Pass pass, PendingMatch<?, ?, ?, ?> pending) {
    Header header = state.header();
    Seating from = header.seats().get(seat.index());
    if (from.playerId().equals(pass.to())) {
      return;
    }
    if (!from.playerId().equals(pass.from())) {
      throw MatchRefusal.NOT_AWAY.of();
    }
    if (header.seatOf(pass.to()).isPresent()) {
      throw MatchRefusal.ALREADY_SEATED.of();
    }
    pending.pass(
        seat,
        from,
        new Seating(pass.to(), pass.name()),
        !pass.back() && presence.isConnected(pass.from()));
  }

  private void done(MatchMessage.SentCommand sent, CommittedMatch.Answer answer) {
    replies.done(sent.replyTo(), answer.version(), answer.choice());
  }

  private void refuseNew(
      MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> present, RefusedException refused) {
    replies.refused(sent.replyTo(), refused);
    timer.set(present.position());
  }

  /** Returns the first answer to the same command, if it was received before. */
  private static Optional<CommittedMatch.Answer> firstAnswer(
      MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> committed) {
    String id = sent.commandId();
    return id == null ? Optional.empty() : committed.answer(sent.seat(), id);
  }

  /** Answers a command when the journal has. */
  private final class Answering implements MatchWriter.Continuation {

    private final MatchMessage.SentCommand sent;
    private final CommittedMatch<?, ?, ?, ?> present;

    Answering(MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> present) {
      this.sent = sent;
      this.present = present;
    }

    @Override
    public void written() {
      done(sent, firstAnswer(sent, present).orElseGet(() -> present.answerNow(sent.seat())));
    }

    /**
     * Answers after a failed write. The command may have been written before by another writer; but
     * every reader of a match claims it, and another process has just done so.
     */
    @Override
    public void notWritten(Exception failure) {
      if (failure instanceof DeposedException) {
        replies.refused(sent.replyTo(), MatchRefusal.UNAVAILABLE.of());
        return;
      }
      reader
          .committedFor(sent)
          .ifPresent(
              readAgain ->
                  firstAnswer(sent, readAgain)
                      .or(() -> seenDone(sent, readAgain))
                      .ifPresentOrElse(
                          first -> done(sent, first),
                          () -> replies.refused(sent.replyTo(), reason(failure))));
    }
  }

  /**
   * Returns an answer if the effect of the command is already there: a command of another module
   * has no id.
   */
  private Optional<CommittedMatch.Answer> seenDone(
      MatchMessage.SentCommand sent, CommittedMatch<?, ?, ?, ?> present) {
    boolean isDone =
        switch (sent.command()) {
          case MatchCommand.Remove remove -> state.known().isRemoved(sent.seat());
          case MatchCommand.Pass pass -> state.holds(pass.to(), sent.seat());
          case MatchCommand.GiveUp giveUp -> present.position().over();
          case MatchCommand.Act act -> false;
          case MatchCommand.Undo undo -> false;
          case MatchCommand.Vote vote -> false;
          case MatchCommand.Leave leave -> false;
          case MatchCommand.Return comingBack -> false;
        };
    return isDone ? Optional.of(present.answerNow(sent.seat())) : Optional.empty();
  }

  private static RefusedException reason(Exception failure) {
    if (failure instanceof RefusedException refused) {
      return refused;
    }
    return isConflict(failure) ? MatchRefusal.MOVED_ON.of() : MatchRefusal.UNAVAILABLE.of();
  }

  private static boolean isConflict(Exception failure) {
    return failure instanceof SQLException sql
        && sql.getSQLState() != null
        && sql.getSQLState().startsWith(INTEGRITY);
  }

  /**
   * Limits how often a seat may leave, return, vote or take back: each time adds an entry to the
   * journal that is read again at every start. For one thread at a time.
   */
  static final class PresenceRateLimit {

    private static final int MOST = 30;
    private static final Duration WITHIN = Duration.ofMinutes(1);

    private final Map<Seat, Deque<Instant>> heard = new HashMap<>();

    /** Returns true if this seat may send one more; counts it if so. */
    boolean mayGoOn(Seat seat, Instant now) {
      Deque<Instant> times = heard.computeIfAbsent(seat, unheard -> new ArrayDeque<>());
      while (!times.isEmpty() && !times.getFirst().plus(WITHIN).isAfter(now)) {
        times.removeFirst();
      }
      if (times.size() >= MOST) {
        return false;
      }
      times.addLast(now);
      return true;
    }
  }
}
