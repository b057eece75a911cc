package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.Scene.forcedJump;
import static games.chalet.rules.infiniski.Scene.gain;
import static games.chalet.rules.infiniski.Scene.jump;
import static games.chalet.rules.infiniski.Scene.landscape;
import static games.chalet.rules.infiniski.Scene.portrait;
import static games.chalet.rules.infiniski.Scene.skiOn;
import static games.chalet.rules.infiniski.SlopeCard.S01;
import static games.chalet.rules.infiniski.SlopeCard.S02;
import static games.chalet.rules.infiniski.SlopeCard.S03;
import static games.chalet.rules.infiniski.SlopeCard.S04;
import static games.chalet.rules.infiniski.SlopeCard.S06;
import static games.chalet.rules.infiniski.SlopeCard.S07;
import static games.chalet.rules.infiniski.SlopeCard.S08;
import static games.chalet.rules.infiniski.SlopeCard.S10;
import static games.chalet.rules.infiniski.SlopeCard.S12;
import static games.chalet.rules.infiniski.SlopeCard.S14;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.infiniski.InfiniskiEvent.Drawn;
import games.chalet.rules.infiniski.InfiniskiEvent.FlagTaken;
import games.chalet.rules.infiniski.InfiniskiEvent.Jumped;
import games.chalet.rules.infiniski.InfiniskiEvent.Reshuffled;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where several rulings meet. */
class CornersTest {

  @Test
  void i11_theDeckRunsOutWhileDrawingAfterAJump() {
    Scene scene = Scene.of(S10, S06).at(7, 2).after(S03).deck(S01).andNothingBelow();
    scene.act(portrait(S10), jump());
    // Fifteen cards, but for the one laid last and the one drawn.
    assertThat(scene.events()).containsSubsequence(new Drawn(List.of(S01)), new Reshuffled(13, 1));
    assertThat(scene.hand()).hasSize(3).contains(S01);
    assertThat(scene.state().slope()).extracting(Laid::card).containsExactly(S10);
    assertThat(scene.view().landing()).contains(Part.RIGHT);
    assertThat(scene.state().deck()).hasSize(11).doesNotContain(S10);
  }

  @Test
  void i11_aCardWithChoicesIsFinishedBeforeTheDeckIsLookedAt() {
    Scene scene = Scene.of(S02).at(7, 1).after(S01).deck(S06).andNothingBelow();
    scene.act(portrait(S02), gain(2));
    assertThat(scene.task()).isEqualTo(Task.JUMP_OR_SKI);
    assertThat(scene.state().deck()).isEmpty();
    assertThat(scene.points()).isZero();
    assertThat(scene.act(skiOn()).points()).isEqualTo(1);
    assertThat(scene.state().slope()).extracting(Laid::card).containsExactly(S02);
  }

  @Test
  void i11_anXIsLandedOnWithTheLastCardOfTheDeck() {
    Scene scene = Scene.of().at(9, 2).inTheAirFrom(S02, Part.PORTRAIT).deck(S07).andNothingBelow();
    scene.act(landscape(S07));
    assertThat(scene.points()).isZero();
    scene.act(forcedJump());
    assertThat(scene.points()).isEqualTo(1);
    assertThat(scene.state().slope()).extracting(Laid::card).containsExactly(S07);
    assertThat(scene.view().landing()).contains(Part.RIGHT);
  }

  @Test
  void i4_theLimitOfSpeedIsEnoughForAMustJump() {
    Scene scene = Scene.of(S14).at(9, 1).after(S01).act(portrait(S14));
    assertThat(scene.events()).contains(new Jumped(Part.PORTRAIT, true, false, List.of(), 9, 2));
    assertThat(scene.hand()).hasSize(1);
    assertThat(scene.task()).isEqualTo(Task.LAND);
  }

  @Test
  void i8_oneMustJumpAfterAnother() {
    Scene scene = Scene.of(S08).at(9, 1).inTheAirFrom(S04, Part.LEFT).deck(S14);
    scene.act(landscape(S08));
    assertThat(scene.speed()).isEqualTo(8);
    assertThat(scene.view().landing()).contains(Part.LEFT);
    scene.act(landscape(S14));
    assertThat(scene.speed()).isEqualTo(7);
    assertThat(scene.legal()).containsExactly(jump(), skiOn());
  }

  @Test
  void moreFlagsAreTakenOnALandingButNotFromAbove() {
    Scene on = Scene.of(S10).at(9, 1).with(Flags.MORE).inTheAirFrom(S02, Part.PORTRAIT);
    assertThat(on.act(landscape(S10)).events()).contains(new FlagTaken(4, 4));
    Scene over = Scene.of(S12).at(9, 1).with(Flags.MORE).inTheAirFrom(S02, Part.PORTRAIT);
    assertThat(over.act(landscape(S12)).points()).isZero();
  }
}
