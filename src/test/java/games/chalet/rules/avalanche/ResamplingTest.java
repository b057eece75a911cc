package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut.RECYCLE;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import games.chalet.rules.avalanche.hands.Hand;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Resampling never deals a viewer cards that watching and counting could rule out. */
class ResamplingTest {

  private static final Avalanche GAME = new Avalanche();

  private static List<AvalancheState> resampled(Scene scene, Viewer viewer) {
    return IntStream.range(0, 200)
        .mapToObj(number -> new Chance(new Seed("%064x".formatted(number))))
        .map(chance -> GAME.resample(scene.state(), viewer, chance))
        .toList();
  }

  private static Viewer seated(int seat) {
    return new Viewer.Seated(new Seat(seat));
  }

  private static Scene scene() {
    return Scene.of(3)
        .with(RECYCLE)
        .hand(0, LIFT, AVALANCHE, GREEN)
        .hand(1, LIFT, LIFT, GREEN)
        .hand(2, BLACK);
  }

  @Test
  void everyHandAndTheDrawPileKeepTheirSizesAndTheirLifts() {
    for (AvalancheState state : resampled(scene().drawPile(RED, RED), seated(1))) {
      assertThat(state.hands()).extracting(hand -> hand.cards().size()).containsExactly(3, 3, 1);
      assertThat(state.hands()).extracting(Hand::lifts).containsExactly(1, 2, 0);
      assertThat(state.drawPile()).hasSize(2).doesNotContain(LIFT);
    }
  }

  @Test
  void theViewersOwnHandStaysAndTheOthersVary() {
    List<AvalancheState> states = resampled(scene().drawPile(RED, RED), seated(1));
    assertThat(states)
        .extracting(state -> state.hands().get(1).cards())
        .containsOnly(List.of(LIFT, LIFT, GREEN));
    assertThat(states)
        .extracting(state -> state.hands().get(2).cards().getFirst())
        .contains(AVALANCHE, GREEN, BLACK, RED);
  }

  @Test
  void afterARecycleAnAvalancheIsInAHandAndNotInTheNewDrawPile() {
    Scene scene = scene().drawPile().discard(RED, RED, RED, RED).act(draw(), takeLift());
    List<AvalancheState> states = resampled(scene, seated(1));
    assertThat(states).allSatisfy(state -> assertThat(state.drawPile()).containsOnly(RED));
    assertThat(states)
        .extracting(state -> state.hands().get(2).cards().getFirst())
        .contains(AVALANCHE, GREEN, BLACK)
        .doesNotContain(RED);
  }

  /**
   * Seat 1 plays a black run after the recycle; it may have held it or have picked it up. That it
   * was held, and that therefore seat 2 does not hold it, is nothing that seat 0 could know.
   */
  @Test
  void nobodyKnowsFromWhichDrawPileACardWasThatSomebodyPlayed() {
    Scene scene =
        Scene.of(3)
            .with(RECYCLE)
            .hand(0, GREEN)
            .hand(1, BLACK)
            .hand(2, RED)
            .run(1, BLACK)
            .drawPile()
            .discard(BLACK, GREEN, GREEN, GREEN, GREEN, GREEN)
            .turn(1)
            .act(draw(), draw(), play(BLACK));
    assertThat(resampled(scene, seated(0)))
        .extracting(state -> state.hands().get(2).cards())
        .contains(List.of(BLACK), List.of(RED));
  }

  @Test
  void aSeatThatDrewOnlyLiftsSinceTheRecyclePlayedItsOldCards() {
    Scene scene =
        Scene.of(3)
            .with(RECYCLE)
            .hand(0, GREEN)
            .hand(1, BLACK)
            .hand(2, RED)
            .run(1, BLACK)
            .drawPile()
            .liftPile(9)
            .discard(BLACK, BLACK, BLACK, BLACK)
            .act(draw(), takeLift(), endTurn(), takeLift(), takeLift(), play(BLACK));
    assertThat(resampled(scene, seated(0)))
        .extracting(state -> state.hands().get(2).cards())
        .containsOnly(List.of(RED));
  }

  @Test
  void cardsThatFitTheRunAreLessLikelyToHaveBeenKept() {
    Scene scene =
        Scene.of(2)
            .hand(0, LIFT)
            .hand(1, GREEN)
            .run(1, GREEN, GREEN, GREEN, GREEN, GREEN, GREEN)
            .drawPile(BLACK);
    assertThat(
            resampled(scene, seated(0)).stream()
                .filter(state -> state.hands().get(1).cards().equals(List.of(BLACK))))
        .hasSizeBetween(110, 160);
  }

  @Test
  void cardsOfAKindStayTogether() {
    Scene scene =
        Scene.of(2).hand(0, LIFT).hand(1, GREEN, GREEN, GREEN).drawPile(BLACK, BLACK, BLACK);
    assertThat(
            resampled(scene, seated(0)).stream()
                .map(state -> state.hands().get(1).cards())
                .filter(hand -> hand.stream().distinct().count() == 1))
        .hasSizeBetween(24, 60);
  }

  @Test
  void aSpectatorCannotTellAnyHand() {
    assertThat(resampled(scene().drawPile(RED, RED), new Viewer.Spectator()))
        .extracting(state -> state.hands().get(1).cards().getLast())
        .contains(AVALANCHE, GREEN, BLACK, RED);
  }
}
