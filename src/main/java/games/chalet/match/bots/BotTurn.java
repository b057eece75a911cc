package games.chalet.match.bots;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.web.limits.Party;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One decision of one bot: its subject, the thought about it, and the next moment to act. The
 * match's thread creates and drops it; the thread of the moments checks whether it is done.
 */
final class BotTurn {

  final Seat seat;
  final int choice;
  final FutureTask<Optional<JsonNode>> thought;

  /** The players who wait for it. */
  final List<Party> waiting;

  private final Turn.Decision decision;

  /** True if a program decides first; false if that program has no connection. */
  final boolean forProgram;

  /** True if the thought was handed to the threads that think. */
  private volatile boolean handedOver;

  private volatile boolean dropped;
  private volatile @Nullable Future<?> moment;

  /**
   * Creates a decision.
   *
   * @param choice the number of the seat's choice
   * @param forProgram true if a program decides first
   * @param waiting for it: one of them bears its cost
   * @param thought gives the action as JSON, or nothing where the bot waits
   */
  BotTurn(
      Seat seat,
      int choice,
      Turn.Decision decision,
      boolean forProgram,
      List<Party> waiting,
      Callable<Optional<JsonNode>> thought) {
    this.seat = seat;
    this.forProgram = forProgram;
    this.choice = choice;
    this.decision = decision;
    this.waiting = waiting;
    this.thought = new FutureTask<>(thought);
  }

  /**
   * Returns true if there is nothing new to decide. A bot that has waited waits for the rest of the
   * turn.
   */
  boolean holds(int choiceNow, Turn.Decision now) {
    boolean awaitedNow = now.awaited().contains(seat);
    return choice == choiceNow
        ? awaitedNow == decision.awaited().contains(seat)
        : !awaitedNow && now.number() == decision.number() && hasWaited();
  }

  private boolean hasWaited() {
    return thought.isDone() && !thought.isCancelled() && decided().isEmpty();
  }

  /** Returns the decision. Call only when the thought is done. */
  Optional<JsonNode> decided() {
    try {
      return thought.get();
    } catch (CancellationException e) { // Dropped just now.
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  boolean isHandedOver() {
    return handedOver;
  }

  void handOver() {
    handedOver = true;
  }

  boolean isDropped() {
    return dropped;
  }

  void next(Future<?> coming) {
    moment = coming;
  }

  void drop() {
    dropped = true;
    cancelMoment();
  }

  void cancelMoment() {
    Future<?> coming = moment;
    if (coming != null) {
      coming.cancel(false);
    }
  }
}
