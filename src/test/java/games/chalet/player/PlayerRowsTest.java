package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.FilledDatabase;
import games.chalet.testing.ScannedRows;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

class PlayerRowsTest {

  private static final int MOST = 50;

  private static final ScannedRows DATABASE =
      FilledDatabase.of(
          """
          insert into player (id, name, token_hash, created_at, seen_at, connected)
            select 'p' || x, 'Somebody', 'h' || x, current_timestamp, 5000 - x, mod(x, 3) > 0
            from system_range(1, 3000)
          """);

  @Test
  void whoIsAwayLongestIsFoundWithoutLookingAtAllOthers() {
    PlayerRows players = new PlayerRows(JdbcClient.create(DATABASE));
    assertThat(players.awaySince(4000, false, MOST)).hasSize(MOST).startsWith("p3000", "p2997");
    assertThat(DATABASE.during(() -> players.awaySince(4000, false, MOST)))
        .isBetween((long) MOST, 2L * MOST);
  }
}
