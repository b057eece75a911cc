package games.chalet.benchmark.journal;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Instant;
import java.util.List;

/** Lines in H2, with the settings of the house and a commit for each batch. */
final class SqlStore implements Store {

  private static final int MATCHES = 20_000;

  private static final String COLUMNS =
      """
      insert into match_lines (number, at, kind, seat, about, word, action, command_id, match_serial)
      """;

  private final Connection connection;
  private final PreparedStatement insert;
  private final Rows rows;

  private SqlStore(Connection connection, String insert, Rows rows) throws SQLException {
    this.connection = connection;
    this.insert = connection.prepareStatement(insert);
    this.rows = rows;
  }

  /** Turns lines into rows. */
  private interface Rows {
    void add(PreparedStatement insert, List<Line> lines) throws SQLException, IOException;
  }

  /** As the house writes them: a row a line, where the match is still its own. */
  static SqlStore fenced(Path folder) throws SQLException {
    return new SqlStore(
        open(folder),
        COLUMNS
            + " select ?, ?, ?, ?, ?, ?, ?, ?, serial from matches where serial = ? and owner_epoch = 0",
        SqlStore::aRowEach);
  }

  /** The same without looking whose the match is. */
  static SqlStore unfenced(Path folder) throws SQLException {
    return new SqlStore(
        open(folder), COLUMNS + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)", SqlStore::aRowEach);
  }

  /** A row a line, all that it says in one column of bytes. */
  static SqlStore oneColumn(Path folder) throws SQLException {
    return new SqlStore(
        open(folder),
        "insert into lines_in_bytes (match_serial, number, line) values (?, ?, ?)",
        (insert, lines) -> {
          for (Line line : lines) {
            insert.setLong(1, line.match());
            insert.setInt(2, line.number());
            insert.setBytes(3, line.bytes());
            insert.addBatch();
          }
        });
  }

  /**
   * A row for all lines of a batch, one behind the other: a match's own would be gathered later.
   */
  static SqlStore oneRowABatch(Path folder) throws SQLException {
    return new SqlStore(
        open(folder),
        "insert into batches (lines) values (?)",
        (insert, lines) -> {
          insert.setBytes(1, together(lines));
          insert.addBatch();
        });
  }

  /** Lines one behind the other, each with its match and number. */
  static byte[] together(List<Line> lines) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(all);
    for (Line line : lines) {
      byte[] bytes = line.bytes();
      out.writeLong(line.match());
      out.writeInt(line.number());
      out.writeShort(bytes.length);
      out.write(bytes);
    }
    return all.toByteArray();
  }

  private static void aRowEach(PreparedStatement insert, List<Line> lines) throws SQLException {
    for (Line line : lines) {
      insert.setInt(1, line.number());
      insert.setLong(2, Instant.now().toEpochMilli());
      insert.setString(3, "ACT");
      insert.setInt(4, line.seat());
      insert.setNull(5, Types.INTEGER);
      insert.setString(6, "PERSON");
      insert.setString(7, line.action());
      insert.setString(8, line.commandId());
      insert.setLong(9, line.match());
      insert.addBatch();
    }
  }

  private static Connection open(Path folder) throws SQLException {
    Connection connection =
        DriverManager.getConnection(
            "jdbc:h2:file:" + folder.resolve("lines") + ";WRITE_DELAY=0;TRACE_LEVEL_FILE=0");
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          """
          create table matches (
            id varchar(32) not null primary key, serial bigint unique, owner_epoch integer, rest varchar);
          insert into matches select 'match' || x, x, 0, space(300) from system_range(1, %d);
          create table match_lines (
            match_serial bigint not null, number integer not null, at bigint not null, kind varchar(8) not null,
            seat integer, about integer, word varchar(40) not null, action varchar(4000), command_id varchar(64),
            primary key (match_serial, number));
          create table lines_in_bytes (
            match_serial bigint not null, number integer not null, line varbinary not null,
            primary key (match_serial, number));
          create table batches (
            serial bigint generated always as identity primary key, lines varbinary not null)
          """
              .formatted(MATCHES));
    }
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  public void write(List<Line> lines) throws SQLException, IOException {
    rows.add(insert, lines);
    insert.executeBatch();
    connection.commit();
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
