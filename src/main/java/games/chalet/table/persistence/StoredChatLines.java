package games.chalet.table.persistence;

import games.chalet.table.model.ChatLine;
import java.time.OffsetDateTime;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The lines as they are on disk, or as this transaction has changed them. */
@Component
class StoredChatLines implements ChatLines {

  private final JdbcClient jdbc;

  StoredChatLines(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @Override
  public List<ChatLine> of(String table) {
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

  @Override
  public long last(String table) {
    return jdbc.sql(
            "select coalesce(max(number), 0) from chat_line where table_id = ? and text <> ''")
        .param(table)
        .query(Long.class)
        .single();
  }

  @Override
  public void changed(String table) {}

  @Override
  public void changedAnywhere() {}
}
