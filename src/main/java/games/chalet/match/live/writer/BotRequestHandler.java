package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.BotPace;
import games.chalet.match.Hint;
import games.chalet.match.bots.BotTurns;
import games.chalet.match.bots.HintDesk;
import games.chalet.match.bots.Hints;
import games.chalet.match.command.BotRequest;
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
import java.util.Optional;

/**
 * Handles the requests to the bots of one match: hints, and their pace. Hints are computed
 * elsewhere; the result is written into the journal and then sent, unless the seat has another
 * choice by now. A second request for the same choice gets the same hint.
 */
final class BotRequestHandler {

  private final LiveState state;
  private final Mailbox mailbox;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final HintDesk desk;
  private final BotTurns bots;
  private final Replies replies;

  /** The seats for which a hint is being computed, with the addresses of the answers. */
  private final Map<Seat, ReplyAddress.Session> thinking = new HashMap<>();

  private final Map<Seat, Given> given = new HashMap<>();

  BotRequestHandler(
      LiveState state,
      Mailbox mailbox,
      MatchReader reader,
      MatchWriter writer,
      HintDesk desk,
      BotTurns bots,
      Replies replies) {
    this.state = state;
    this.mailbox = mailbox;
    this.reader = reader;
    this.writer = writer;
    this.desk = desk;
    this.bots = bots;
    this.replies = replies;
  }

  /** The last hint to a seat. */
  private record Given(int choice, Hint hint) {}

  void handle(MatchMessage.SentBotRequest sent) {
    state.touch();
    reader.committedFor(sent).ifPresent(present -> handle(sent, present));
  }

  private void handle(MatchMessage.SentBotRequest sent, CommittedMatch<?, ?, ?, ?> present) {
    switch (sent.request()) {
      case BotRequest.Hint hint -> ask(sent, hint.choice(), present);
      case BotRequest.Hurry hurry -> hurry(sent, hurry.pace(), present);
    }
  }

  private void hurry(
      MatchMessage.SentBotRequest sent,
      Optional<BotPace> pace,
      CommittedMatch<?, ?, ?, ?> present) {
    if (!state.holds(sent.player(), sent.seat())) {
      replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of());
    } else if (state.header().players().size() > 1) {
      replies.refused(sent.replyTo(), MatchRefusal.OTHERS_PLAY.of());
    } else {
      bots.hurry(present, pace);
      CommittedMatch.Answer now = present.answerNow(sent.seat());
      replies.done(sent.replyTo(), now.version(), now.choice());
    }
  }

  private void ask(
      MatchMessage.SentBotRequest sent, int choice, CommittedMatch<?, ?, ?, ?> present) {
    Seat seat = sent.seat();
    if (!state.holds(sent.player(), seat) || state.header().isOfProgram(seat)) {
      replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of());
      return;
    }
    try {
      Turn.Decision decision = require(seat, choice, present.position());
      Given before = given.get(seat);
      if (before != null && before.choice() == choice) {
        replies.hint(sent.replyTo(), before.hint());
        return;
      }
      if (thinking.containsKey(seat)) {
        askAgain(sent, seat);
        return;
      }
      desk.think(
          state.header().playerAt(seat),
          Hints.thought(present, seat, decision),
          hint -> mailbox.post(new MatchMessage.HintThought(seat, choice, hint, sent.replyTo())));
      thinking.put(seat, sent.replyTo());
    } catch (RefusedException refused) {
      replies.refused(sent.replyTo(), refused);
    }
  }

  /** Handles a second request: the player has become impatient, or has another socket by now. */
  private void askAgain(MatchMessage.SentBotRequest sent, Seat seat) {
    ReplyAddress.Session first = Objects.requireNonNull(thinking.get(seat));
    if (!first.commandId().equals(sent.replyTo().commandId())) {
      throw MatchRefusal.TOO_FAST.of();
    }
    thinking.put(seat, sent.replyTo());
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
