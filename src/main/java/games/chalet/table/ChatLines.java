package games.chalet.table;

import games.chalet.table.model.ChatLine;
import java.time.Instant;
import java.util.List;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Everything that was said at the tables that there are. */
interface ChatLines extends Repository<ChatLine, ChatLine.Place> {

  ChatLine save(ChatLine line);

  @Query(
      """
      select l from ChatLine l
      where l.place.table = :table and l.text <> '' order by l.place.number
      """)
  List<ChatLine> at(String table);

  /** What has been taken away counts too: no number is given twice. */
  @Query("select coalesce(max(l.place.number), 0) from ChatLine l where l.place.table = :table")
  long lastNumber(String table);

  /** The newest line that there still is to see. */
  @Query(
      """
      select coalesce(max(l.place.number), 0) from ChatLine l
      where l.place.table = :table and l.text <> ''
      """)
  long lastShown(String table);

  @Query(
      """
      select count(l) from ChatLine l
      where l.place.table = :table and l.player = :player and l.saidAt > :since
      """)
  int countBy(String player, String table, Instant since);

  @Modifying
  @Query("delete from ChatLine l where l.place.table = :table and l.place.number <= :number")
  void dropUpTo(String table, long number);

  @Query("select distinct l.place.table from ChatLine l where l.player = :player")
  List<String> tablesOf(String player);

  /** Of the newest line of a table its number is kept. */
  @Modifying
  @Query(
      """
      update ChatLine l set l.text = '', l.player = ''
      where l.player = :player and l.place.number =
        (select max(m.place.number) from ChatLine m where m.place.table = l.place.table)
      """)
  void emptyNewestBy(String player);

  @Modifying
  @Query("delete from ChatLine l where l.player = :player")
  void dropAllBy(String player);
}
