package games.chalet.match.journal;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchSummary;
import games.chalet.match.Seating;
import games.chalet.match.journal.Journal.DeposedException;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.storage.DatabaseKind;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/** The journal's own connection, with statements that are prepared once. */
final class JournalStatements implements JournalTransaction {

  private static final Logger LOG = LoggerFactory.getLogger(JournalStatements.class);

  /** The most matches whose numbers are cached. */
  private static final int MOST_SERIALS = 10_000;

  private final Connection connection;
  private final DatabaseKind kind;
  private final Statement checkpoint;
  private final PreparedStatement serials;
  private final Batch headers;
  private final Batch entries;
  private final Batch removals;
  private final Batch ends;
  private final JdbcOperations jdbc;
  private final Function<Connection, StatelessSession> sessions;
  private final List<Consumer<JournalTransaction>> others = new ArrayList<>();
  private final List<Runnable> passings = new ArrayList<>();
  private @Nullable StatelessSession session;

  private final Cache<String, Long> serialsInUse =
      Caffeine.newBuilder().maximumSize(MOST_SERIALS).executor(Runnable::run).build();

  JournalStatements(Connection connection, Function<Connection, StatelessSession> sessions)
      throws SQLException {
    this.connection = connection;
    this.sessions = sessions;
    connection.setAutoCommit(false);
    kind = DatabaseKind.of(connection);
    checkpoint = connection.createStatement();
    serials = connection.prepareStatement("select serial from matches where id = ?");
    headers =
        batch(
            "insert into matches (id, table_id, game, rules_version, options, seats, first_seat,"
                + " turn_clock, seed, is_public, spectators, started_at, window_lengths,"
                + " bot_pace, hints, continues_match, continues_ply)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    entries =
        batch(
            "insert into match_entries (number, at, kind, seat, about, word, action, command_id,"
                + " match_serial) select ?, ?, ?, ?, ?, ?, ?, ?, serial from matches"
                + " where serial = ? and owner_epoch = ?"
                + kind.holdingRows());
    removals =
        batch(
            "update matches set removed_seats = removed_seats + ?"
                + " where id = ? and owner_epoch = ?");
    ends =
        batch(
            "update matches set ended_at = ?, outcome = ?, ending = ?"
                + " where id = ? and owner_epoch = ?");
    jdbc = new JdbcTemplate(new SingleConnectionDataSource(connection, true));
  }

  private Batch batch(String sql) throws SQLException {
    return new Batch(connection.prepareStatement(sql));
  }

  /** A prepared statement that knows for which matches it has something to do: a row each. */
  private static final class Batch {

    final PreparedStatement statement;
    private final List<String> matches = new ArrayList<>();

    Batch(PreparedStatement statement) {
      this.statement = statement;
    }

    void add(String matchId) throws SQLException {
      statement.addBatch();
      matches.add(matchId);
    }

    /**
     * Executes the batch. Fails if a row was not written because another process owns the match.
     */
    void execute() throws SQLException {
      if (matches.isEmpty()) {
        return;
      }
      List<String> added = List.copyOf(matches);
      matches.clear();
      int[] rows = statement.executeBatch();
      for (int i = 0; i < rows.length; i++) {
        if (rows[i] == 0) {
          throw new DeposedException(added.get(i));
        }
      }
    }
  }

  void addHeader(Header header, Json json) throws SQLException {
    PreparedStatement row = headers.statement;
    row.setString(1, header.id());
    row.setString(2, header.tableId());
    row.setString(3, header.game().id());
    row.setInt(4, header.game().rulesVersion());
    row.setString(5, json.text(header.game().options()));
    row.setString(6, json.text(header.seats()));
    setNumber(row, 7, header.deal().first().map(Seat::index).orElse(null));
    row.setString(8, header.pace().clock().name());
    row.setString(9, header.deal().seed().hex());
    row.setBoolean(10, header.visibility().isPublic());
    row.setBoolean(11, header.visibility().spectators());
    row.setLong(12, header.startedAt().toEpochMilli());
    row.setString(13, json.text(millis(header.pace().windows())));
    row.setString(14, header.pace().bots().name());
    row.setBoolean(15, header.visibility().hints());
    ContinuedFrom continues = header.deal().continues().orElse(null);
    row.setString(16, continues == null ? null : continues.match());
    setNumber(row, 17, continues == null ? null : continues.ply());
    headers.add(header.id());
  }

  private static Map<String, Long> millis(Map<String, Duration> windows) {
    Map<String, Long> millis = new TreeMap<>();
    windows.forEach((kind, length) -> millis.put(kind, length.toMillis()));
    return millis;
  }

  void addEntry(String matchId, int epoch, NumberedEntry numbered) throws SQLException {
    PreparedStatement row = entries.statement;
    Entry entry = numbered.entry();
    EntryRow columns = EntryRow.of(entry);
    row.setInt(1, numbered.number());
    row.setLong(2, numbered.at().toEpochMilli());
    row.setString(3, columns.kind().name());
    setNumber(row, 4, entry.seat() == null ? null : entry.seat().index());
    setNumber(row, 5, columns.about());
    row.setString(6, columns.word());
    row.setString(7, columns.action());
    row.setString(8, entry.commandId());
    row.setLong(9, serialOf(matchId));
    row.setInt(10, epoch);
    entries.add(matchId);
  }

  /**
   * Returns the number under which a match's entries stand; its header may be in the same batch.
   */
  private long serialOf(String matchId) throws SQLException {
    Long known = serialsInUse.getIfPresent(matchId);
    if (known != null) {
      return known;
    }
    headers.execute();
    serials.setString(1, matchId);
    try (ResultSet row = serials.executeQuery()) {
      if (!row.next()) {
        throw new SQLException("There is no match " + matchId);
      }
      long serial = row.getLong(1);
      serialsInUse.put(matchId, serial);
      return serial;
    }
  }

  private static void setNumber(PreparedStatement row, int column, @Nullable Integer number)
      throws SQLException {
    if (number == null) {
      row.setNull(column, Types.INTEGER);
    } else {
      row.setInt(column, number);
    }
  }

  void addRemoval(String matchId, int epoch, Seat seat) throws SQLException {
    removals.statement.setInt(1, 1 << seat.index());
    removals.statement.setString(2, matchId);
    removals.statement.setInt(3, epoch);
    removals.add(matchId);
  }

  /**
   * Notes that a seat passes to another person. It is written once the fence has let it through.
   */
  void addPassing(String matchId, SeatChanges.Passed passed, Json json) {
    passings.add(() -> pass(matchId, passed, json));
  }

  /**
   * Writes the seat's new player beside the others as they are on disk, where a name may have been
   * erased meanwhile.
   */
  private void pass(String matchId, SeatChanges.Passed passed, Json json) {
    int seat = passed.seat().index();
    jdbc.query(
        "select seats, removed_seats from matches where id = ? for update",
        row -> {
          List<Seating> seats =
              new ArrayList<>(List.of(json.read(row.getString("seats"), Seating[].class)));
          seats.set(seat, passed.to());
          jdbc.update(
              "update matches set seats = ?, removed_seats = ? where id = ?",
              json.text(seats),
              row.getInt("removed_seats") & ~(1 << seat),
              matchId);
        },
        matchId);
  }

  void addEnd(MatchSummary ended, int epoch, Json json) throws SQLException {
    ends.statement.setLong(1, Objects.requireNonNull(ended.endedAt()).toEpochMilli());
    ends.statement.setString(2, json.text(Objects.requireNonNull(ended.outcome())));
    ends.statement.setString(3, ended.ending().map(json::text).orElse(null));
    ends.statement.setString(4, ended.id());
    ends.statement.setInt(5, epoch);
    ends.add(ended.id());
  }

  /** Adds rows of other modules; they are written after everything that the fence may reject. */
  void addOthers(Consumer<JournalTransaction> rows) {
    others.add(rows);
  }

  @Override
  public JdbcOperations jdbc() {
    return jdbc;
  }

  @Override
  public void insert(List<?> entities) {
    StatelessSession open = session;
    if (open == null) {
      open = sessions.apply(connection);
      session = open;
    }
    open.insertMultiple(entities);
  }

  /**
   * Executes the added statements and commits.
   *
   * @param fsync whether to wait for the disk itself as well
   */
  void commit(boolean fsync) throws SQLException {
    headers.execute();
    entries.execute();
    removals.execute();
    ends.execute();
    passings.forEach(Runnable::run);
    passings.clear();
    others.forEach(rows -> rows.accept(this));
    others.clear();
    connection.commit();
    if (fsync) {
      kind.sync(checkpoint);
    }
  }

  /** Returns the connection to its pool; uncommitted changes are rolled back. */
  void close() {
    try (connection) {
      if (session != null) {
        session.close();
      }
      connection.rollback();
      connection.setAutoCommit(true);
    } catch (SQLException | RuntimeException e) {
      LOG.warn("Failed to close the journal's connection", e);
    }
  }
}
