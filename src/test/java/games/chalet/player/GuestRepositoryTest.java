package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Repositories;
import games.chalet.testing.ScannedRows;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.Limit;

class GuestRepositoryTest {

  private static final int MOST = 50;

  private static final ScannedRows DATABASE =
      FilledDatabase.of(
          """
          insert into player (id, name, token_hash, created_at, seen_at, connected)
            select 'p' || x, 'Somebody', 'h' || x, current_timestamp, 5000 - x, mod(x, 3) > 0
            from system_range(1, 3000)
          """);

  @Test
  void thePlayersAwayLongestAreFoundWithoutAScan() {
    try (Repositories repositories = Repositories.over(DATABASE)) {
      GuestRepository guests = repositories.get(GuestRepository.class);
      assertThat(guests.awaySince(4000, false, Limit.of(MOST)))
          .hasSize(MOST)
          .startsWith("p3000", "p2997");
      assertThat(DATABASE.during(() -> guests.awaySince(4000, false, Limit.of(MOST))))
          .isBetween((long) MOST, 2L * MOST);
      assertThat(DATABASE.during(() -> guests.findPlayerByTokenHash("h5"))).isBetween(1L, 2L);
    }
  }
}
