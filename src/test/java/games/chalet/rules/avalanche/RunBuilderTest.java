package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.playAt;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static games.chalet.rules.avalanche.hands.Card.SKI_PATROL;
import static games.chalet.rules.avalanche.hands.Card.WIPEOUT;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.bot.RunBuilder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Moves that a sensible player makes, or never makes, and the policy likewise. */
class RunBuilderTest {

  private static final Avalanche GAME = new Avalanche();
  private static final double NEARLY_SURE = 0.95;
  private static final double SELDOM = 0.15;

  /** Returns the probability of that action for the seat whose turn it is. */
  private static double share(Scene scene, AvalancheAction action) {
    AvalancheState state = scene.state();
    Seat seat = state.board().seat();
    if (!(GAME.turn(state) instanceof Turn.Decision turn)) {
      throw new AssertionError("The match is over");
    }
    Sight<AvalancheView, AvalancheAction> sight = Sight.of(GAME, state, seat, turn);
    double[] weights = RunBuilder.bot().policy().weights(sight);
    assertThat(sight.legalActions()).contains(action);
    return weights[sight.legalActions().indexOf(action)] / Arrays.stream(weights).sum();
  }

  @Test
  void aBotWithoutLiftAndRunTakesALift() {
    Scene scene = Scene.of(3).hand(0, GREEN, BLUE, RED, BLACK).act(draw());
    assertThat(share(scene, takeLift())).isEqualTo(1);
  }

  @Test
  void aBotWithARunDrawsCardsForIt() {
    Scene scene = Scene.of(3).hand(0, LIFT, BLUE).run(0, GREEN, BLUE);
    assertThat(share(scene, draw())).isGreaterThan(NEARLY_SURE);
  }

  @Test
  void aBotWithALiftTakesNoOther() {
    assertThat(share(Scene.of(3).hand(0, LIFT, BLUE), takeLift())).isZero();
  }

  @Test
  void aBotWithACardThatFitsDoesNotStop() {
    Scene scene = Scene.of(3).hand(0, BLUE, BLACK).run(0, GREEN).pickedUp();
    assertThat(share(scene, endTurn())).isZero();
    assertThat(share(Scene.of(3).hand(0, LIFT, GREEN).pickedUp(), endTurn())).isZero();
  }

  /** Black first would leave four blue cards without a place. */
  @Test
  void laysFirstWhatTheOthersCanFollow() {
    Scene scene = Scene.of(3).hand(0, BLUE, BLUE, BLUE, BLUE, BLACK).run(0, RED).pickedUp();
    assertThat(share(scene, play(BLUE))).isGreaterThan(NEARLY_SURE);
  }

  /** Black alone is worth a point more, but few cards follow on it. */
  @Test
  void laysTwoCardsOnWhichManyFollowRatherThanABlackOne() {
    Scene scene = Scene.of(3).hand(0, GREEN, BLUE, BLACK).run(0).pickedUp();
    assertThat(share(scene, play(BLACK))).isLessThan(SELDOM);
  }

  @Test
  void neverBanksWhatItsHandMakesMuchLonger() {
    Scene scene = Scene.of(3).hand(0, BLUE, BLUE, GREEN).run(0, RED, BLUE);
    assertThat(share(scene, bank())).isZero();
  }

  @Test
  void beginsNoRunToWhichNothingCanComeAnyMore() {
    Scene scene = Scene.of(2).hand(0, LIFT, AVALANCHE).drawPile();
    assertThat(share(scene, play(LIFT))).isZero();
    assertThat(share(Scene.of(2).hand(0, LIFT, GREEN).drawPile(), endTurn())).isZero();
  }

  @Test
  void laysTheFifthCardThatBringsTheBonusRatherThanBank() {
    Scene scene = Scene.of(3).hand(0, BLUE, BLUE, GREEN).run(0, RED, BLUE, GREEN);
    assertThat(share(scene, bank())).isLessThan(SELDOM);
  }

  @Test
  void banksARunOfManyPointsToWhichNothingFits() {
    Scene scene = Scene.of(3).hand(0, GREEN, GREEN).run(0, RED, RED, BLACK, BLACK);
    assertThat(share(scene, bank())).isGreaterThan(NEARLY_SURE);
  }

  /** Also late: it would cost a whole turn. */
  @Test
  void doesNotBankASinglePoint() {
    Scene scene = Scene.of(3).hand(0, GREEN, BLUE).run(0, GREEN).avalanches(3);
    assertThat(share(scene, bank())).isLessThan(SELDOM);
  }

  @Test
  void banksBeforeItPassesWithoutADrawPile() {
    Scene scene = Scene.of(3).hand(0, GREEN).run(0, BLACK, BLACK).drawPile();
    assertThat(share(scene, bank())).isEqualTo(1);
  }

  @Test
  void neverBuriesARunOfItsOwnThatIsWorthMoreThanWhatOthersLose() {
    Scene scene =
        Scene.of(3)
            .hand(0, GREEN, AVALANCHE)
            .run(0, BLACK, BLACK, RED)
            .run(1, RED, BLUE)
            .pickedUp();
    assertThat(share(scene, play(AVALANCHE))).isZero();
    Scene shielded = Scene.of(2).hand(0, GREEN, AVALANCHE).run(0, RED).run(1, BLACK, RED).patrol(1);
    assertThat(share(shielded.pickedUp(), play(AVALANCHE))).isZero();
  }

  @Test
  void letsItGoBeforeItBeginsARunWhereTheOthersLoseMuch() {
    Scene scene =
        Scene.of(3)
            .hand(0, LIFT, GREEN, AVALANCHE)
            .run(1, BLACK, BLACK, RED)
            .run(2, RED, BLUE, BLUE)
            .pickedUp();
    assertThat(share(scene, play(AVALANCHE))).isGreaterThan(NEARLY_SURE);
  }

  @Test
  void aimsItAtTheLongerRun() {
    Scene scene =
        Scene.of(3)
            .with(AvalancheHits.ONE)
            .hand(0, AVALANCHE)
            .run(1, BLACK, BLACK, RED, RED)
            .run(2, GREEN)
            .pickedUp();
    assertThat(share(scene, playAt(1, AVALANCHE))).isGreaterThan(NEARLY_SURE);
  }

  @Test
  void endsAMatchThatItWinsAndNoneThatItLoses() {
    Scene ahead = Scene.of(2).hand(0, GREEN, AVALANCHE).banked(0, RED, RED).avalanches(4);
    assertThat(share(ahead.pickedUp(), play(AVALANCHE))).isGreaterThan(NEARLY_SURE);
    Scene behind = Scene.of(2).hand(0, GREEN, AVALANCHE).banked(1, RED, RED).avalanches(4);
    assertThat(share(behind.pickedUp(), play(AVALANCHE))).isZero();
  }

  @Test
  void houseCardsAreAimedAtWhatIsWorthIt() {
    Scene scene =
        Scene.of(3).hand(0, WIPEOUT).run(1, BLUE, BLUE, BLUE, RED, BLACK).run(2, GREEN).pickedUp();
    assertThat(share(scene, playAt(1, WIPEOUT)))
        .isGreaterThan(4 * share(scene, playAt(2, WIPEOUT)));
    Scene bare = Scene.of(2).hand(0, GREEN, SKI_PATROL).run(0).pickedUp();
    assertThat(share(bare, play(SKI_PATROL))).isLessThan(SELDOM);
  }
}
