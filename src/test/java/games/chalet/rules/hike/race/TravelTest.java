package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.EQUIPMENT;
import static games.chalet.rules.hike.deck.Card.H01;
import static games.chalet.rules.hike.deck.Card.H04;
import static games.chalet.rules.hike.deck.Card.H05;
import static games.chalet.rules.hike.deck.Card.H07;
import static games.chalet.rules.hike.deck.Card.H08;
import static games.chalet.rules.hike.deck.Card.H17;
import static games.chalet.rules.hike.deck.Card.H23;
import static games.chalet.rules.hike.deck.Card.H30;
import static games.chalet.rules.hike.deck.Card.H37;
import static games.chalet.rules.hike.deck.Card.H48;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static games.chalet.rules.hike.deck.Card.Y1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.hike.board.HikeAction.Care;
import games.chalet.rules.hike.board.HikeAction.CareForColumn;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeEvent.CaredFor;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.HikeEvent.WentToRest;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.sled.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Pages 8 to 12 of the rulebook and rulings 19 to 25, question by question. */
class TravelTest {

  @Nested
  class UsingAHusky {

    @Test
    void aPointOfTheSameKindLeadsOntoTheNextField() {
      assertThat(RaceScene.of("CIC", "H01 H07 / - -").usable()).containsExactly(H01);
      assertThat(RaceScene.of("ICC", "H01 H07 / - -").usable()).containsExactly(H07);
      assertThat(RaceScene.of("PCC", "H01 H07 / - -").usable()).isEmpty();
    }

    @Test
    void theTrackTellsTheOrderInWhichPointsAreSpent() {
      RaceScene scene = RaceScene.of("PICC", "H48 - / - -").use(H48);
      assertThat(scene.position()).isEqualTo(3);
      assertThat(scene.condition(H48)).isEqualTo(Condition.TIRED);
    }

    @Test
    void pointsThatDoNotFitAreLost() {
      RaceScene scene = RaceScene.of("CPPP", "H37 - / - -").use(H37);
      assertThat(scene.lastDeed())
          .isEqualTo(new Ran(RaceScene.SEAT, H37, 0, Optional.empty(), Optional.empty(), 0, 1, 2));
    }

    @Test
    void aTiredHuskyIsNotUsedAgain() {
      RaceScene scene = RaceScene.of("CCCC", "H01 H17 / - -").use(H01);
      assertThat(scene.usable()).containsExactly(H17);
    }

    @Test
    void huskiesAreUsedInAnyOrder() {
      assertThat(RaceScene.of("CCCCC", "H01 H17 / - -").use(H01).use(H17).position()).isEqualTo(3);
      assertThat(RaceScene.of("CCCCC", "H01 H17 / - -").use(H17).use(H01).position()).isEqualTo(3);
    }

    @Test
    void youngstersAndRestingHuskiesHaveNoPoints() {
      assertThat(RaceScene.of("CCC", "Y1 H01~ / - -").usable()).isEmpty();
    }

    @Test
    void ruling20_aHuskyRunsAsFarAsItsPointsMatch() {
      assertThat(RaceScene.of("CCCC", "H37 - / - -").runs(H37)).containsExactly("3");
    }

    @Test
    void ruling21_theDayMayBeEndedAtAnyTime() {
      assertThat(RaceScene.of("CCCC", "H37 - / - -").mayEnd()).isTrue();
    }

    @Test
    void ruling30_theSledStopsOnTheLastFieldAndHasNoFurtherMoves() {
      RaceScene scene = RaceScene.of("CC", "H37 H01! / - -").holding(SINGLE_CARE).use(H37);
      assertThat(scene.position()).isEqualTo(2);
      assertThat(((Ran) scene.lastDeed()).lost()).isEqualTo(1);
      assertThat(scene.legal()).containsExactly(new EndDay());
    }
  }

  @Nested
  class HuskiesWithEquipment {

