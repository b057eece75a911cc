package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.Scene.discard;
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
import static games.chalet.rules.infiniski.SlopeCard.S05;
import static games.chalet.rules.infiniski.SlopeCard.S06;
import static games.chalet.rules.infiniski.SlopeCard.S07;
import static games.chalet.rules.infiniski.SlopeCard.S08;
import static games.chalet.rules.infiniski.SlopeCard.S09;
import static games.chalet.rules.infiniski.SlopeCard.S10;
import static games.chalet.rules.infiniski.SlopeCard.S11;
import static games.chalet.rules.infiniski.SlopeCard.S12;
import static games.chalet.rules.infiniski.SlopeCard.S13;
import static games.chalet.rules.infiniski.SlopeCard.S14;
import static games.chalet.rules.infiniski.SlopeCard.S15;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seed;
import games.chalet.rules.infiniski.InfiniskiEvent.Buried;
import games.chalet.rules.infiniski.InfiniskiEvent.FlagTaken;
import games.chalet.rules.infiniski.InfiniskiEvent.Jumped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The sentences of the rulebook, in its order. */
class RulebookTest {

  private static final Infiniski GAME = new Infiniski();

  private static InfiniskiState dealt() {
    return GAME.initialState(
        GAME.defaults(1), 1, Optional.empty(), new Chance(new Seed("a".repeat(64))));
  }

  @Test
  void theSetUp() {
    InfiniskiState state = dealt();
    assertThat(state.speed()).isEqualTo(4);
    assertThat(state.hazard()).isEqualTo(1);
    assertThat(state.score()).isZero();
    assertThat(state.hand()).hasSize(4);
    assertThat(state.deck()).hasSize(11);
    List<SlopeCard> all = new ArrayList<>(state.hand());
    all.addAll(state.deck());
    assertThat(all).containsExactlyInAnyOrder(SlopeCard.values());
  }

  @Test
  void drawUntilTheHandHasTheNumberIndicated() {
    Scene scene = Scene.of(S01).at(6, 1).deck(S09, S05, S12);
    assertThat(scene.hand()).containsExactly(S01, S05, S09);
    assertThat(scene.events()).containsExactly(new InfiniskiEvent.Drawn(List.of(S05, S09)));
  }

  @Test
  void aLargerHandIsDiscardedDownToTheLimit() {
    Scene scene = Scene.of(S01, S05, S09, S14).at(7, 1);
    assertThat(scene.task()).isEqualTo(Task.DISCARD);
    assertThat(scene.legal())
        .containsExactly(discard(S01), discard(S05), discard(S09), discard(S14));

    scene.act(discard(S05), discard(S01));

    assertThat(scene.hand()).containsExactly(S09, S14);
    assertThat(scene.state().discards()).containsExactly(S01, S05);
    assertThat(scene.task()).isEqualTo(Task.PLACE);
  }

  @Test
  void aPortraitResolvesOneSection() {
    Scene scene = Scene.of(S01, S02, S03, S06).after(S01).act(portrait(S06));
    assertThat(scene.speed()).isEqualTo(5);
    assertThat(scene.last().passed()).containsExactly(Part.PORTRAIT);
    assertThat(scene.view().connection()).contains(Slope.DOWNHILL);
  }

  @Test
  void aLandscapeResolvesBothInOrder() {
    Scene scene = Scene.of(S03, S01, S02, S06).after(S01).act(landscape(S03));
    assertThat(scene.speed()).isEqualTo(6);
    assertThat(scene.hazard()).isEqualTo(2);
    assertThat(scene.last().passed()).containsExactly(Part.LEFT, Part.RIGHT);
  }

  @Test
  void aSecondSectionWithAnXIsSkipped() {
    Scene scene = Scene.of(S07, S01, S02, S06).after(S01).act(landscape(S07));
    assertThat(scene.speed()).isEqualTo(6);
    assertThat(scene.last().passed()).containsExactly(Part.LEFT);
  }

  @Test
  void aSkierWithoutAPlayMustMakeAForcedJump() {
    Scene scene = Scene.of(S04, S08, S11, S13).after(S01).at(3, 1);
    assertThat(scene.may(landscape(S11))).isTrue();

    Scene stuck = Scene.of(S04, S08, S13, S15).after(S01).at(3, 1);
    assertThat(stuck.legal()).containsExactly(forcedJump());
  }

  @Test
  void whenTheDeckIsOutAllButTheLastCardAreShuffledForAPoint() {
    Scene scene = Scene.of(S06, S09).at(7, 1).after(S01).deck(S13).andNothingBelow();
    scene.act(portrait(S06));
    // At speed 8 one card is drawn, the last one; it is the next turn that ends with an empty deck.
    assertThat(scene.state().deck()).isEmpty();
    assertThat(scene.points()).isZero();

    scene.act(portrait(S09));

    assertThat(scene.points()).isEqualTo(1);
    assertThat(scene.state().slope()).extracting(Laid::card).containsExactly(S09);
    assertThat(scene.state().discards()).isEmpty();
    assertThat(scene.view().connection()).contains(Slope.DOWNHILL);
  }

  @Test
  void slowerThanTheHazardIsTheEnd() {
    Scene scene = Scene.of(S04, S01, S02).at(5, 4).afterAcross(S06, Part.LEFT).act(landscape(S04));
    assertThat(scene.over()).isTrue();
    assertThat(scene.events()).endsWith(new Buried(3, 4, 2));
  }

