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
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.infiniski.InfiniskiEvent.Drawn;
import games.chalet.rules.infiniski.InfiniskiEvent.FlagTaken;
import games.chalet.rules.infiniski.InfiniskiEvent.Jumped;
import games.chalet.rules.infiniski.InfiniskiEvent.NoLanding;
import games.chalet.rules.infiniski.InfiniskiEvent.Reshuffled;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rulings by their numbers. */
class RulingsTest {

  private static final Infiniski GAME = new Infiniski();

  @Test
  void i1_theFirstCardIsAnyCardEitherWay() {
    Scene scene = Scene.of(S01, S05, S07, S13).firstTurn();
    assertThat(scene.legal())
        .containsExactly(
            portrait(S01),
            landscape(S01),
            landscape(S05),
            portrait(S07),
            landscape(S07),
            portrait(S13),
            landscape(S13));
  }

  @Test
  void i1_theHandIsFilledAgainFromTheSecondTurnOn() {
    Scene scene = Scene.of(S01, S05, S07, S13).firstTurn().deck(S09, S10).act(landscape(S13));
    assertThat(scene.speed()).isEqualTo(3);
    assertThat(scene.events()).endsWith(new Drawn(List.of(S09)));
  }

  @Test
  void i2_theBoxOfTheSpeedAtTheStartOfTheTurnCounts() {
    Scene slower = Scene.of(S15, S01).at(8, 1).after(S07).deck(S09, S10, S11);
    assertThat(slower.act(portrait(S15), skiOn()).hand()).containsExactly(S01, S09, S10);

    Scene faster = Scene.of(S14, S01, S03).at(6, 1).after(S01).act(portrait(S14));
    assertThat(faster.hand()).containsExactly(S01, S03);

    Scene much = Scene.of(S02, S01, S03).at(6, 1).after(S01).act(portrait(S02), gain(3), skiOn());
    assertThat(much.task()).isEqualTo(Task.DISCARD);
  }

  @Test
  void i3_aCardThatConnectsMustBePlayed() {
    Scene scene = Scene.of(S04, S13, S15, S05).after(S01);
    assertThat(scene.legal()).containsExactly(landscape(S05));
  }

  @Test
  void i3_aJumpIsForcedOnlyWhenNoCardConnectsEitherWay() {
    Scene scene = Scene.of(S04, S08, S13, S15).after(S01);
    assertThat(scene.legal()).containsExactly(forcedJump());
    assertThat(scene.task()).isEqualTo(Task.JUMP_FORCED);
  }

  @Test
  void i4_speedIsCutToTheScoreCardAndHazardIsNot() {
    Scene fast = Scene.of(S11, S01).at(9, 1).after(S01).act(Scene.discard(S01), landscape(S11));
    assertThat(fast.events())
        .contains(new InfiniskiEvent.Skied(S11, Part.LEFT, Slope.DOWNHILL, 10, 1));

    Scene slow = Scene.of(S15, S01, S02, S03, S09).at(1, 1).after(S07).act(portrait(S15));
    assertThat(slow.speed()).isZero();
    assertThat(slow.over()).isTrue();

    Scene far = Scene.of(S06).at(10, 9).inTheAirFrom(S02, Part.PORTRAIT).act(landscape(S06));
    assertThat(far.hazard()).isEqualTo(12);
    assertThat(far.over()).isTrue();
  }

  @Test
  void i4_deathComesBeforeTheJump() {
    Scene scene = Scene.of(S15, S01).at(8, 7).after(S07).act(portrait(S15));
    assertThat(scene.over()).isTrue();
  }

  @Test
  void i4_mustComesBeforeCan() {
    Scene scene = Scene.of(S08, S01).at(8, 1).after(S03).act(landscape(S08));
    assertThat(scene.task()).isEqualTo(Task.LAND);

    Scene slower = Scene.of(S08, S01).at(7, 1).after(S03).act(landscape(S08));
    assertThat(slower.legal()).containsExactly(jump(), skiOn());
  }