    @Test
    void theExtraPointIsOfAKindThatANeighbourShows() {
      RaceScene scene = RaceScene.of("CIP", "H01+ H23 / H12 -");
      assertThat(scene.runs(H01)).containsExactly("1", "ICE 2");
    }

    @Test
    void theExtraPointAloneMakesAHuskyUsable() {
      RaceScene scene = RaceScene.of("ICP", "H01+ H23 / - -");
      assertThat(scene.runs(H01)).containsExactly("ICE 2");
    }

    @Test
    void ruling19_onlyNeighboursBesideAboveAndBelowCount() {
      RaceScene corner = RaceScene.of("CIP", "H01+ - / - H07");
      assertThat(corner.runs(H01)).containsExactly("1");
    }

    @Test
    void ruling19_restingNeighboursCountNotTiredOnesDo() {
      assertThat(RaceScene.of("CIP", "H01+ H07~ / - -").runs(H01)).containsExactly("1");
      assertThat(RaceScene.of("CIP", "H01+ H07! / - -").runs(H01)).containsExactly("ICE 2");
    }

    @Test
    void ruling19_theOwnKindOnlyIfANeighbourHasIt() {
      assertThat(RaceScene.of("CCC", "H01+ H07 / - -").runs(H01)).containsExactly("1");
      assertThat(RaceScene.of("CCC", "H01+ H17 / - -").runs(H01)).containsExactly("COMPACT 2");
    }

    @Test
    void ruling19_aNeighboursOwnExtraPointDoesNotCount() {
      RaceScene scene = RaceScene.of("CIP", "H01+ H05+ / - H07");
      assertThat(scene.runs(H01)).containsExactly("1");
      assertThat(scene.runs(H05)).containsExactly("1", "ICE 2");
    }

    @Test
    void ruling19_withYoungstersAroundItHasOnePoint() {
      assertThat(RaceScene.of("CCC", "H01+ Y1 / Y2 -").runs(H01)).containsExactly("1");
    }

    @Test
    void ruling19_itIsChosenAtEachUse() {
      RaceScene scene =
          RaceScene.of("CICCP", "H01+ H23 / H12! -").holding(SINGLE_CARE).use(H01, "ICE 2");
      scene.use(H23).care(H01);
      assertThat(scene.position()).isEqualTo(3);
      assertThat(scene.runs(H01)).containsExactly("4", "POWDER 5");
    }

    @Test
    void aChoiceThatChangesNothingIsListedOnce() {
      RaceScene scene = RaceScene.of("CCPP", "H01+ H48 / - -");
      assertThat(scene.runs(H01)).containsExactly("1", "COMPACT 2");
      RaceScene none = RaceScene.of("CIII", "H01+ H30 / - -");
      assertThat(none.runs(H01)).containsExactly("1");
    }
  }

  @Nested
  class FieldsThatNeedEquipment {

    @Test
    void fixture_withACardTheHuskyGoesOn() {
      RaceScene scene = RaceScene.of("iCP", "H23 H01 / - -").holding(EQUIPMENT);
      assertThat(scene.runs(H23)).containsExactly("SPEND 2", "UNEQUIPPED 1");
      scene.use(H23, "SPEND 2");
      assertThat(scene.position()).isEqualTo(2);
      assertThat(scene.racer().hand().cards()).isEmpty();
    }

    @Test
    void fixture_withoutACardItStopsThereAndTwoHuskiesRest() {
      RaceScene scene = RaceScene.of("iCP", "H23 H01 H17 / Y1 - -");
      assertThat(scene.runs(H23)).containsExactly("UNEQUIPPED 1");
      scene.use(H23);
      assertThat(scene.position()).isEqualTo(1);
      assertThat(((Ran) scene.lastDeed()).lost()).isEqualTo(1);
      assertThat(scene.legal()).containsExactly(new Rest(1), new Rest(2), new Rest(3));
      scene.rest(Y1);
      assertThat(scene.legal()).containsExactly(new Rest(1), new Rest(2));
      scene.rest(H01);
      assertThat(scene.condition(Y1)).isEqualTo(Condition.RESTING);
      assertThat(scene.condition(H23)).isEqualTo(Condition.TIRED);
      assertThat(scene.usable()).containsExactly(H17);
    }

