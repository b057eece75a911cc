package games.chalet.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** The databases that a house can have, and the little in which they have to be told apart. */
public enum DatabaseKind {
  /** In the data folder, within this process. */
  H2,
  /** A server of its own, see decision 27. */
  POSTGRESQL;

  /** Which one is behind a connection. */
  public static DatabaseKind of(Connection connection) throws SQLException {
    return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL") ? POSTGRESQL : H2;
  }

  /** Waits until what was committed has reached the disk itself; PostgreSQL has waited already. */
  public void sync(Statement statement) throws SQLException {
    if (this == H2) {
      statement.execute("checkpoint sync");
    }
  }

  /**
   * What follows a query so that nobody changes the rows that it found before this transaction
   * ends. Where other processes can claim a match, their claim waits for what is being written, and
   * whoever reads after a claim reads all that was ever written before it. H2 has one process.
   */
  public String holdingRows() {
    return this == H2 ? "" : " for share";
  }

  /** A question that is answered only by a database that is open. */
  String question() {
    return switch (this) {
      case H2 -> "select count(*) from information_schema.users";
      case POSTGRESQL -> "select 1";
    };
  }
}
