package games.chalet.match.journal;

import games.chalet.json.Json;
import games.chalet.match.Seating;
import java.util.Arrays;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Removes the names of players who want to be forgotten from the headers on disk. */
@Component
public final class PlayerErasure {

  /** The name shown for a player who asked to be forgotten. */
  public static final String FORGOTTEN = "a guest";

  private static final int MOST_TRIES = 5;

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
  private record Row(String id, String seats) {}

  /** Erases a name. A row that changes meanwhile, because a seat passes, is read again. */
  public void forget(String playerId) {
    boolean isDone = false;
    for (int tries = 0; !isDone && tries < MOST_TRIES; tries++) {
      isDone =
          jdbc
              .sql("select id, seats from matches where seats like ?")
              .param("%\"" + playerId + "\"%")
              .query((row, number) -> new Row(row.getString("id"), row.getString("seats")))
              .list()
              .stream()
              .allMatch(row -> erase(row, playerId));
    }
  }

  private boolean erase(Row row, String playerId) {
    List<Seating> seats = Arrays.asList(json.read(row.seats(), Seating[].class));
    return jdbc.sql("update matches set seats = ? where id = ? and seats = ?")
            .params(json.text(without(seats, playerId)), row.id(), row.seats())
            .update()
        == 1;
  }

  private static List<Seating> without(List<Seating> seats, String playerId) {
    return seats.stream()
        .map(seat -> seat.playerId().equals(playerId) ? new Seating(playerId, FORGOTTEN) : seat)
        .toList();
  }
}
