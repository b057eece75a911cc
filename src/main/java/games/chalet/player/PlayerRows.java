package games.chalet.player;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The rows of the players. */
@Component
class PlayerRows {

  private final JdbcClient jdbc;

  PlayerRows(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  Optional<Player> find(String id) {
    return jdbc.sql("select id, name from player where id = ?")
        .param(id)
        .query((row, number) -> player(row))
        .optional();
  }

  /** Those that exist, in no order. */
  List<Player> findAll(Collection<String> ids) {
    return ids.isEmpty()
        ? List.of()
        : jdbc.sql("select id, name from player where id in (:ids)")
            .param("ids", ids)
            .query((row, number) -> player(row))
            .list();
  }

  Optional<Player> findByTokenHash(String tokenHash) {
    return jdbc.sql("select id, name from player where token_hash = ?")
        .param(tokenHash)
        .query((row, number) -> player(row))
        .optional();
  }

  /**
   * Adds one.
   *
   * @param seenAt a minute of {@link RunningTime}
   */
  void add(Player player, String tokenHash, Instant createdAt, long seenAt) {
    jdbc.sql(
            "insert into player (id, name, token_hash, created_at, seen_at, connected)"
                + " values (?, ?, ?, ?, ?, false)")
        .params(player.id(), player.name(), tokenHash, createdAt.atOffset(ZoneOffset.UTC), seenAt)
        .update();
  }

  void rename(String id, String name) {
    jdbc.sql("update player set name = ? where id = ?").params(name, id).update();
  }

  void remove(Collection<String> ids) {
    jdbc.sql("delete from player where id in (:ids)").param("ids", ids).update();
  }

  /** Removes those of these who have not been seen after a minute of the running time. */
  void removeUnseen(Collection<String> ids, long minute) {
    jdbc.sql("delete from player where id in (:ids) and seen_at <= :minute")
        .param("ids", ids)
        .param("minute", minute)
        .update();
  }

  /**
   * Players who have not been seen since a minute of the running time, those away longest first.
   * All are connected, or none: that the order names it has H2 read no more of its index than that.
   *
   * @param connected whether those are meant who have ever had a socket open, or those who have not
   */
  List<String> awaySince(long minute, boolean connected, int most) {
    return jdbc.sql(
            """
            select id from player where connected = ? and seen_at <= ?
            order by connected, seen_at fetch first ? rows only
            """)
        .params(connected, minute, most)
        .query((row, number) -> row.getString(1))
        .list();
  }

  /** Writes down that these were seen at that minute, and had a socket. */
  void seen(Collection<String> ids, long minute) {
    jdbc.sql("update player set seen_at = :minute, connected = true where id in (:ids)")
        .param("minute", minute)
        .param("ids", ids)
        .update();
  }

  private static Player player(ResultSet row) throws SQLException {
    return new Player(row.getString("id"), row.getString("name"));
  }
}