    @Test
    void aHeldCardNeedNotBeSpent() {
      RaceScene scene =
          RaceScene.of("iCP", "H23 H01 / - -").holding(EQUIPMENT).use(H23, "UNEQUIPPED 1");
      assertThat(scene.racer().hand().cards()).containsExactly(EQUIPMENT);
    }

    @Test
    void equipmentUnderAHuskyIsNotSpent() {
      RaceScene scene = RaceScene.of("cCP", "H01+ H17 / - -");
      assertThat(scene.runs(H01)).containsExactly("UNEQUIPPED 1");
    }

    @Test
    void ruling20_aRunMayStopBeforeIt() {
      RaceScene scene = RaceScene.of("CcC", "H37 - / - -").holding(EQUIPMENT);
      assertThat(scene.runs(H37)).containsExactly("SPEND 3", "UNEQUIPPED 2", "STOP_BEFORE 1");
    }

    @Test
    void aRunThatDoesNotComeThereAsksNothing() {
      assertThat(RaceScene.of("CiC", "H37 - / - -").runs(H37)).containsExactly("1");
    }

    @Test
    void stoppingBeforeItIsNoRunByItself() {
      assertThat(RaceScene.of("cCC", "H37 - / - -").runs(H37)).containsExactly("UNEQUIPPED 1");
    }

    @Test
    void theLastPointLeadsOntoItAtTheSamePrice() {
      RaceScene scene = RaceScene.of("cCC", "H01 H17 / Y1 -").use(H01);
      assertThat(scene.racer().underway().toRest()).isZero();
      assertThat(scene.condition(H17)).isEqualTo(Condition.RESTING);
      assertThat(scene.condition(Y1)).isEqualTo(Condition.RESTING);
      assertThat(scene.legal()).containsExactly(new EndDay());
    }

    @Test
    void aRacerOnTheFieldPaysNothingMore() {
      assertThat(RaceScene.of("cCC", "H17 - / - -").at(1).runs(H17)).containsExactly("3");
    }

    @Test
    void anEquipmentCardThatTheOthersKnowIsSpentFirst() {
      RaceScene scene =
          RaceScene.of("cCC", "H01 - / - -").holding(EQUIPMENT).holdingUnseen(EQUIPMENT);
      scene.use(H01, "SPEND 1");
      assertThat(scene.racer().unseen()).containsExactly(EQUIPMENT);
      assertThat(scene.racer().musher().known()).isEmpty();
      assertThat(scene.racer().musher().unseen()).isEqualTo(1);
    }

    @Test
    void ruling25_allReadyOnesFirstThenTiredOnesFillUp() {
      RaceScene scene = RaceScene.of("cCC", "H01 H17! H18! / Y1 - -").use(H01);
      assertThat(scene.condition(Y1)).isEqualTo(Condition.RESTING);
      assertThat(scene.legal()).containsExactly(new Rest(0), new Rest(1), new Rest(2));
      scene.rest(H01);
      assertThat(scene.deeds().getLast()).isEqualTo(new WentToRest(RaceScene.SEAT, H01, 0));
      assertThat(scene.legal()).containsExactly(new EndDay());
    }

    @Test
    void ruling25_ifFewerThanTwoAreLeftAllRest() {
      RaceScene scene = RaceScene.of("cCC", "H01 H17~ / - -").use(H01);
      assertThat(scene.condition(H01)).isEqualTo(Condition.RESTING);
      assertThat(scene.legal()).containsExactly(new EndDay());
    }

    @Test
    void ruling25_afterwardsTheDayGoesOnAndCareNeverWakesARestingHusky() {
      RaceScene scene =
          RaceScene.of("cCC", "H01 H17 Y1 / - - -").holding(SINGLE_CARE, DOUBLE_CARE).use(H01);
      assertThat(scene.legal()).containsExactly(new Care(0), new CareForColumn(0), new EndDay());
    }

