package games.chalet.match;

import org.springframework.context.SmartLifecycle;

/** One step of the house's opening and closing. */
final class Closing implements SmartLifecycle {

  private final int phase;
  private final Runnable opening;
  private final Step closing;
  private volatile boolean running;

  Closing(int phase, Runnable opening, Step closing) {
    this.phase = phase;
    this.opening = opening;
    this.closing = closing;
  }

  /** Something that may wait. */
  interface Step {
    void run() throws InterruptedException;
  }

  @Override
  public void start() {
    opening.run();
    running = true;
  }

  @Override
  public void stop() {
    try {
      closing.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    running = false;
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public int getPhase() {
    return phase;
  }
}
