package games.chalet.storage;

import games.chalet.web.RefusedException;
import games.chalet.web.logs.LoggedFailure;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;

/**
 * The refusals for clients when a database server is gone, restarts or has no room. H2 is never
 * away: it runs in this process, and {@link DatabaseWatch} handles its failures.
 */
public final class DatabaseOutage {

  /** SQL states: connection exception, insufficient resources, operator intervention. */
  private static final String CONNECTION = "08";

  private static final String RESOURCES = "53";
  private static final String INTERVENTION = "57P";
  private static final int MOST_CAUSES = 50;

  private DatabaseOutage() {}

  /** Returns true if nothing else would succeed now either: others need not try. */
  public static boolean isBehind(Throwable thrown) {
    return Stream.<@Nullable Throwable>iterate(
            thrown, Objects::nonNull, cause -> Objects.requireNonNull(cause).getCause())
        .limit(MOST_CAUSES)
        .anyMatch(cause -> cause instanceof SQLException sql && isOutage(sql));
  }

  /**
   * Logs a failure: an outage in one line, since everything fails because of it; else with its
   * trace.
   */
  public static void log(Logger log, String what, Throwable thrown) {
    if (isBehind(thrown)) {
      log.warn("{}: {}", what, LoggedFailure.brief(thrown));
    } else {
      log.error(what, thrown);
    }
  }

  /** Returns the refusal for clients; empty if it was another failure. */
  static Optional<RefusedException> refusal(Throwable thrown) {
    return isBehind(thrown) ? Optional.of(unavailable()) : Optional.empty();
  }

  static RefusedException unavailable() {
    return StorageRefusal.DATABASE_AWAY.of();
  }

  private static boolean isOutage(SQLException e) {
    String state = Objects.toString(e.getSQLState(), "");
    return e instanceof SQLTransientConnectionException
        || state.startsWith(CONNECTION)
        || state.startsWith(RESOURCES)
        || state.startsWith(INTERVENTION);
  }
}
