package games.chalet.player;

import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** The minutes of the running time at which players were seen last, on disk. */
@Component
class SeenRows {

  private static final long WORTH_WRITING_MINUTES = 60;

  /**
   * The most minutes by which a row is older than the last sight of a player: a newer one may not
   * have been worth writing, or was not written before the process ended.
   */
  static final long OLDER_MINUTES = WORTH_WRITING_MINUTES + 10;

  private final JdbcTemplate jdbc;

  SeenRows(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Writes that these players were here.
   *
   * @param seen true for those whose socket was open
   */
  void write(long minute, List<Map.Entry<String, Boolean>> seen) {
    jdbc.batchUpdate(
        """
        update player set seen_at = ?, connected = connected or ?
        where id = ? and (seen_at <= ? or connected <> (connected or ?))
        """,
        seen.stream()
            .map(
                one ->
                    new Object[] {
                      minute,
                      one.getValue(),
                      one.getKey(),
                      minute - WORTH_WRITING_MINUTES,
                      one.getValue()
                    })
            .toList());
  }
}
