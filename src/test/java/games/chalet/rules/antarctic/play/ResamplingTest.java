package games.chalet.rules.antarctic.play;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.cards;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cards that a viewer cannot know vary; cards that a careful watcher knows do not. */
class ResamplingTest {

  private static List<AntarcticState> resampled(Scene scene, Viewer viewer) {
    return IntStream.range(0, 200)
        .mapToObj(number -> new Chance(new Seed("%064x".formatted(number))))
        .map(chance -> Scene.GAME.resample(scene.state(), viewer, chance))
        .toList();
  }

  private static Viewer seated(int index) {
    return new Viewer.Seated(seat(index));
  }

  private static Scene scene() {
    return Scene.of(3)
        .payoff(0, "green circle 1", "blue square 3")
        .payoff(1, "yellow square 2")
        .hand(0, "red triangle 3", "yellow square 1", "green heart 4")
        .hand(1, "red heart 1", "red heart 2");
  }

  @Test
  void theOwnHandAndAllTopsStayAndTheRestVaries() {
    Scene scene = scene();
    List<AntarcticState> states = resampled(scene, seated(1));
    assertThat(states).extracting(state -> state.hand(seat(1))).containsOnly(scene.handOf(1));
    assertThat(states)
        .extracting(state -> state.payoffs().get(1).getFirst())
        .containsOnly(card("yellow square 2"));
    assertThat(states).extracting(state -> state.hand(seat(0))).doesNotHaveDuplicates();
    assertThat(states).extracting(state -> state.payoffs().get(1)).doesNotHaveDuplicates();
  }

  @Test
  void whetherTheOrderWasBrokenVariesForOthersAndNotForTheAccused() {
    Scene scene = scene().load(0, "yellow square 1", 1);
    assertThat(resampled(scene, seated(1)))
        .extracting(state -> CallEvidence.incident(state.conduct()).isPresent())
        .contains(true, false);
    assertThat(resampled(scene, seated(0)))
        .extracting(state -> CallEvidence.incident(state.conduct()).isPresent())
        .containsOnly(true);
  }

  @Test
  void thePublicPartOfAViolationStays() {
    Scene scene = scene().payoff(0, "red heart 3", "blue square 3").load(0, "yellow square 1", 1);
    assertThat(resampled(scene, seated(2)))
        .allMatch(state -> CallEvidence.incident(state.conduct()).isPresent());
  }

  @Test
  void aCoveredTopAndACardShownByACallStay() {
    Scene scene = scene().load(0, "yellow square 1", 1).call(2);
    List<AntarcticState> states = resampled(scene, seated(2));
    assertThat(states).allMatch(state -> state.hand(seat(0)).contains(card("red triangle 3")));
    assertThat(states).allMatch(state -> state.payoffs().get(1).get(1) == card("yellow square 2"));
  }

  @Test
  void afterAReshuffleOldAndNewCardsAreKeptApart() {
    Scene scene =
        scene()
            .drawPile()
            .underCentre("blue heart 1", "blue heart 2", "blue heart 3", "blue heart 4")
            .discards("black heart 1", "black heart 2", "black heart 3", "black heart 4")
            .close(0, "green heart 4")
            .accept(2);
    List<Card> recent =
        cards(
            "blue heart 1",
            "blue heart 2",
            "blue heart 3",
            "blue heart 4",
            "black heart 1",
            "black heart 2",
            "black heart 3",
            "black heart 4");
    for (AntarcticState state : resampled(scene, seated(2))) {
      assertThat(recent).containsAll(state.drawPile());
      assertThat(state.hand(seat(1))).filteredOn(recent::contains).hasSize(5);
      assertThat(state.hand(seat(0))).doesNotContainAnyElementsOf(recent);
    }
  }

  @Test
  void aSpectatorCanTellNoHand() {
    assertThat(
            resampled(scene(), new Viewer.Spectator()).stream()
                .map(state -> state.hand(seat(1)))
                .distinct())
        .hasSizeGreaterThan(150);
  }
}
