package games.chalet.match.journal;

import games.chalet.json.Json;
import games.chalet.match.Seating;
import java.util.Arrays;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Removes the names of players who want to be forgotten from the headers on disk. */
public final class PlayerErasure {

  /** The name shown for a player who asked to be forgotten. */
  public static final String FORGOTTEN = "a guest";

  private final JdbcClient jdbc;
  private final Json json;

  public PlayerErasure(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  /**
   * The seats of a match. A seat keeps its player id, because it belongs to that player as long as
   * the player exists.
   */
  private record Row(String id, List<Seating> seats) {}

  public void forget(String playerId) {
    List<Row> rows =
        jdbc.sql("select id, seats from matches where seats like ?")
            .param("%\"" + playerId + "\"%")
            .query(
                (row, number) ->
                    new Row(
                        row.getString("id"),
                        Arrays.asList(json.read(row.getString("seats"), Seating[].class))))
            .list();
    for (Row row : rows) {
      jdbc.sql("update matches set seats = ? where id = ?")
          .params(json.text(without(row.seats(), playerId)), row.id())
          .update();
    }
  }

  private static List<Seating> without(List<Seating> seats, String playerId) {
    return seats.stream()
        .map(seat -> seat.playerId().equals(playerId) ? new Seating(playerId, FORGOTTEN) : seat)
        .toList();
  }
}
