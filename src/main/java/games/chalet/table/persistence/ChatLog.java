package games.chalet.table.persistence;

import games.chalet.web.OneNode;
import games.chalet.web.ReadCache;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The lines of chat of all tables; they change in transactions only. */
@Component
public class ChatLog {

  private final JdbcClient jdbc;
  private final Optional<ChatCache> cache;

  ChatLog(JdbcClient jdbc, Optional<ChatCache> cache) {
    this.jdbc = jdbc;
    this.cache = cache;
  }

  /** Returns the lines of a table that are shown, the oldest first. */
  public List<ChatLine> of(String table) {
    return usableCache().map(it -> it.get(table, () -> read(table))).orElseGet(() -> read(table));
  }

  /** Returns the number of the newest visible line; 0 if there is none. */
  public long lastShown(String table) {
    return usableCache()
        .map(it -> it.get(table, () -> read(table)))
        .map(shown -> shown.isEmpty() ? 0 : shown.getLast().number())
        .orElseGet(
            () ->
                number(
                    "select coalesce(max(number), 0) from chat_line"
                        + " where table_id = ? and text <> ''",
                    table));
  }

  /** Returns the cache unless this transaction has changed lines. */
  private Optional<ChatCache> usableCache() {
    return cache.filter(it -> !isChangedHere());
  }

  /** Reads the lines as they are on disk, or as this transaction has changed them. */
  private List<ChatLine> read(String table) {
    return jdbc.sql(
            "select number, said_at, player, name, text from chat_line"
                + " where table_id = ? and text <> '' order by number")
        .param(table)
        .query(
            (row, index) ->
                new ChatLine(
                    row.getLong(1),
                    row.getObject(2, OffsetDateTime.class).toInstant(),
                    row.getString(3),
                    row.getString(4),
                    row.getString(5)))
        .list();
  }

  /**
   * Returns the highest number of a line so far. Removed lines count too: no number is used twice.
   */
  public long lastNumber(String table) {
    return number("select coalesce(max(number), 0) from chat_line where table_id = ?", table);
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
    afterCommit(() -> cache.ifPresent(it -> it.forget(table)));
    drop(table, dropUpTo);
    jdbc.sql(
            "insert into chat_line (table_id, number, said_at, player, name, text)"
                + " values (?, ?, ?, ?, ?, ?)")
        .params(
            table,
            line.number(),
            line.saidAt().atOffset(ZoneOffset.UTC),
            line.player(),
            line.name(),
            line.text())
        .update();
  }

  public void dropAll(String table) {
    afterCommit(() -> cache.ifPresent(it -> it.forget(table)));
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
    afterCommit(() -> cache.ifPresent(ChatCache::forgetAll));
    List<String> tables =
        jdbc.sql("select distinct table_id from chat_line where player = ?")
            .param(player)
            .query((row, index) -> row.getString(1))
            .list();
    jdbc.sql(
            """
            update chat_line said set text = '', player = '', name = ''
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

  /**
   * The lines in memory, where nobody else writes any: every answer about a table has all its
   * lines, and few changes of a table are lines.
   */
  @Component
  @OneNode
  static class ChatCache {

    /** A table's lines take up to 100 kB of memory. */
    private static final int MOST_TABLES = 300;

    private final ReadCache<String, List<ChatLine>> lines = new ReadCache<>(MOST_TABLES);

    List<ChatLine> get(String table, Supplier<List<ChatLine>> read) {
      return lines.get(table, () -> Optional.of(read.get())).orElseThrow();
    }

    void forget(String table) {
      lines.forget(table);
    }

    void forgetAll() {
      lines.forgetAll();
    }
  }

  /**
   * A line of chat at a table.
   *
   * @param number counts the lines of the table from 1
   * @param player the author
   * @param name with which the author is shown
   */
  public record ChatLine(long number, Instant saidAt, String player, String name, String text) {}
}
