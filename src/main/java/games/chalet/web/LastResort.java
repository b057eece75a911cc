package games.chalet.web;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The handler for errors that nobody has caught. A thread outlives whatever fails in it, or the
 * process ends with a line in the log so that it is started again: no thread ends unnoticed.
 * Nothing is lost by that, as what was acknowledged is on disk. Why so: {@code
 * docs/decisions/0014-what-waits-to-be-sent.md}.
 */
public final class LastResort implements Thread.UncaughtExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(LastResort.class);

  /** As Java itself ends with {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int STATUS = 3;

  /** Made beforehand: there may be no memory for it any more. */
  private static final String SENTENCE =
      "Chalet ends here, because Java cannot go on (out of memory, most likely: give it more with"
          + " -Xmx). What was acknowledged is on disk; start it again.";

  private LastResort() {}

  /** From now on no thread of this process ends unheard. */
  public static void install() {
    Thread.setDefaultUncaughtExceptionHandler(new LastResort());
  }

  /** A thread has ended. */
  @Override
  public void uncaughtException(Thread thread, Throwable e) {
    if (e instanceof VirtualMachineError) {
      try {
        System.err.println(SENTENCE);
        System.err.println(e);
      } finally {
        Runtime.getRuntime().halt(STATUS);
      }
    }
    LOG.error("Thread {} ended with an error", thread.getName(), e);
  }

  /** A task after whose failures its thread goes on, unless Java itself cannot. */
  public static Runnable surviving(Runnable task, Logger log, String complaint) {
    return () -> {
      try {
        task.run();
      } catch (Throwable e) { // Whatever it is: a periodic task that throws is never run again.
        survive(e, log, complaint);
      }
    };
  }

  /** Goes on after a failure, with a line in the log, unless Java itself cannot go on. */
  public static void survive(Throwable e, Logger log, String complaint) {
    try {
      endIfBeyondRepair(e);
      log.error(complaint, e);
    } catch (Throwable again) {
      endIfBeyondRepair(again);
    }
  }

  /**
   * Ends the process if after this error nothing can be relied upon: Java has no memory or is
   * broken itself. A stack that ran over is the fault of one task and over with it.
   */
  public static void endIfBeyondRepair(Throwable e) {
    if (e instanceof VirtualMachineError && !(e instanceof StackOverflowError)) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
    }
  }
}
