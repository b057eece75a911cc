package games.chalet.web.logs;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The stand-in in the log for a failure whose message may hold values: hidden actions, seeds,
 * names. It has the same trace and causes, and for a message the class and the SQL state. Messages
 * about a lost connection, a full disk and the like hold none, and are worth reading: they stay.
 */
public final class LoggedFailure extends Exception {

  private static final long serialVersionUID = 1L;

  /** Classes of SQL states whose messages are about the server: 40 is a deadlock. */
  private static final Set<String> ABOUT_THE_SERVER =
      Set.of("08", "28", "3D", "40", "53", "57", "58");

  /** The corresponding codes of H2: closed, in use, cannot be read or written, damaged. */
  private static final Set<String> ABOUT_THE_FILE =
      Set.of("90020", "90028", "90030", "90031", "90067", "90098", "90121");

  /** The exception of H2's store, which only storage knows as a class. */
  private static final String STORE = "org.h2.mvstore.MVStoreException";

  private LoggedFailure(Throwable original, Set<Throwable> around) {
    super(line(original), replaced(original.getCause(), around), true, true);
    setStackTrace(original.getStackTrace());
    for (Throwable suppressed : original.getSuppressed()) {
      Throwable replaced = replaced(suppressed, around);
      if (replaced != null) {
        addSuppressed(replaced);
      }
    }
  }

  /** Returns the replacement; null for a part that contains itself. */
  private static @Nullable Throwable replaced(@Nullable Throwable part, Set<Throwable> around) {
    return part != null && around.add(part) ? new LoggedFailure(part, around) : null;
  }

  /** Returns the failure to log in its place: the failure itself if nothing has to be kept back. */
  public static Throwable of(Throwable failure) {
    if (!mayHoldValues(failure)) {
      return failure;
    }
    Set<Throwable> around = Collections.newSetFromMap(new IdentityHashMap<>());
    around.add(failure);
    return new LoggedFailure(failure, around);
  }

  /** Returns the failure in one line, in place of its {@code toString}. */
  public static String brief(Throwable failure) {
    return mayHoldValues(failure) ? line(failure) : failure.toString();
  }

  /**
   * Returns true if the database's file is closed, damaged or cannot be read: then everything
   * fails, and a trace of each failure hides the one that tells the host.
   */
  public static boolean isAboutTheFile(Throwable failure) {
    return DatabaseOutage.parts(failure).stream()
        .anyMatch(
            it ->
                it.getClass().getName().equals(STORE)
                    || (it instanceof SQLException sql
                        && ABOUT_THE_FILE.contains(String.valueOf(sql.getSQLState()))));
  }

  private static String line(Throwable failure) {
    return failure.getClass().getName() + sql(failure).map(LoggedFailure::told).orElse("");
  }

  /** Returns the most telling part: one whose message can be logged, else the first one. */
  private static Optional<SQLException> sql(Throwable failure) {
    List<SQLException> parts =
        DatabaseOutage.parts(failure).stream()
            .filter(SQLException.class::isInstance)
            .map(SQLException.class::cast)
            .toList();
    return parts.stream()
        .filter(LoggedFailure::isAboutTheDatabase)
        .findFirst()
        .or(() -> parts.stream().findFirst());
  }

  private static String told(SQLException e) {
    return ", SQL state %s%s"
        .formatted(e.getSQLState(), isAboutTheDatabase(e) ? ": " + e.getMessage() : "");
  }

  /**
   * Returns true if a message may hold values. Messages quote those of their causes, and causes
   * what they could not read.
   */
  static boolean mayHoldValues(Throwable failure) {
    return !(failure instanceof LoggedFailure)
        && DatabaseOutage.parts(failure).stream()
            .anyMatch(it -> it instanceof SQLException sql && !isAboutTheDatabase(sql));
  }

  /**
   * Returns true if the message is about the database itself. PostgreSQL's driver quotes a whole
   * statement when a batch fails, for whatever reason.
   */
  private static boolean isAboutTheDatabase(SQLException e) {
    String state = e.getSQLState();
    return !(e instanceof BatchUpdateException)
        && (state == null
            || ABOUT_THE_FILE.contains(state)
            || ABOUT_THE_SERVER.stream().anyMatch(state::startsWith));
  }
}
