package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.Hint;
import games.chalet.match.bots.HintDesk;
import games.chalet.match.bots.Hints;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.Replies;
import games.chalet.match.command.ReplyAddress;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.state.Position;
import games.chalet.web.RefusedException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Gives hints to the players of one match. Hints are computed elsewhere; the result is written into
 * the journal and then sent, unless the seat has another choice by now. A second request for the
 * same choice gets the same hint.
 */
final class HintHandler {

  private final LiveState state;
  private final Mailbox mailbox;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final HintDesk desk;
  private final Replies replies;

  /** The seats for which a hint is being computed, with the addresses of the answers. */
  private final Map<Seat, ReplyAddress.Session> thinking = new HashMap<>();

  private final Map<Seat, Given> given = new HashMap<>();

  HintHandler(
      LiveState state,
      Mailbox mailbox,
      MatchReader reader,
      MatchWriter writer,
      HintDesk desk,
      Replies replies) {
    this.state = state;
    this.mailbox = mailbox;
    this.reader = reader;
    this.writer = writer;
    this.desk = desk;
    this.replies = replies;
  }

  /** The last hint to a seat. */
  private record Given(int choice, Hint hint) {}

  void ask(MatchMessage.SentQuery sent, MatchQuery.Hint wanted) {
    reader.committedFor(sent).ifPresent(present -> ask(sent, wanted.choice(), present));
  }

  private void ask(MatchMessage.SentQuery sent, int choice, CommittedMatch<?, ?, ?, ?> present) {
    Seat seat = sent.seat();
    if (seat == null || !state.holds(sent.player(), seat) || state.header().isOfProgram(seat)) {
      replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of());
      return;
    }
    try {
      Turn.Decision decision = require(seat, choice, present.position());
      Given before = given.get(seat);
      if (before != null && before.choice() == choice) {
        replies.hint(sent.socket(), before.hint());
        return;
      }
      if (thinking.containsKey(seat)) {
        askAgain(sent, seat);
        return;
      }
      desk.think(
          state.header().playerAt(seat),
          Hints.thought(present, seat, decision),
          hint -> mailbox.post(new MatchMessage.HintThought(seat, choice, hint, sent.socket())));
      thinking.put(seat, sent.socket());
    } catch (RefusedException refused) {
      replies.refused(sent.replyTo(), refused);
    }
  }

  /** Handles a second request: the player has become impatient, or has another socket by now. */
  private void askAgain(MatchMessage.SentQuery sent, Seat seat) {
    ReplyAddress.Session first = Objects.requireNonNull(thinking.get(seat));
    if (!first.commandId().equals(sent.socket().commandId())) {
      throw MatchRefusal.TOO_FAST.of();
    }
    thinking.put(seat, sent.socket());
  }

  private Turn.Decision require(Seat seat, int choice, Position<?, ?, ?> position) {
    if (position.over()) {
      throw MatchRefusal.OVER.of();
    }
    if (!state.header().visibility().hints()) {
      throw MatchRefusal.NO_HINTS.of();
    }
    if (choice != position.choice(seat)) {
      throw MatchRefusal.MOVED_ON_FROM_HINT.of();
    }
    if (!(position.turn() instanceof Turn.Decision decision)
        || !decision.awaited().contains(seat)) {
      throw MatchRefusal.NOT_YOUR_TURN.of();
    }
    return decision;
  }

  /** Handles a computed hint, which may no longer be about the seat's present choice. */
  void handle(MatchMessage.HintThought thought) {
    ReplyAddress.Session latest = thinking.remove(thought.seat());
    MatchMessage.HintThought toTell = latest == null ? thought : thought.to(latest);
    reader.committedFor(toTell).ifPresent(present -> handle(toTell, present));
  }

  private void handle(MatchMessage.HintThought thought, CommittedMatch<?, ?, ?, ?> present) {
    try {
      if (thought.hint() == null) {
        throw MatchRefusal.UNAVAILABLE.of();
      }
      if (state.known().isRemoved(thought.seat())) {
        throw MatchRefusal.NOT_SEATED.of();
      }
      require(thought.seat(), thought.choice(), present.position());
    } catch (RefusedException refused) {
      replies.refused(thought.replyTo(), refused);
      return;
    }
    PendingMatch<?, ?, ?, ?> pending = present.pending(state.now());
    pending.hinted(thought.seat());
    writer.write(present, pending, new Telling(thought));
  }

  /** Sends a hint when the journal has recorded it. */
  private final class Telling implements MatchWriter.Continuation {

    private final MatchMessage.HintThought thought;

    Telling(MatchMessage.HintThought thought) {
      this.thought = thought;
    }

    @Override
    public void written() {
      Hint hint = Objects.requireNonNull(thought.hint());
      given.put(thought.seat(), new Given(thought.choice(), hint));
      replies.hint(thought.replyTo(), hint);
    }

    @Override
    public void notWritten(Exception failure) {
      replies.refused(
          thought.replyTo(),
          failure instanceof RefusedException refused ? refused : MatchRefusal.UNAVAILABLE.of());
    }
  }
}
