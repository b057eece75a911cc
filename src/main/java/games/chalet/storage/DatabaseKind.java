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
   * A query for the serial of a match that a process owns, by serial and epoch. Where other
   * processes can claim it, a claim waits until what is written with this is committed, so that
   * whoever reads after a claim reads all that was ever written before it.
   */
  public String owned() {
    String query = "select serial from matches where serial = ? and owner_epoch = ?";
    return this == H2 ? query : query + " for share";
  }

  /** A question that is answered only by a database that is open. */
  String question() {
    return switch (this) {
      case H2 -> "select count(*) from information_schema.users";
      case POSTGRESQL -> "select 1";
    };
  }
}
