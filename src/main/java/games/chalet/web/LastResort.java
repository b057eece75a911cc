package games.chalet.web;

import games.chalet.web.logs.LoggedFailure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The handler for uncaught errors. A thread survives any failure of its tasks, or the process ends
 * with a line in the log so that it is restarted: no thread ends unnoticed. Nothing is lost by
 * that, because everything acknowledged is on disk. For the reasons, see {@code
 * docs/decisions/sending.md}.
 */
public final class LastResort implements Thread.UncaughtExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(LastResort.class);

  /** The exit status that Java itself uses with {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int STATUS = 3;

  /** Created in advance: there may be no memory for it later. */
  private static final String SENTENCE =
      "Chalet ends here, because Java cannot go on (out of memory, most likely: give it more with"
          + " -Xmx). What was acknowledged is on disk; start it again.";

  private LastResort() {}

  /** Installs the handler for all threads of this process. */
  public static void install() {
    Thread.setDefaultUncaughtExceptionHandler(new LastResort());
  }

  /** Logs the end of a thread; ends the process if Java itself is broken. */
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

  /** Wraps a task so that its thread survives the task's failures, unless Java itself cannot. */
  public static Runnable surviving(Runnable task, Logger log, String complaint) {
    return () -> {
      try {
        task.run();
      } catch (Throwable e) { // A periodic task that throws never runs again.
        survive(e, log, complaint);
      }
    };
  }

  /**
   * Continues after a failure, with a line in the log, unless Java itself cannot continue. There is
   * no trace if it is the database's file.
   */
  public static void survive(Throwable e, Logger log, String complaint) {
    try {
      endIfBeyondRepair(e);
      if (LoggedFailure.isAboutTheFile(e)) {
        log.error("{}: {}", complaint, LoggedFailure.brief(e));
      } else {
        log.error(complaint, e);
      }
    } catch (Throwable again) {
      endIfBeyondRepair(again);
    }
  }

  /**
   * Ends the process if nothing can be relied upon after this error: Java has no memory or is
   * broken itself. A stack overflow is the fault of one task and over with it.
   */
  public static void endIfBeyondRepair(Throwable e) {
    if (e instanceof VirtualMachineError && !(e instanceof StackOverflowError)) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
    }
  }
}
