package games.chalet.match.bots;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * The moments at which bots act. Each moment is drawn before the bot thinks. If the thought is not
 * done by then, the next moment is drawn; the bot never acts "as soon as it is ready". So the time
 * reveals nothing about the thought.
 */
final class BotMoments {

  private final Clockwork clockwork;
  private final Duration programPatience;
  private final BotTurns.Sending sending;

  /**
   * Creates the moments of one match.
   *
   * @param programPatience how long the other players wait for a program before the bot thinks in
   *     its place
   * @param sending posts the decision
   */
  BotMoments(Clockwork clockwork, Duration programPatience, BotTurns.Sending sending) {
    this.clockwork = clockwork;
    this.programPatience = programPatience;
    this.sending = sending;
  }

  /** Runs the thoughts and keeps the time. */
  interface Clockwork {

    /** Queues the thought of a turn; returns false if that is not possible now. */
    boolean think(BotTurn turn);

    Future<?> after(Duration delay, Runnable task);
  }

  /**
   * Begins a turn.
   *
   * @param pause drawn again for each moment
   */
  void begin(BotTurn turn, Supplier<Duration> pause) {
    await(turn, pause);
    if (!turn.forProgram && clockwork.think(turn)) {
      turn.handOver();
    }
  }

  /**
   * Draws the moment of a turn again, with other pauses from now on.
   *
   * @param pause drawn again for each moment
   */
  void hasten(BotTurn turn, Supplier<Duration> pause) {
    turn.cancelMoment();
    await(turn, pause);
  }

  /** Gives a program time to decide before the bot thinks in its place. */
  private void await(BotTurn turn, Supplier<Duration> pause) {
    boolean patient = turn.forProgram && !turn.isHandedOver();
    turn.next(
        clockwork.after(patient ? programPatience : pause.get(), () -> atMoment(turn, pause)));
  }

  private void atMoment(BotTurn turn, Supplier<Duration> pause) {
    if (turn.isDropped()) {
      return;
    }
    if (!turn.isHandedOver() && clockwork.think(turn)) {
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
