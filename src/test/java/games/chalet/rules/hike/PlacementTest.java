package games.chalet.rules.hike;

import static games.chalet.rules.hike.Card.H16;
import static games.chalet.rules.hike.Card.H36;
import static games.chalet.rules.hike.Card.Y2;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.hike.HikeAction.DraftToSled;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which huskies like each other, with the rulebook's example. */
class PlacementTest {

  /** Page 7: grid A B C D over E F G H. */
  private static final String EXAMPLE = "- - H31 - / - H17 - Y1";

  private static final List<Optional<Husky>> SLED = RaceScene.sled(EXAMPLE);

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
    assertThat(Placement.places(RaceScene.sled("H07 - / - -"), H16)).containsExactly(3);
  }

  @Test
  void aPlaceThatIsTakenIsNotFree() {
    assertThat(Placement.fits(SLED, 2, Y2)).isFalse();
  }

  @Test
  void theRefusalNamesTheEdgeAndTheNeighbour() {
    PreparationScene scene = PreparationScene.of(2).sled(0, EXAMPLE).centre(H36);
    assertThat(scene.refusal(new DraftToSled(H36, 4)))
        .isEqualTo(
            "North does not go there: its right edge is blue, the left edge of Fern is pink.");
    assertThat(scene.refusal(new DraftToSled(H36, 2)))
        .isEqualTo("That place is taken; the placing needs a free one.");
    assertThat(scene.refusal(new DraftToSled(Card.H01, 0))).isEqualTo("Ash is not in the centre.");
  }
}