  @Test
  void i4_hazardCountsWithTheSpeedOfTheSameSection() {
    Scene scene = Scene.of(S14, S01, S03, S06).at(3, 3).after(S01).act(portrait(S14));
    assertThat(scene.speed()).isEqualTo(5);
    assertThat(scene.hazard()).isEqualTo(4);
    assertThat(scene.over()).isFalse();
  }

  @Test
  void i5_theSpeedLostByAJumpCanBury() {
    Scene scene = Scene.of(S10, S01, S03).at(6, 6).after(S03).act(portrait(S10), jump());
    assertThat(scene.over()).isTrue();
    assertThat(scene.speed()).isEqualTo(5);
    assertThat(scene.view().landing()).isEmpty();
    assertThat(scene.events())
        .containsExactly(
            new Jumped(Part.PORTRAIT, false, false, List.of(), 5, 6),
            new InfiniskiEvent.Buried(5, 6, 2));
  }

  @Test
  void i5_theHazardOfAForcedJumpBuriesBeforeItsSpeedIsLost() {
    Scene scene = Scene.of(S04, S13).at(7, 7).after(S01).act(forcedJump());
    assertThat(scene.over()).isTrue();
    assertThat(scene.speed()).isEqualTo(7);
    assertThat(scene.hazard()).isEqualTo(8);
    assertThat(scene.hand()).containsExactly(S04, S13);
  }

  @Test
  void i5_pointsScoredBeforeStay() {
    Scene scene = Scene.of(S04, S13).at(7, 7).score(9).after(S01).act(forcedJump());
    assertThat(scene.outcome().results().getFirst().points()).isEqualTo(9);
  }

  @Test
  void i6_aJumpFromAPortraitLandsOnTheRightHalf() {
    Scene scene = Scene.of(S10, S01, S03).at(6, 2).after(S03).act(portrait(S10), jump());
    assertThat(scene.view().landing()).contains(Part.RIGHT);
    assertThat(scene.last().takeOff()).contains(Part.PORTRAIT);
  }

  @Test
  void i7_aForcedJumpLeavesFromTheSectionResolvedLast() {
    Scene right =
        Scene.of(S04, S13).at(7, 2).afterAcross(S10, Part.LEFT, Part.RIGHT).act(forcedJump());
    assertThat(right.view().landing()).contains(Part.RIGHT);

    Scene portrait = Scene.of(S04, S13).at(7, 2).after(S01).act(forcedJump());
    assertThat(portrait.view().landing()).contains(Part.RIGHT);

    Scene left = Scene.of(S04, S13).at(7, 2).afterAcross(S07, Part.LEFT).act(forcedJump());
    assertThat(left.view().landing()).contains(Part.LEFT);
  }

  @Test
  void i8_cardsAreDrawnForTheSpeedAfterTheJump() {
    Scene scene = Scene.of(S10, S01).at(7, 2).after(S03).deck(S04, S05, S07);
    assertThat(scene.act(portrait(S10), jump()).hand()).containsExactly(S04, S05, S07);
  }

  @Test
  void i8_aLandingOnTheLeftMayJumpAgain() {
    Scene scene = Scene.of(S10, S01).at(7, 2).inTheAirFrom(S04, Part.LEFT).act(landscape(S10));
    assertThat(scene.legal()).containsExactly(jump(), skiOn());
    assertThat(scene.act(jump()).view().landing()).contains(Part.LEFT);
  }

  @Test
  void i8_afterTheLandingTheLastSectionConnectsAsUsual() {
    Scene scene = Scene.of(S10, S01).at(7, 2).inTheAirFrom(S02, Part.PORTRAIT).act(landscape(S10));
    assertThat(scene.view().connection()).contains(Slope.DOWNHILL);
    assertThat(scene.view().landing()).isEmpty();
  }

  @Test
  void i9_anotherCardMustBeLandedOnIfThereIsOne() {
    Scene scene = Scene.of(S07, S01).at(7, 2).inTheAirFrom(S02, Part.PORTRAIT);
    assertThat(scene.legal()).containsExactly(landscape(S01));
  }

