package games.chalet.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;

/**
 * Marks a backup, so that a start on it knows that it was put there on purpose, however it got
 * there: unzipped with the file {@value #FILE} or without.
 */
public final class CopyMark {

  /** The name of the second file of a backup. */
  public static final String FILE = MarkFile.NAME;

  private CopyMark() {}

  /**
   * Marks a copy of the database.
   *
   * @param copy a connection to the copy, never to the database itself
   * @param at the moment of the copy
   * @return the content of the file {@value #FILE} next to it
   */
  public static byte[] write(Connection copy, Instant at) throws SQLException {
    DatabaseMark mark = DatabaseState.add(copy, at, true);
    return new MarkFile(String.valueOf(DatabaseState.installation(copy)), mark, null).bytes();
  }
}
