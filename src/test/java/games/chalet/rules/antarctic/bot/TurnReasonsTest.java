package games.chalet.rules.antarctic.bot;

import static games.chalet.rules.antarctic.play.Scene.GAME;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Sight;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.play.Scene;
import org.junit.jupiter.api.Test;

class TurnReasonsTest {

  @Test
  void aCallIsForWhatEverybodyCanSee() {
    Scene scene = Scene.of(3).hand(0, "red heart 3", "blue heart 1").close(0, "red heart 3");
    assertThat(ofCall(scene, 2)).isEqualTo(new AntarcticReason.LooksBroken(true));
  }

  @Test
  void aCallIsForWhatTheLastOneHasProven() {
    Scene caught =
        Scene.of(3).hand(0, "red heart 3", "blue heart 1").close(0, "red heart 3").call(1);
    Scene again = wentOut(Scene.of(3).verdict(caught.board().verdict().orElseThrow()));
    assertThat(ofCall(again, 2)).isEqualTo(new AntarcticReason.LooksBroken(false));
  }

  @Test
  void aCallOfATurnOfWhichNothingIsKnownIsAGuess() {
    assertThat(ofCall(wentOut(Scene.of(3)), 2)).isEqualTo(new AntarcticReason.Guess(true));
    Scene closed =
        Scene.of(3)
            .hand(0, "red heart 3", "blue heart 1", "green heart 1")
            .close(0, "blue heart 1");
    assertThat(ofCall(closed, 2)).isEqualTo(new AntarcticReason.Guess(false));
  }

  private static Scene wentOut(Scene scene) {
    return scene.pile(0, 1).payoff(0, "red heart 3").hand(0, "blue heart 1").top(0);
  }

  private static AntarcticReason ofCall(Scene scene, int seat) {
    Sight<AntarcticView, AntarcticAction> sight =
        Sight.of(GAME, scene.state(), seat(seat), scene.turn());
    return new TurnReasons().of(sight, new Call(1)).getFirst();
  }
}
