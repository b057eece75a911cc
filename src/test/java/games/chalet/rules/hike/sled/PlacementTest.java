package games.chalet.rules.hike.sled;

import static games.chalet.rules.hike.deck.Card.H16;
import static games.chalet.rules.hike.deck.Card.H36;
import static games.chalet.rules.hike.deck.Card.Y2;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which huskies like each other, with the rulebook's example. */
class PlacementTest {

  /** Page 7: grid A B C D over E F G H. */
  private static final String EXAMPLE = "- - H31 - / - H17 - Y1";

  private static final List<Optional<Husky>> SLED = WrittenSled.of(EXAMPLE);

  @Test
  void theExampleOfTheRulebook() {
    assertThat(Placement.places(SLED, H36)).containsExactly(0, 1, 3);
  }

  @Test
  void aYoungsterGoesNextToAnyEdge() {
    assertThat(Placement.places(SLED, Y2)).containsExactly(0, 1, 3, 4, 6);
  }

  @Test
  void ruling09_diagonalNeighboursDoNotCount() {
    assertThat(Placement.places(WrittenSled.of("H07 - / - -"), H16)).containsExactly(3);
  }

  @Test
  void aPlaceThatIsTakenIsNotFree() {
    assertThat(Placement.fits(SLED, 2, Y2)).isFalse();
  }
}