  @Test
  void asFastAsTheHazardIsFastEnough() {
    Scene scene = Scene.of(S01, S04, S02).at(5, 4).after(S03).act(portrait(S04));
    assertThat(scene.speed()).isEqualTo(scene.hazard());
    assertThat(scene.over()).isFalse();
  }

  @Test
  void fromTheCanJumpValueOnYouChoose() {
    Scene scene = Scene.of(S10, S01, S03).at(6, 1).after(S03).act(portrait(S10));
    assertThat(scene.legal()).containsExactly(jump(), skiOn());
    assertThat(scene.act(skiOn()).view().connection()).contains(Slope.FLAT);
  }

  @Test
  void belowItThereIsNoChoice() {
    Scene scene = Scene.of(S10, S01, S03).at(5, 1).after(S03).act(portrait(S10));
    assertThat(scene.task()).isNotEqualTo(Task.JUMP_OR_SKI);
  }

  @Test
  void fromTheMustJumpValueOnYouJumpAndItIsNotForced() {
    Scene scene = Scene.of(S08, S01).at(8, 2).after(S03).act(landscape(S08));
    assertThat(scene.speed()).isEqualTo(7);
    assertThat(scene.hazard()).isEqualTo(2);
    assertThat(scene.events()).contains(new Jumped(Part.LEFT, true, false, List.of(S01), 7, 2));
    assertThat(scene.view().landing()).contains(Part.LEFT);
  }

  @Test
  void aFlagIsWorthWhatStandsNextToTheSpeed() {
    Scene scene = Scene.of(S05, S01).at(7, 1).score(2).after(S01).act(landscape(S05));
    assertThat(scene.events()).contains(new FlagTaken(3, 5));
    assertThat(scene.points()).isEqualTo(5);
    assertThat(scene.view().flagsTaken()).isEqualTo(1);
  }

  @Test
  void twoOrThreeOfSpeedIsThePlayersChoice() {
    Scene scene = Scene.of(S02, S01, S03, S06).after(S01).act(portrait(S02));
    assertThat(scene.legal()).containsExactly(gain(2), gain(3));
    assertThat(scene.act(gain(3)).speed()).isEqualTo(7);
  }

  @Test
  void twoLessThenAJumpFromSevenElseOneLessAgain() {
    Scene fast = Scene.of(S04).at(9, 1).afterAcross(S06, Part.LEFT).act(landscape(S04));
    assertThat(fast.speed()).isEqualTo(7);
    assertThat(fast.legal()).containsExactly(jump(), skiOn());
    assertThat(fast.act(skiOn()).speed()).isEqualTo(6);

    Scene slow = Scene.of(S04, S01).at(8, 1).afterAcross(S06, Part.LEFT).act(landscape(S04));
    assertThat(slow.speed()).isEqualTo(5);
  }

  @Test
  void aJumpTakesOneOfSpeedAndTheWholeHand() {
    Scene scene =
        Scene.of(S10, S01, S03).at(6, 2).after(S03).deck(S09, S12, S14).act(portrait(S10), jump());
    assertThat(scene.speed()).isEqualTo(5);
    assertThat(scene.hazard()).isEqualTo(2);
    assertThat(scene.state().discards()).containsExactly(S01, S03);
    assertThat(scene.hand()).containsExactly(S09, S12, S14);
  }

  @Test
  void aJumpOnTheLeftSideSkipsTheRightOne() {
    Scene scene = Scene.of(S04).at(9, 1).afterAcross(S06, Part.LEFT).act(landscape(S04), jump());
    assertThat(scene.speed()).isEqualTo(6);
    assertThat(scene.state().slope().getLast().passed()).containsExactly(Part.LEFT);
  }

  @Test
  void youLandOnTheSideThatYouJumpedFrom() {
    Scene left = Scene.of(S09, S01).at(7, 1).inTheAirFrom(S04, Part.LEFT).act(landscape(S09));
    assertThat(left.last().passed()).containsExactly(Part.LEFT, Part.RIGHT);

    Scene right =
        Scene.of(S09, S01).at(7, 1).inTheAirFrom(S04, Part.LEFT, Part.RIGHT).act(landscape(S09));
    assertThat(right.last().passed()).containsExactly(Part.RIGHT);
  }

  @Test
  void anyCardMayBeLandedOnAcross() {
    Scene scene = Scene.of(S01, S02, S06, S09).inTheAirFrom(S04, Part.LEFT);
    assertThat(scene.legal())
        .containsExactly(landscape(S01), landscape(S02), landscape(S06), landscape(S09));
  }

  @Test
  void aForcedJumpBringsTheHazardNearerAndIsAJump() {
    Scene scene = Scene.of(S04, S13).at(7, 2).after(S01).deck(S09, S12, S14).act(forcedJump());
    assertThat(scene.hazard()).isEqualTo(3);
    assertThat(scene.speed()).isEqualTo(6);
    assertThat(scene.state().discards()).containsExactly(S04, S13);
    assertThat(scene.hand()).containsExactly(S09, S12, S14);
    assertThat(scene.task()).isEqualTo(Task.LAND);
  }

  @Test
  void aCardIsPlayedOnlyWhereTheSlopesMatch() {
    Scene scene = Scene.of(S01, S02, S03, S06).after(S01);
    assertThat(scene.legal())
        .containsExactly(portrait(S01), portrait(S02), landscape(S03), portrait(S06))
        .doesNotContain(landscape(S01));
  }

  @Test
  void theFlagCardIsNeverUpright() {
    Scene scene = Scene.of(S05, S01, S02, S03).after(S01);
    assertThat(scene.may(landscape(S05))).isTrue();
    assertThat(scene.may(portrait(S05))).isFalse();
  }
}
