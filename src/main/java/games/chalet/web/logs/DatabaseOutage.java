package games.chalet.web.logs;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.TransactionSystemException;

/**
 * Recognizes that a database server is gone, restarts or has no room, in whatever shape the failure
 * comes. H2 is never away: it runs in this process, and {@code DatabaseWatch} handles its failures.
 * But it writes nothing while its file is lost.
 */
public final class DatabaseOutage {

  /** SQL states: connection exception, insufficient resources, operator intervention. */
  private static final Set<String> STATES = Set.of("08", "53", "57P");

  /** All codes of H2 about connections and files begin with this. */
  private static final String OF_H2 = "90";

  private static final int READ_ONLY_OF_H2 = 90097;

  /**
   * The pool's message, without a state, for any use of a connection that broke before. Such a
   * failure often replaces the one that was the cause: that of a rollback does.
   */
  private static final String BROKEN_BEFORE = "Connection is closed";

  private DatabaseOutage() {}

  /** Returns true if nothing else would succeed now either: others need not try. */
  public static boolean isBehind(Throwable thrown) {
    return in(thrown).isPresent();
  }

  /** Returns the part of a failure that is the outage; empty if it is another failure. */
  public static Optional<SQLException> in(Throwable thrown) {
    return parts(thrown).stream()
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .filter(DatabaseOutage::isOutage)
        .findFirst();
  }

  /** Returns true if H2 writes nothing, because its file is lost. */
  public static boolean isFileLost(Throwable thrown) {
    return parts(thrown).stream().anyMatch(part -> part instanceof SQLException e && isReadOnly(e));
  }

  private static boolean isReadOnly(SQLException e) {
    return e.getErrorCode() == READ_ONLY_OF_H2;
  }

  /**
   * Returns a failure and all that caused it or came on top of it, each once, the nearest first.
   */
  public static List<Throwable> parts(Throwable failure) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Throwable> parts = new ArrayList<>();
    Deque<Throwable> open = new ArrayDeque<>(List.of(failure));
    while (!open.isEmpty()) {
      Throwable part = open.remove();
      if (seen.add(part)) {
        parts.add(part);
        Stream.of(part.getSuppressed()).forEach(open::add);
        Stream.of(part.getCause(), overridden(part), next(part))
            .flatMap(Stream::ofNullable)
            .forEach(open::add);
      }
    }
    return parts;
  }

  /** Returns the failure that a failed rollback hides. */
  private static @Nullable Throwable overridden(Throwable part) {
    return part instanceof TransactionSystemException e ? e.getApplicationException() : null;
  }

  private static @Nullable Throwable next(Throwable part) {
    return part instanceof SQLException e ? e.getNextException() : null;
  }

  private static boolean isOutage(SQLException e) {
    String state = Objects.toString(e.getSQLState(), "");
    return STATES.stream().anyMatch(state::startsWith)
        || isReadOnly(e)
        || e instanceof SQLTransientConnectionException
        || (isOfConnection(e) && !state.startsWith(OF_H2))
        || (state.isEmpty() && BROKEN_BEFORE.equals(e.getMessage()));
  }

  private static boolean isOfConnection(SQLException e) {
    return e instanceof SQLNonTransientConnectionException || e instanceof SQLRecoverableException;
  }
}
