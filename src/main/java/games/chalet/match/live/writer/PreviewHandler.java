package games.chalet.match.live.writer;

import games.chalet.engine.ActionPreview;
import games.chalet.engine.Chance;
import games.chalet.engine.RefusedActionException;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.match.command.MatchQuery;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.Header;
import games.chalet.match.live.writer.Mailbox.InFlight;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.MatchRefusal;
import games.chalet.match.state.Position;
import games.chalet.match.time.PlayersInMatches;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.FairReads;
import java.security.SecureRandom;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers what a seat's own actions would lead to, on threads that all matches share: the match
 * goes on meanwhile.
 */
final class PreviewHandler {

  private static final Logger LOG = LoggerFactory.getLogger(PreviewHandler.class);
  private static final SecureRandom RANDOM = new SecureRandom();

  private final LiveState state;
  private final MatchReader reader;
  private final FairReads reads;
  private final InFlight inFlight;
  private final PlayersInMatches inMatches;
  private final Replies replies;

  PreviewHandler(
      LiveState state,
      MatchReader reader,
      FairReads reads,
      InFlight inFlight,
      PlayersInMatches inMatches,
      Replies replies) {
    this.state = state;
    this.reader = reader;
    this.reads = reads;
    this.inFlight = inFlight;
    this.inMatches = inMatches;
    this.replies = replies;
  }

  void ask(MatchMessage.SentQuery sent, MatchQuery.Preview wanted) {
    reader.committedFor(sent).ifPresent(present -> ask(sent, wanted, present));
  }

  private <S extends Record, A, V extends Record, E> void ask(
      MatchMessage.SentQuery sent, MatchQuery.Preview wanted, CommittedMatch<S, A, V, E> present) {
    Fold<?, S, A, V, E> fold = present.fold();
    Position<S, A, V> position = present.position();
    Seat seat = sent.seat();
    if (seat == null || !state.holds(sent.player(), seat)) {
      replies.refused(sent.replyTo(), MatchRefusal.NOT_SEATED.of());
      return;
    }
    inFlight.began();
    if (!reads.execute(
        inMatches.partyOf(state.header().playerAt(seat)),
        () -> answer(sent, wanted, fold, position, seat))) {
      inFlight.ended();
      replies.refused(sent.replyTo(), MatchRefusal.TOO_FAST.of());
    }
  }

  private <S extends Record, A, V extends Record, E> void answer(
      MatchMessage.SentQuery sent,
      MatchQuery.Preview wanted,
      Fold<?, S, A, V, E> fold,
      Position<S, A, V> position,
      Seat seat) {
    try {
      GameJson<A, V, E> json = fold.json();
      ActionPreview<A, V> preview =
          ActionPreview.of(
              fold.game(),
              position.state(),
              seat,
              read(wanted, position, seat, json),
              new Chance(Seed.random(RANDOM)));
      replies.preview(
          sent.socket(),
          json.tree(json.view(preview.view())),
          json.actionTrees(preview.legalActions()));
    } catch (RefusedException refused) {
      replies.refused(sent.replyTo(), refused);
    } catch (RefusedActionException refused) {
      replies.refused(sent.replyTo(), MatchRefusal.ofTheGame(409, refused.refusal()));
    } catch (RuntimeException | Error e) {
      LastResort.endIfBeyondRepair(e);
      Header header = state.header();
      LOG.error("Preview of {} failed in match {}", header.game().id(), header.id(), e);
      replies.refused(sent.replyTo(), MatchRefusal.UNAVAILABLE.of());
    } finally {
      inFlight.ended();
    }
  }

  /**
   * Returns the actions that a seat asks about.
   *
   * @throws RefusedException if it cannot ask now, or they are no actions
   */
  private static <S extends Record, A, V extends Record> List<A> read(
      MatchQuery.Preview wanted, Position<S, A, V> position, Seat seat, GameJson<A, V, ?> json) {
    if (wanted.actions().isEmpty() || wanted.actions().size() > ActionPreview.LONGEST) {
      throw MatchRefusal.PREVIEW_LENGTH.of(ActionPreview.LONGEST);
    }
    if (position.over()) {
      throw MatchRefusal.OVER.of();
    }
    if (wanted.choice() != position.choice(seat)) {
      throw MatchRefusal.MOVED_ON.of();
    }
    if (!(position.turn() instanceof Turn.Decision decision)
        || !decision.awaited().contains(seat)) {
      throw MatchRefusal.NOT_YOUR_TURN.of();
    }
    return wanted.actions().stream().map(json::readAction).toList();
  }
}
