package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.race.HikeEnding.DecidedBy;
import games.chalet.rules.hike.race.HikeEnding.SeatEnding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The numbers behind an outcome, in the order in which they decide it. */
class HikeEndingTest {

  private static final int FINISH = NightScene.FINISH;

  private static HikeEnding of(NightScene scene) {
    HikeBoard board = scene.night().board();
    return HikeEnding.of(board, board.ending().orElseThrow());
  }

  @Test
  void ruling30_theFarthestSledWins() {
    assertThat(of(new NightScene().racers(FINISH, 30, 2)).decidedBy()).isEqualTo(DecidedBy.FIELDS);
  }

  @Test
  void ruling30_ofSledsAsFarMoreReadyHuskiesAndCareWin() {
    HikeEnding ending =
        of(
            new NightScene()
                .racer(FINISH, "H01 Y1 / H03! H04!", DOUBLE_CARE)
                .racer(FINISH, "H01 H02! / H03~ H04!", SINGLE_CARE)
                .racer(9));
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.READY);
    assertThat(ending.seats().getFirst())
        .isEqualTo(new SeatEnding(true, FINISH, 2, 2, ending.seats().getFirst().printed()));
    assertThat(ending.seats().get(1).ready()).isEqualTo(1);
    assertThat(ending.seats().get(1).care()).isEqualTo(1);
  }

  @Test
  void ruling30_thenFewerPrintedPoints() {
    assertThat(
            of(new NightScene().racer(FINISH, "H01+ H02! / - -").racer(FINISH, "H17 H18! / - -"))
                .decidedBy())
        .isEqualTo(DecidedBy.PRINTED);
  }

  @Test
  void ruling30_thenNobodyWinsAlone() {
    assertThat(of(new NightScene().racers(FINISH, FINISH, 9)).decidedBy())
        .isEqualTo(DecidedBy.SHARED);
  }

  @Test
  void ruling17_theOnlyRacerHasNoRival() {
    HikeBoard board = new NightScene().racers(FINISH).out("H01 -").night().board();
    HikeEnding ending = HikeEnding.of(board, board.ending().orElseThrow());
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.ONLY_RACER);
    assertThat(ending.seats()).extracting(SeatEnding::raced).containsExactly(true, false);
    assertThat(HikeEnding.of(board, new Ending(HikeOutcome.NO_RACER, List.of())).decidedBy())
        .isEqualTo(DecidedBy.NO_RACER);
  }
}
