package games.chalet.match.live.writer;

import games.chalet.match.bots.BotTurns;
import games.chalet.match.state.BotSeats;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.PendingMatch;
import games.chalet.match.time.MatchTimer;
import games.chalet.match.time.SeatPresence;
import games.chalet.web.LastResort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Carries out the decisions of the bots of one match, unless it has moved on since. */
final class BotMoves {

  private static final Logger LOG = LoggerFactory.getLogger(BotMoves.class);

  private final LiveState state;
  private final MatchReader reader;
  private final MatchWriter writer;
  private final SeatPresence presence;
  private final BotSeats seats;
  private final BotTurns turns;
  private final MatchTimer timer;

  BotMoves(
      LiveState state,
      MatchReader reader,
      MatchWriter writer,
      SeatPresence presence,
      BotSeats seats,
      BotTurns turns,
      MatchTimer timer) {
    this.state = state;
    this.reader = reader;
    this.writer = writer;
    this.presence = presence;
    this.seats = seats;
    this.turns = turns;
    this.timer = timer;
  }

  void handle(MatchMessage.BotAct act) {
    state.touch();
    if (!state.isOver()) {
      reader
          .committedFor(act)
          .filter(
              present -> seats.levelAt(act.seat(), state.header(), present.position()).isPresent())
          .ifPresent(present -> handle(act, present));
    }
  }

  private void handle(MatchMessage.BotAct act, CommittedMatch<?, ?, ?, ?> present) {
    PendingMatch<?, ?, ?, ?> pending = present.pending(state.now());
    try {
      if (!pending.actAsBot(act.seat(), act.choice(), act.action())) {
        thinkAgainLater(act);
        return;
      }
      pending.settle(presence.away(), presence.expectedBack(pending.position()), seats);
    } catch (RuntimeException | Error e) { // Nothing was written yet.
      LastResort.endIfBeyondRepair(e);
      LOG.error("Bot action failed in match {}", state.id(), e);
      thinkAgainLater(act);
      return;
    }
    writer.write(present, pending, failure -> thinkAgainLater(act));
  }

  /**
   * Drops the thought and retries later. A stale act already has another thought after it; without
   * the delay, others would fail in an endless loop.
   */
  private void thinkAgainLater(MatchMessage.BotAct act) {
    turns.drop(act.seat(), act.choice());
    timer.retry();
  }
}
