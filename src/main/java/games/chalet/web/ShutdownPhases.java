package games.chalet.web;

import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;

/**
 * In which order the server stops on SIGTERM: {@link SmartLifecycle#getPhase() phases} stop from
 * the highest to the lowest, each when the one before it has finished.
 *
 * <ol>
 *   <li>{@link #HAND_OVER}: where there are other processes they take over all matches.
 *   <li>{@link #NO_NEW_COMMANDS}: the rooms refuse what still comes with {@code shutting-down}.
 *   <li>{@link #FINISH_BATCH}: what is in flight is journaled, acknowledged and published.
 *   <li>{@link #CLOSE_SOCKETS}: browsers are told 1012, service restart, and come back by
 *       themselves.
 *   <li>The web server and the rest: Spring's own phases.
 * </ol>
 */
public final class ShutdownPhases {

  /** Everything that another process can go on with is handed over. */
  public static final int HAND_OVER = SmartLifecycle.DEFAULT_PHASE;

  /** Rooms stop taking commands. */
  public static final int NO_NEW_COMMANDS = HAND_OVER - 100;

  /** Rooms finish what they have taken. */
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
