package games.chalet.table.persistence;

import games.chalet.table.model.ChatLine;
import games.chalet.web.ClusterMode;
import games.chalet.web.ReadCache;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The lines of chat of all tables; they change in transactions only. They are cached, because every
 * answer about a table has all its lines, and few changes of a table are lines. If other nodes
 * write lines too, they are read each time.
 */
@Component
public class ChatLog {

  /** A table's lines take up to 100 kB of memory. */
  private static final int MOST_TABLES = 300;

  private final JdbcClient jdbc;
  private final boolean isShared;
  private final ReadCache<String, List<ChatLine>> cache = new ReadCache<>(MOST_TABLES);

  ChatLog(JdbcClient jdbc, Environment environment) {
    this.jdbc = jdbc;
    this.isShared = ClusterMode.isOn(environment);
  }

  /** Returns the lines of a table that are shown, the oldest first. */
  public List<ChatLine> of(String table) {
    return isShared || isChangedHere()
        ? read(table)
        : cache.get(table, () -> Optional.of(read(table))).orElseThrow();
  }

  private List<ChatLine> read(String table) {
    return jdbc.sql(
            "select number, said_at, player, text from chat_line"
                + " where table_id = ? and text <> '' order by number")
        .param(table)
        .query(
            (row, index) ->
                new ChatLine(
                    row.getLong(1),
                    row.getObject(2, OffsetDateTime.class).toInstant(),
                    row.getString(3),
                    row.getString(4)))
        .list();
  }

  /**
   * Returns the highest number of a line so far. Removed lines count too: no number is used twice.
   */
  public long lastNumber(String table) {
    return number("select coalesce(max(number), 0) from chat_line where table_id = ?", table);
  }

  /** Returns the number of the newest visible line; 0 if there is none. */
  public long lastShown(String table) {
    if (isShared) {
      return number(
          "select coalesce(max(number), 0) from chat_line where table_id = ? and text <> ''",
          table);
    }
    List<ChatLine> shown = of(table);
    return shown.isEmpty() ? 0 : shown.getLast().number();
  }

  /**
   * Returns the number of lines that a player has written at a table within this time before now.
   */
  public long countBy(String player, String table, Instant now, Duration window) {
    return number(
        "select count(*) from chat_line where table_id = ? and player = ?"
            + " and said_at > ? and said_at < ?",
        table,
        player,
        now.minus(window).atOffset(ZoneOffset.UTC),
        now.plus(window).atOffset(ZoneOffset.UTC));
  }

  private long number(String sql, Object... parameters) {
    return jdbc.sql(sql).params(parameters).query(Long.class).single();
  }

  /**
   * Adds a line.
   *
   * @param dropUpTo lines up to that number are dropped for it
   */
  public void add(String table, ChatLine line, long dropUpTo) {
    afterCommit(() -> cache.forget(table));
    drop(table, dropUpTo);
    jdbc.sql(
            "insert into chat_line (table_id, number, said_at, player, text)"
                + " values (?, ?, ?, ?, ?)")
        .params(
            table,
            line.number(),
            line.saidAt().atOffset(ZoneOffset.UTC),
            line.player(),
            line.text())
        .update();
  }

  /** Drops all lines of a table. */
  public void dropAll(String table) {
    afterCommit(() -> cache.forget(table));
    drop(table, Long.MAX_VALUE);
  }

  private void drop(String table, long upTo) {
    jdbc.sql("delete from chat_line where table_id = ? and number <= ?")
        .params(table, upTo)
        .update();
  }

  /**
   * Removes all lines of a player. The number of the newest line of a table is kept.
   *
   * @return the tables at which they had written something
   */
  public List<String> forget(String player) {
    afterCommit(cache::forgetAll);
    List<String> tables =
        jdbc.sql("select distinct table_id from chat_line where player = ?")
            .param(player)
            .query((row, index) -> row.getString(1))
            .list();
    jdbc.sql(
            """
            update chat_line said set text = '', player = ''
            where said.player = ? and said.number =
              (select max(other.number) from chat_line other where other.table_id = said.table_id)
            """)
        .param(player)
        .update();
    jdbc.sql("delete from chat_line where player = ?").param(player).update();
    return tables;
  }

  private static void afterCommit(Runnable forgetting) {
    TransactionSynchronizationManager.registerSynchronization(new Changed(forgetting));
  }

  /** Returns true if this transaction has changed lines; no other sees that before its commit. */
  private static boolean isChangedHere() {
    return TransactionSynchronizationManager.isSynchronizationActive()
        && TransactionSynchronizationManager.getSynchronizations().stream()
            .anyMatch(Changed.class::isInstance);
  }

  private record Changed(Runnable forgetting) implements TransactionSynchronization {

    @Override
    public void afterCommit() {
      forgetting.run();
    }
  }
}
