package games.chalet.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import org.junit.jupiter.api.Test;

class LevelTest {

  private static Game<?, ?, ?, ?, ?> game(String id) {
    return new GameCatalog().find(id).orElseThrow();
  }

  @Test
  void aGameWhoseBotsLookAheadOffersAllLevels() {
    for (String id : new String[] {"avalanche", "antarctic", "crashlanding", "infiniski"}) {
      assertThat(Level.of(game(id))).containsExactly(Level.values());
    }
  }

  @Test
  void inHikeNobodyLooksAheadSoTwoLevelsAreOffered() {
    assertThat(Level.of(game("hike"))).containsExactly(Level.BEGINNER, Level.SKIER);
  }

  @Test
  void aLevelThatIsNotOfferedIsReadAsTheOneThatPlaysAlike() {
    assertThat(Level.GUIDE.in(game("hike"))).isEqualTo(Level.SKIER);
    assertThat(Level.RACER.in(game("hike"))).isEqualTo(Level.SKIER);
    assertThat(Level.BEGINNER.in(game("hike"))).isEqualTo(Level.BEGINNER);
    assertThat(Level.GUIDE.in(game("avalanche"))).isEqualTo(Level.GUIDE);
  }
}