  @Test
  void i9_onTheLeftItIsACardLikeAnyOther() {
    Scene scene = Scene.of(S07, S01).at(7, 2).inTheAirFrom(S04, Part.LEFT);
    assertThat(scene.legal()).containsExactly(landscape(S01), landscape(S07));
  }

  @Test
  void i9_aLandingOnTheXResolvesNothingAndForcesAnotherJumpFromTheRight() {
    Scene scene =
        Scene.of(S07).at(9, 2).inTheAirFrom(S02, Part.PORTRAIT).deck(S05, S06).act(landscape(S07));
    assertThat(scene.events())
        .containsExactly(
            new InfiniskiEvent.CardLaid(S07, Orientation.LANDSCAPE, 2), new NoLanding(S07));
    assertThat(scene.speed()).isEqualTo(9);
    assertThat(scene.view().connection()).isEmpty();
    assertThat(scene.view().landing()).isEmpty();
    assertThat(scene.legal()).containsExactly(forcedJump());

    scene.act(forcedJump());

    assertThat(scene.speed()).isEqualTo(8);
    assertThat(scene.hazard()).isEqualTo(3);
    assertThat(scene.view().landing()).contains(Part.RIGHT);
    assertThat(scene.legal()).containsExactly(landscape(S05), landscape(S06));
  }

  @Test
  void i10_aTurnIsACardWithTheJumpBeforeIt() {
    Scene scene = Scene.of(S02, S13).at(7, 2).turn(13).after(S01).deck(S07, S06);
    assertThat(decision(scene)).isEqualTo(14);
    assertThat(decision(scene.act(portrait(S02)))).isEqualTo(14);
    assertThat(decision(scene.act(gain(2)))).isEqualTo(14);
    assertThat(decision(scene.act(jump()))).isEqualTo(15);
    assertThat(scene.act(landscape(S06)).view().turn()).isEqualTo(15);
  }

  private static int decision(Scene scene) {
    return GAME.turn(scene.state()) instanceof Turn.Decision decision ? decision.number() : 0;
  }

  @Test
  void i11_theHandStaysWhenTheDeckIsShuffled() {
    Scene scene = Scene.of(S06, S09).at(7, 1).after(S01).deck().andNothingBelow();
    assertThat(scene.events()).containsExactly(new Reshuffled(12, 1));
    assertThat(scene.hand()).containsExactly(S06, S09);
    assertThat(scene.state().deck()).hasSize(12).doesNotContain(S01, S06, S09);
  }

  @Test
  void i11_atOnceWhenACardMustBeDrawn() {
    Scene scene = Scene.of(S06).at(6, 1).after(S01).deck(S09).andNothingBelow();
    assertThat(scene.events())
        .hasSize(3)
        .startsWith(new Drawn(List.of(S09)), new Reshuffled(12, 1));
    assertThat(scene.hand()).hasSize(3);
    assertThat(scene.points()).isEqualTo(1);
  }

  @Test
  void i11_theLastCardInTheDeckIsNoReasonToShuffleBeforeTheTurnEnds() {
    Scene scene = Scene.of(S06).at(7, 1).after(S01).deck(S09).andNothingBelow();
    assertThat(scene.state().deck()).isEmpty();
    assertThat(scene.points()).isZero();
  }

  @Test
  void i11_theHandThatAJumpDiscardsIsShuffledIn() {
    Scene scene = Scene.of(S06).at(7, 2).after(S01).deck(S14).andNothingBelow();
    scene.act(portrait(S14));
    assertThat(scene.points()).isEqualTo(1);
    assertThat(scene.task()).isEqualTo(Task.LAND);
    assertThat(scene.events()).contains(new Reshuffled(14, 1));
  }

  @Test
  void i11_theDeadGetNoPoint() {
    Scene scene = Scene.of(S04).at(7, 7).after(S03).deck(S01).andNothingBelow();
    scene.act(portrait(S04));
    assertThat(scene.state().deck()).isEmpty();
    assertThat(scene.over()).isTrue();
    assertThat(scene.points()).isZero();
  }

  @Test
  void i12_theXIsIgnoredForJoiningUp() {
    Scene scene = Scene.of(S07, S01, S02, S06).after(S01).act(landscape(S07));
    assertThat(scene.view().connection()).contains(Slope.DOWNHILL);
  }

