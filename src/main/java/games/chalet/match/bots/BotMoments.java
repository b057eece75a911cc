package games.chalet.match.bots;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * When bots act: at a moment that is drawn before they think. If a thought is not done by then, the
 * next moment is drawn, never "as soon as it is ready". So the time tells nothing of the thought.
 */
final class BotMoments {

  private final Clockwork clockwork;
  private final Duration programPatience;
  private final BotTurns.Sending sending;

  /**
   * Moments of one match.
   *
   * @param programPatience how long the others wait for a program before the bot thinks in its
   *     place
   * @param sending posts what was decided
   */
  BotMoments(Clockwork clockwork, Duration programPatience, BotTurns.Sending sending) {
    this.clockwork = clockwork;
    this.programPatience = programPatience;
    this.sending = sending;
  }

  /** What thinks, and knows what time it is. */
  interface Clockwork {

    /** Has it thought; false if that is not possible now. */
    boolean think(FutureTask<?> thought);

    /** Does something when so much time has passed. */
    Future<?> after(Duration delay, Runnable task);
  }

  /**
   * A turn begins.
   *
   * @param pause drawn anew for each moment
   */
  void begin(BotTurn turn, Supplier<Duration> pause) {
    await(turn, pause);
    if (!turn.forProgram && clockwork.think(turn.thought)) {
      turn.handOver();
    }
  }

  /** A program is given time to decide before the bot thinks in its place. */
  private void await(BotTurn turn, Supplier<Duration> pause) {
    boolean patient = turn.forProgram && !turn.isHandedOver();
    turn.next(
        clockwork.after(patient ? programPatience : pause.get(), () -> atMoment(turn, pause)));
  }

  private void atMoment(BotTurn turn, Supplier<Duration> pause) {
    if (turn.isDropped()) {
      return;
    }
    if (!turn.isHandedOver() && clockwork.think(turn.thought)) {
      turn.handOver();
    }
    boolean hasToComeAgain =
        !turn.thought.isDone()
            || turn.decided()
                .filter(action -> !sending.send(turn.seat, turn.choice, action))
                .isPresent();
    if (hasToComeAgain) {
      await(turn, pause);
    }
  }
}
