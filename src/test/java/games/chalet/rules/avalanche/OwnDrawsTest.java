package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.refill;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.avalanche.AvalancheAction.PickUp;
import games.chalet.rules.avalanche.AvalancheEvent.PickedUp;
import games.chalet.rules.avalanche.AvalancheEvent.Recycled;
import games.chalet.rules.avalanche.AvalancheEvent.Refilled;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever picked up a card is told which one it was. */
class OwnDrawsTest {

  private static final Avalanche GAME = new Avalanche();

  /** The events of one action as a seat is told them. */
  private static List<AvalancheEvent> told(int seat, Scene scene, AvalancheAction action) {
    AvalancheView before = view(scene, seat);
    scene.act(action);
    return GAME.eventsFor(new Seat(seat), scene.events(), before, view(scene, seat));
  }

  private static AvalancheView view(Scene scene, int seat) {
    return GAME.view(scene.state(), new Viewer.Seated(new Seat(seat)));
  }

  @Test
  void theCardFromTheDrawPileIsNamedForWhoeverPickedItUp() {
    Scene scene = Scene.of(2).hand(0, RED, GREEN).drawPile(RED, BLUE);
    assertThat(told(0, scene, draw()))
        .containsExactly(new PickedUp(new Seat(0), Pile.DRAW, Optional.of(RED)));
    assertThat(scene.events()).containsExactly(new PickedUp(new Seat(0), Pile.DRAW));
  }

  @Test
  void nobodyElseIsToldMore() {
    Scene scene = Scene.of(2).hand(0, GREEN).hand(1, BLACK).drawPile(RED, BLUE);
    assertThat(told(1, scene, draw())).isSameAs(scene.events());
  }

  @Test
  void aNewDrawPileChangesNothing() {
    Scene scene =
        Scene.of(2)
            .with(AvalancheOptions.DrawPileOut.RECYCLE)
            .hand(0, GREEN)
            .drawPile()
            .discard(RED, RED, RED);
    assertThat(told(0, scene, draw()))
        .containsExactly(new Recycled(3), new PickedUp(new Seat(0), Pile.DRAW, Optional.of(RED)));
  }

  @Test
  void aLiftIsNoSecret() {
    Scene scene = Scene.of(2);
    assertThat(told(0, scene, new PickUp(Pile.LIFT)))
        .containsExactly(new PickedUp(new Seat(0), Pile.LIFT));
  }

  @Test
  void aWholeNewHandIsNamed() {
    Scene scene = Scene.of(2).hand(0).drawPile(RED, BLUE, RED, BLACK, GREEN);
    assertThat(told(0, scene, refill()))
        .containsExactly(
            new Refilled(new Seat(0), 1, 4, Optional.of(List.of(LIFT, BLUE, RED, RED, BLACK))));
  }
}
