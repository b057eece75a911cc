package games.chalet.web;

import org.springframework.context.SmartLifecycle;

/** One phase of starting and stopping the server. */
public final class LifecyclePhase implements SmartLifecycle {

  private final int phase;
  private final Runnable opening;
  private final Step closing;
  private volatile boolean running;

  /**
   * Creates a phase.
   *
   * @param phase one of {@link ShutdownPhases}, or below them
   */
  public LifecyclePhase(int phase, Runnable opening, Step closing) {
    this.phase = phase;
    this.opening = opening;
    this.closing = closing;
  }

  /** Something that may wait. */
  public interface Step {
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
