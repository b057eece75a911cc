package games.chalet.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** The supported databases, and the few differences between them. */
public enum DatabaseKind {
  /** In the data folder, within this process. */
  H2,
  /** A server of its own, see {@code docs/postgresql.md}. */
  POSTGRESQL;

  public static DatabaseKind of(Connection connection) throws SQLException {
    return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL") ? POSTGRESQL : H2;
  }

  /** Waits until committed changes have reached the disk itself; PostgreSQL has waited already. */
  public void sync(Statement statement) throws SQLException {
    if (this == H2) {
      statement.execute("checkpoint sync");
    }
  }

  /**
   * Returns the end of a query that keeps others from changing its rows before this transaction
   * ends. Where other processes can claim a match, their claim waits for a running write, and a
   * read after a claim sees everything that was written before it. H2 has one process.
   */
  public String holdingRows() {
    return this == H2 ? "" : " for share";
  }

  /** Returns a query that only an open database answers. */
  String question() {
    return switch (this) {
      case H2 -> "select count(*) from information_schema.users";
      case POSTGRESQL -> "select 1";
    };
  }
}
