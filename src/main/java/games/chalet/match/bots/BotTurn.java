package games.chalet.match.bots;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One decision of one bot: what it is about, what is thought, and the moment to come. The match's
 * thread makes and drops it, that of the moments looks whether it is done.
 */
final class BotTurn {

  final Seat seat;
  final int choice;
  final FutureTask<Optional<JsonNode>> thought;
  private final Turn.Decision decision;

  /** Whether a program decides first; not where it has no connection. */
  final boolean forProgram;

  /** Whether it is in the hands of those who think. */
  private volatile boolean handedOver;

  private volatile boolean dropped;
  private volatile @Nullable Future<?> moment;

  /**
   * A decision.
   *
   * @param choice the number of the seat's choice
   * @param forProgram whether a program decides first
   * @param thought gives the action as JSON, or nothing where the bot waits
   */
  BotTurn(
      Seat seat,
      int choice,
      Turn.Decision decision,
      boolean forProgram,
      Callable<Optional<JsonNode>> thought) {
    this.seat = seat;
    this.forProgram = forProgram;
    this.choice = choice;
    this.decision = decision;
    this.thought = new FutureTask<>(thought);
  }

  /** Whether there is nothing new to decide; who has waited waits for the rest of the turn. */
  boolean holds(int choiceNow, Turn.Decision now) {
    boolean awaitedNow = now.awaited().contains(seat);
    return choice == choiceNow
        ? awaitedNow == decision.awaited().contains(seat)
        : !awaitedNow && now.number() == decision.number() && hasWaited();
  }

  private boolean hasWaited() {
    return thought.isDone() && !thought.isCancelled() && decided().isEmpty();
  }

  /** What was decided; to be asked only when the thought is done. */
  Optional<JsonNode> decided() {
    try {
      return thought.get();
    } catch (CancellationException e) { // Dropped in this moment.
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
    Future<?> coming = moment;
    if (coming != null) {
      coming.cancel(false);
    }
  }
}
