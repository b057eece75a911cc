package games.chalet.match;

import java.util.List;
import org.springframework.jdbc.core.JdbcOperations;

/**
 * The transaction in which the journal writes a match's start or end, for other modules that store
 * something with it: after a crash all of it is on disk, or none.
 *
 * <p>All matches wait while it runs. Use it for a few statements, and for none that could wait for
 * a lock; it must not be kept.
 */
public interface JournalTransaction {

  /** Runs SQL on the journal's connection. */
  JdbcOperations jdbc();

  /**
   * Inserts the rows of JPA entities of one type as one batch, at once and without cascading.
   *
   * @throws RuntimeException if a row cannot be written; the whole transaction is then rolled back
   */
  void insert(List<?> entities);
}