    @Test
    void noRunComesToTwoOfThem() {
      for (Landscape one : Landscape.values()) {
        for (Landscape other : Landscape.values()) {
          assertThat(equipmentFieldsIn3(one, other)).isLessThan(2);
        }
      }
    }

    private int equipmentFieldsIn3(Landscape one, Landscape other) {
      List<Field> fields = new ArrayList<>(one.fields());
      if (one != other) {
        fields.addAll(other.fields());
      }
      int most = 0;
      for (int from = 0; from + 3 <= fields.size(); from++) {
        most =
            Math.max(
                most,
                (int) fields.subList(from, from + 3).stream().filter(Field::equipment).count());
      }
      return most;
    }
  }

  @Nested
  class CareCards {

    @Test
    void ruling22_noneWhileAReadyHuskyCanBeUsed() {
      RaceScene scene = RaceScene.of("CCC", "H01 H17! / - -").holding(SINGLE_CARE);
      assertThat(scene.usable()).containsExactly(H01);
      assertThat(scene.legal()).doesNotContain(new Care(1));
    }

    @Test
    void ruling22_aReadyHuskyThatCannotMoveDoesNotStandInTheWay() {
      RaceScene scene = RaceScene.of("ICC", "H01 H07! / - -").holding(SINGLE_CARE);
      assertThat(scene.legal()).containsExactly(new Care(1), new EndDay());
    }

    @Test
    void ruling22_whoIsCaredForNeedNotBeAbleToMove() {
      RaceScene scene = RaceScene.of("ICC", "H01! H17! / - -").holding(SINGLE_CARE);
      assertThat(scene.legal()).containsExactly(new Care(0), new Care(1), new EndDay());
    }

    @Test
    void ruling22_beforeAFieldThatNeedsEquipmentAHuskyWithThePointCanBeUsed() {
      RaceScene scene = RaceScene.of("cCC", "H01 H17! / - -").holding(SINGLE_CARE);
      assertThat(scene.legal()).doesNotContain(new Care(1)).contains(new EndDay());
    }

    @Test
    void noLimitOnHowManyAreUsedInADay() {
      RaceScene scene =
          RaceScene.of("CCCCC", "H01 - / - -").holding(SINGLE_CARE, SINGLE_CARE, SINGLE_CARE);
      scene.use(H01).care(H01).use(H01).care(H01).use(H01).care(H01).use(H01);
      assertThat(scene.position()).isEqualTo(4);
      assertThat(scene.racer().discarded()).containsExactly(SINGLE_CARE, SINGLE_CARE, SINGLE_CARE);
      assertThat(scene.legal()).containsExactly(new EndDay());
    }

    @Test
    void ruling23_aDoubleCardIsForOneOrTwoTiredHuskiesOfAColumn() {
      RaceScene scene = RaceScene.of("PPP", "H01! H17! H18 / H07! Y1 H24~").holding(DOUBLE_CARE);
      assertThat(scene.legal())
          .containsExactly(new CareForColumn(0), new CareForColumn(1), new EndDay());
      scene.careForColumn(1);
      assertThat(scene.lastDeed())
          .isEqualTo(new CaredFor(RaceScene.SEAT, DOUBLE_CARE, List.of(H17)));
      assertThat(scene.condition(H01)).isEqualTo(Condition.TIRED);
    }

