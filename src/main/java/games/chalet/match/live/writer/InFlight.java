package games.chalet.match.live.writer;

import java.time.Duration;

/** Counts the mailboxes that have work; for a clean shutdown. */
public final class InFlight {

  private int going;

  public synchronized void began() {
    going++;
  }

  public synchronized void ended() {
    going--;
    if (going == 0) {
      notifyAll();
    }
  }

  /** Waits until no mailbox has work; returns false if that took too long. */
  public synchronized boolean awaitQuiet(Duration longest) throws InterruptedException {
    long end = System.nanoTime() + longest.toNanos();
    while (going > 0) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }
}
