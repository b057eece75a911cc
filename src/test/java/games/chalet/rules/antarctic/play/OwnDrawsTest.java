package games.chalet.rules.antarctic.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticEvent.HandRefilled;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Whoever drew cards is told which ones they were. */
class OwnDrawsTest {

  /** The events as a seat is told them. */
  private static List<AntarcticEvent> told(int seat, Scene scene, Consumer<Scene> act) {
    AntarcticView before = view(scene, seat);
    act.accept(scene);
    return Scene.GAME.eventsFor(new Seat(seat), scene.events(), before, view(scene, seat));
  }

  private static AntarcticView view(Scene scene, int seat) {
    return Scene.GAME.view(scene.state(), new Viewer.Seated(new Seat(seat)));
  }

  private static Optional<List<Card>> drawn(Scene scene, int seat, List<Card> kept) {
    return Optional.of(scene.handOf(seat).stream().filter(card -> !kept.contains(card)).toList());
  }

  @Test
  void theCardsAtTheBeginningOfATurn() {
    Scene scene = Scene.of(2).hand(0, "blue heart 1").hand(1, "red heart 1", "red heart 2");
    List<Card> kept = List.copyOf(scene.handOf(1));
    List<AntarcticEvent> told = told(1, scene, it -> it.close(0, "blue heart 1"));
    Optional<List<Card>> cards = drawn(scene, 1, kept);
    assertThat(cards.orElseThrow()).hasSize(5);
    assertThat(told).contains(new TurnBegan(8, new Seat(1), 5, cards));
    assertThat(scene.events()).contains(new TurnBegan(8, new Seat(1), 5));
  }

  @Test
  void nobodyElseIsToldMore() {
    Scene scene = Scene.of(2).hand(0, "blue heart 1").hand(1, "red heart 1", "red heart 2");
    List<AntarcticEvent> told = told(0, scene, it -> it.close(0, "blue heart 1"));
    assertThat(told).isSameAs(scene.events());
  }

  @Test
  void aNewHandWithinATurn() {
    Scene scene = Scene.of(2).hand(0, "red circle 3");
    List<AntarcticEvent> told = told(0, scene, it -> it.lay(0, "red circle 3"));
    assertThat(told)
        .contains(new HandRefilled(new Seat(0), 7, Optional.of(List.copyOf(scene.handOf(0)))));
  }
}