  @Test
  void i13_theChoiceComesBeforeTheCutAndTheJump() {
    Scene cut = Scene.of(S02, S01).at(8, 1).after(S01).act(portrait(S02));
    assertThat(cut.legal()).containsExactly(gain(2), gain(3));
    assertThat(cut.act(gain(3)).speed()).isEqualTo(10);

    Scene two = Scene.of(S02, S01, S03, S06).at(3, 1).after(S01).act(portrait(S02), gain(2));
    assertThat(two.task()).isNotEqualTo(Task.JUMP_OR_SKI);
    Scene three = Scene.of(S02, S01, S03, S06).at(3, 1).after(S01).act(portrait(S02), gain(3));
    assertThat(three.task()).isEqualTo(Task.JUMP_OR_SKI);
  }

  @Test
  void i14_aFlagCountsAtTheSpeedAfterTheSection() {
    Scene scene = Scene.of(S05).at(9, 1).after(S01).act(landscape(S05));
    assertThat(scene.events()).contains(new FlagTaken(4, 4));
    Scene slow = Scene.of(S05, S01, S02, S03, S06).at(2, 1).after(S01).act(landscape(S05));
    assertThat(slow.events()).contains(new FlagTaken(0, 0));
  }

  @Test
  void i15_everybodySeesTheSameAndOnlyTheOrderOfTheDeckIsHidden() {
    InfiniskiState state = Scene.of(S01, S02, S03, S06).after(S01).state();
    InfiniskiState other =
        GAME.resample(state, new Viewer.Spectator(), new Chance(new Seed("6".repeat(64))));
    assertThat(other.deck()).isNotEqualTo(state.deck()).containsAll(state.deck());
    assertThat(other.withDeck(state.deck())).isEqualTo(state);
    assertThat(GAME.view(other, new Viewer.Seated(new Seat(0))))
        .isEqualTo(GAME.view(state, new Viewer.Spectator()));
  }

  @Test
  void moreFlagsStandOnThreeMoreCards() {
    Scene right = Scene.of(S03, S01, S02).at(5, 1).after(S01);
    assertThat(right.with(Flags.MORE).act(landscape(S03)).events()).contains(new FlagTaken(3, 3));
    Scene left = Scene.of(S12, S01, S02).at(5, 1).with(Flags.MORE).after(S01);
    assertThat(left.act(landscape(S12)).events()).contains(new FlagTaken(3, 3));
    Scene one = Scene.of(S12, S01, S02).at(5, 1).after(S01);
    assertThat(one.act(landscape(S12)).points()).isZero();
  }

  @Test
  void theDealOfTheDayHasEachKindOfFlagsByTurns() {
    assertThat(GAME.dealOfTheDay(20_778)).contains(new InfiniskiOptions(Flags.ONE));
    assertThat(GAME.dealOfTheDay(20_779)).contains(new InfiniskiOptions(Flags.MORE));
  }

  @Test
  void onlyWhatIsDrawnOrShuffledIsRevealed() {
    assertThat(Scene.of(S01, S02, S03, S06).after(S01).act(portrait(S06)).revealed()).isFalse();
    assertThat(Scene.of(S01, S02).at(7, 1).after(S01).act(portrait(S01)).revealed()).isTrue();
    assertThat(Scene.of(S10, S01).at(7, 1).after(S03).act(portrait(S10)).revealed()).isFalse();
    Scene shuffled = Scene.of(S06, S09).at(7, 1).after(S01).deck(S13).andNothingBelow();
    shuffled.act(portrait(S06), portrait(S09));
    assertThat(shuffled.events()).noneMatch(Drawn.class::isInstance);
    assertThat(shuffled.revealed()).isTrue();
  }

  @Test
  void anAbsentSkierStaysOnTheSnow() {
    Scene scene = Scene.of(S10, S01, S03).at(6, 1).after(S03).act(portrait(S10));
    assertThat(GAME.timeoutAction(scene.state(), new Seat(0))).isEqualTo(skiOn());
  }
}
