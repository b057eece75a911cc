package games.chalet.web;

import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;

/**
 * The order in which the server stops on SIGTERM: {@link SmartLifecycle#getPhase() phases} stop
 * from the highest to the lowest, each when the one before it has finished.
 *
 * <ol>
 *   <li>{@link #HAND_OVER}: other processes, if there are any, take over all matches.
 *   <li>{@link #NO_NEW_COMMANDS}: the modules refuse new commands with {@code shutting-down}.
 *   <li>{@link #FINISH_BATCH}: accepted commands are journaled, acknowledged and published.
 *   <li>{@link #CLOSE_SOCKETS}: browsers are closed with 1012, service restart, and reconnect
 *       automatically.
 *   <li>The web server and the rest: Spring's own phases.
 * </ol>
 */
public final class ShutdownPhases {

  /** Everything that another process can continue is handed over. */
  public static final int HAND_OVER = SmartLifecycle.DEFAULT_PHASE;

  /** Modules stop accepting commands. */
  public static final int NO_NEW_COMMANDS = HAND_OVER - 100;

  /** Modules finish the commands they have accepted. */
  public static final int FINISH_BATCH = NO_NEW_COMMANDS - 100;

  /** Sockets are closed. Above the phase in which the web server drains its requests. */
  public static final int CLOSE_SOCKETS = FINISH_BATCH - 100;

  static {
    if (CLOSE_SOCKETS <= WebServerApplicationContext.GRACEFUL_SHUTDOWN_PHASE) {
      throw new IllegalStateException("Sockets must be closed before the web server");
    }
  }

  private ShutdownPhases() {}
}
