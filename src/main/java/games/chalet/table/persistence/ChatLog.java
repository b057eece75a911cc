package games.chalet.table.persistence;

import games.chalet.table.model.ChatLine;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The lines of chat of all tables; they change in transactions only. */
@Component
public class ChatLog {

  private final JdbcClient jdbc;
  private final StoredChatLines stored;
  private final ChatLines lines;

  ChatLog(JdbcClient jdbc, StoredChatLines stored, ChatLines lines) {
    this.jdbc = jdbc;
    this.stored = stored;
    this.lines = lines;
  }

  /** Returns the lines of a table that are shown, the oldest first. */
  public List<ChatLine> of(String table) {
    return lines().of(table);
  }

  /** Returns the number of the newest visible line; 0 if there is none. */
  public long lastShown(String table) {
    return lines().last(table);
  }

  private ChatLines lines() {
    return isChangedHere() ? stored : lines;
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
    afterCommit(() -> lines.changed(table));
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
    afterCommit(() -> lines.changed(table));
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
    afterCommit(lines::changedAnywhere);
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
}
