package games.chalet.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.rules.GameCatalog;
import org.junit.jupiter.api.Test;

class LevelTest {

  private static Game<?, ?, ?, ?, ?> game(String id) {
    return new GameCatalog().find(id).orElseThrow();
  }

  @Test
  void aGameWhoseBotsLookAheadMoreOrLessOffersAllLevels() {
    for (String id : new String[] {"avalanche", "crashlanding"}) {
      assertThat(Level.of(game(id))).containsExactly(Level.values());
    }
  }

  @Test
  void inHikeNobodyLooksAheadSoTwoLevelsAreOffered() {
    assertThat(Level.of(game("hike"))).containsExactly(Level.BEGINNER, Level.SKIER);
  }

  @Test
  void whereMorePlayoutsAreNoBetterThreeLevelsAreOffered() {
    for (String id : new String[] {"antarctic", "infiniski"}) {
      assertThat(Level.of(game(id))).containsExactly(Level.BEGINNER, Level.SKIER, Level.RACER);
    }
  }

  @Test
  void theRacerLooksAheadLessThanTheGuideAndTheOthersNotAtAll() {
    GameBot.Effort most = new GameBot.Effort(320, 80, 16);
    assertThat(Level.values())
        .extracting(level -> level.of(most).playouts())
        .containsExactly(0, 0, 80, 320);
    assertThat(Level.RACER.of(most).plies()).isEqualTo(most.plies());
    assertThat(Level.RACER.of(most).sure()).isEqualTo(most.sure());
  }

  @Test
  void aLevelThatIsNotOfferedIsReadAsTheOneThatPlaysAlike() {
    assertThat(Level.GUIDE.in(game("hike"))).isEqualTo(Level.SKIER);
    assertThat(Level.RACER.in(game("hike"))).isEqualTo(Level.SKIER);
    assertThat(Level.BEGINNER.in(game("hike"))).isEqualTo(Level.BEGINNER);
    assertThat(Level.GUIDE.in(game("infiniski"))).isEqualTo(Level.RACER);
    assertThat(Level.GUIDE.in(game("avalanche"))).isEqualTo(Level.GUIDE);
  }
}