    @Test
    void example4_step_by_step() {
      RaceScene scene =
          RaceScene.of("IIIPCI", "H23! H08! H18! H30 / H07! Y2 H04+ H05")
              .holding(SINGLE_CARE, DOUBLE_CARE);
      assertThat(scene.usable()).isEmpty();
      scene.care(H08).use(H08);
      assertThat(scene.position()).isEqualTo(1);
      assertThat(scene.usable()).isEmpty();
      scene.careForColumn(0);
      assertThat(scene.condition(H23)).isEqualTo(Condition.READY);
      assertThat(scene.condition(H07)).isEqualTo(Condition.READY);
      scene.use(H23);
      assertThat(((Ran) scene.lastDeed()).lost()).isEqualTo(1);
      scene.use(H07).use(H30);
      assertThat(scene.position()).isEqualTo(5);
      assertThat(scene.usable()).isEmpty();
      assertThat(scene.condition(H04)).isEqualTo(Condition.READY);
      assertThat(scene.legal()).containsExactly(new EndDay());
    }
  }

  @Nested
  class TheCatchUpCard {

    @Test
    void ruling21_forbidsToEndWhileAHuskyCanRun() {
      assertThat(RaceScene.of("CCC", "H01 - / - -").due(SINGLE_CARE).mayEnd()).isFalse();
    }

    @Test
    void ruling21_andWhileItCanBeUsed() {
      RaceScene scene = RaceScene.of("CPP", "H01 - / - -").due(SINGLE_CARE).use(H01);
      assertThat(scene.legal()).containsExactly(new Care(0));
      scene.care(H01);
      assertThat(scene.racer().musher().due()).isEmpty();
      assertThat(scene.legal()).containsExactly(new EndDay());
    }

    @Test
    void ruling21_onceUsedTheDayMayBeEnded() {
      RaceScene scene = RaceScene.of("CCC", "H01 - / - -").due(SINGLE_CARE).use(H01).care(H01);
      assertThat(scene.usable()).containsExactly(H01);
      assertThat(scene.mayEnd()).isTrue();
    }

    @Test
    void ruling21_neverForcesOntoAFieldThatNeedsEquipment() {
      assertThat(RaceScene.of("cCC", "H01 - / - -").due(SINGLE_CARE).mayEnd()).isTrue();
      assertThat(RaceScene.of("CcC", "H17 - / - -").due(SINGLE_CARE).mayEnd()).isFalse();
    }

    @Test
    void ruling21_atTheFinishTheDutyIsOver() {
      assertThat(RaceScene.of("CC", "H01! - / - -").at(2).due(SINGLE_CARE).legal())
          .containsExactly(new EndDay());
    }

    @Test
    void ruling21_whatCannotBeUsedTodayStays() {
      assertThat(RaceScene.of("PC", "H01 - / - -").due(SINGLE_CARE).legal())
          .containsExactly(new EndDay());
    }
  }

  @Nested
  class WhenThereIsNothingLeftToDo {

    @Test
    void ruling24_whoCannotEnterTheNextFieldIsStranded() {
      RaceScene scene = RaceScene.of("PC", "H01 Y1 / H07~ -").holding(SINGLE_CARE);
      assertThat(Travel.stranded(scene.racer().musher(), scene.fields())).isTrue();
      RaceScene other = RaceScene.of("PC", "H12 Y1 / H07~ -");
      assertThat(Travel.stranded(other.racer().musher(), other.fields())).isFalse();
    }

    @Test
    void theDayIsSpentAsFarAsEverybodyCanSee() {
      assertThat(spent(RaceScene.of("CP", "H01! - / - -").at(1))).isTrue();
      assertThat(spent(RaceScene.of("CP", "H01! - / - -").at(1).holding(EQUIPMENT))).isTrue();
      assertThat(spent(RaceScene.of("CP", "H01! - / - -").at(1).holding(SINGLE_CARE))).isFalse();
      assertThat(spent(RaceScene.of("CP", "H01! - / - -").at(1).holdingUnseen(EQUIPMENT)))
          .isFalse();
      assertThat(spent(RaceScene.of("CC", "H01 - / - -").at(1))).isFalse();
      assertThat(spent(RaceScene.of("CC", "H01 - / - -").at(2))).isTrue();
    }

    private boolean spent(RaceScene scene) {
      return Travel.spent(scene.racer().underway(), scene.fields());
    }
  }
}
