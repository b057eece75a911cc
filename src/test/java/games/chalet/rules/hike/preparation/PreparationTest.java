package games.chalet.rules.hike.preparation;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.EQUIPMENT;
import static games.chalet.rules.hike.deck.Card.H01;
import static games.chalet.rules.hike.deck.Card.H07;
import static games.chalet.rules.hike.deck.Card.H16;
import static games.chalet.rules.hike.deck.Card.H36;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static games.chalet.rules.hike.deck.Card.Y1;
import static games.chalet.rules.hike.deck.Card.Y2;
import static games.chalet.rules.hike.deck.Card.Y8;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.Source;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeEvent.CareTaken;
import games.chalet.rules.hike.board.HikeEvent.DayBegan;
import games.chalet.rules.hike.board.HikeEvent.Declared;
import games.chalet.rules.hike.board.HikeEvent.LastDaysCounted;
import games.chalet.rules.hike.board.HikeEvent.LeftOut;
import games.chalet.rules.hike.board.HikeEvent.MatchEnded;
import games.chalet.rules.hike.board.HikeEvent.Opened;
import games.chalet.rules.hike.board.HikeEvent.Passed;
import games.chalet.rules.hike.board.HikeEvent.RaceOpened;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Placement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The preparation, question by question. */
class PreparationTest {

  private static final String SEVEN = "Y1 Y2 Y3 Y4 / Y5 Y6 Y7 -";

  private static PreparationScene scene() {
    return PreparationScene.of(2);
  }

  @Nested
  class Opening {

    private int opened(int seats, int day) {
      String sled = seats > 4 ? "H01 - - / - - -" : "H01 - - - / - - - -";
      PreparationScene scene = PreparationScene.of(seats).day(day).sled(0, sled);
      return scene.does(new Pass()).events(Opened.class).getFirst().cards().size();
    }

    @Test
    void ruling02_twoCardsBeforeTheRotatedLandscapeOneFromItsDayOn() {
      assertThat(opened(4, 3)).isEqualTo(2);
      assertThat(opened(4, 4)).isEqualTo(1);
      assertThat(opened(6, 2)).isEqualTo(2);
      assertThat(opened(6, 3)).isEqualTo(1);
    }

    @Test
    void ruling03_plusOneCardsOneByOneBeforeTheAction() {
      PreparationScene scene = scene().deck(H01, H07, H16).does(new OpenOne());
      assertThat(scene.board().centre()).containsExactly(H01);
      assertThat(scene.musher(0).plusOnes()).isEqualTo(1);
      scene.does(new OpenOne());
      assertThat(scene.legal()).doesNotContain(new OpenOne());
      assertThat(scene.refusal(new OpenOne())).isEqualTo("You have no +1 card left.");
    }

    @Test
    void ruling03_notAfterTheActionAndNotFromAnEmptyDeck() {
      assertThat(scene().deck().centre(H01).legal()).doesNotContain(new OpenOne());
      PreparationScene later = scene().centre(H01, Y1).does(new DraftToHand(H01));
      assertThat(later.turn()).isZero();
      assertThat(later.legal()).doesNotContain(new OpenOne());
    }

    @Test
    void ruling04_whatIsLeftIsOpenedThenNothing() {
      PreparationScene scene = scene().deck(H01).centre(EQUIPMENT, EQUIPMENT, EQUIPMENT);
      scene.does(new DraftToHand(EQUIPMENT));
      assertThat(scene.events(Opened.class).getFirst().cards()).containsExactly(H01);
      scene.does(new DraftToHand(EQUIPMENT));
      assertThat(scene.events(Opened.class))
          .containsExactly(new Opened(new Seat(0), List.of(), false));
      assertThat(scene.events(DayBegan.class)).hasSize(1);
    }
  }

  @Nested
  class Actions {

    @Test
    void ruling05_theActionIsCompulsoryButPassingIsOne() {
      assertThat(scene().centre(H01).legal()).doesNotContain(new Pass(), new EndTurn());
      PreparationScene scene = scene().sled(0, "H01 - - - / - - - -");
      assertThat(scene.legal()).contains(new Pass()).doesNotContain(new EndTurn());
      scene.does(new Pass());
      assertThat(scene.events().getFirst()).isEqualTo(new Passed(new Seat(0), false));
      assertThat(scene.turn()).isEqualTo(1);
    }

    @Test
    void ruling05_whoCanDoNothingAtAllPassesByForce() {
      PreparationScene scene =
          scene().deck().holdsUnseen(1, EQUIPMENT).centre(H01).does(new DraftToSled(H01, 0));
      assertThat(scene.events()).contains(new Passed(new Seat(1), true));
      assertThat(scene.musher(1).noHuskies()).isTrue();
      assertThat(scene.turn()).isZero();
      assertThat(scene.revealed()).isTrue();
    }

    @Test
    void ruling05_withAHuskyInTheHandItIsPlaced() {
      PreparationScene scene =
          scene().deck().holdsUnseen(1, H07).centre(H01).does(new DraftToSled(H01, 0));
      assertThat(scene.turn()).isEqualTo(1);
      assertThat(scene.legal()).hasSize(8).allMatch(action -> action instanceof PlaceFromHand);
    }

    @Test
    void ruling06_anyCardMayBeDraftedToTheHandAndTheOthersRememberIt() {
      PreparationScene scene = scene().centre(H01, Y1, EQUIPMENT, EQUIPMENT, SINGLE_CARE);
      assertThat(scene.legal(DraftToHand.class))
          .extracting(DraftToHand::card)
          .containsExactly(H01, Y1, EQUIPMENT, SINGLE_CARE);
      scene.does(new DraftToHand(EQUIPMENT));
      assertThat(scene.musher(0).known()).containsExactly(EQUIPMENT);
    }

    @Test
    void cardsLeaveTheKnownPartOfAHandFirst() {
      PreparationScene known = scene().holds(0, Y1).does(new PlaceFromHand(Y1, 0));
      assertThat(known.musher(0).known()).isEmpty();
      PreparationScene unseen = scene().holdsUnseen(0, H01, H07).does(new PlaceFromHand(H07, 3));
      assertThat(unseen.musher(0).unseen()).isEqualTo(1);
      assertThat(unseen.state().unseen().getFirst()).containsExactly(H01);
    }
  }

  @Nested
  class Swapping {

    @Test
    void ruling07_afterLiftingOutAHuskyHasToBePlaced() {
      PreparationScene scene =
          scene().sled(0, "H16 - - - / - - - -").centre(H01).does(new LiftOut(0));
      assertThat(scene.legal()).hasSize(8).allMatch(action -> action instanceof PlaceFromHand);
      assertThat(scene.musher(0).known()).containsExactly(H16);
      assertThat(scene.refusal(new Pass()))
          .isEqualTo("You have lifted a husky out: place one from your hand first.");
    }

    @Test
    void ruling07_anyHuskyOfTheHandAnywhereJudgedAfterThePickUp() {
      PreparationScene scene = scene().sled(0, "H07 H16 - - / - - - -").holds(0, H36);
      assertThat(Placement.places(scene.musher(0).sled(), H36)).doesNotContain(0);
      scene.does(new LiftOut(0));
      // Right of H36 is blue, left of H16 pink: not at 0, but H36 goes elsewhere.
      assertThat(scene.legal(PlaceFromHand.class))
          .contains(new PlaceFromHand(H36, 2), new PlaceFromHand(H07, 7))
          .doesNotContain(new PlaceFromHand(H36, 0));
      scene.does(new PlaceFromHand(H36, 2));
      assertThat(scene.musher(0).sled().get(0)).isEmpty();
      assertThat(scene.musher(0).known()).containsExactly(H07);
    }

    @Test
    void ruling07_aFullSledMayBeSwappedAndTheLiftedHuskyCanGoBack() {
      PreparationScene scene = scene().sled(0, PreparationScene.FULL).does(new LiftOut(3));
      assertThat(scene.legal()).containsExactly(new PlaceFromHand(Card.Y4, 3));
      scene.does(new PlaceFromHand(Card.Y4, 3));
      assertThat(scene.board().task()).isEqualTo(Task.AFTERWARDS);
    }
  }

  @Nested
  class Bonus {

    @Test
    void ruling08_oneYoungsterAfterTheActionAlsoIfThatPlacedOne() {
      PreparationScene scene = scene().centre(Y1, Y2, Y8).does(new DraftToSled(Y1, 0));
      assertThat(scene.legal(PlaceYoungster.class)).hasSize(14);
      scene.does(new PlaceYoungster(Source.CENTRE, Y2, 1));
      assertThat(scene.turn()).isEqualTo(1);
      assertThat(scene.musher(0).sled().stream().filter(Optional::isPresent)).hasSize(2);
    }

    @Test
    void ruling08_fromTheHandAsWell() {
      PreparationScene scene =
          scene().holds(0, Y1).holdsUnseen(0, Y2).centre(H01).does(new DraftToSled(H01, 0));
      assertThat(scene.legal(PlaceYoungster.class)).hasSize(14);
      scene.does(new PlaceYoungster(Source.HAND, Y2, 4));
      assertThat(scene.musher(0).unseen()).isZero();
    }

    @Test
    void whetherTheTableWaitsForABonusTellsNothingAboutUnseenCards() {
      PreparationScene none = scene().holdsUnseen(0, H07).centre(H01).does(new DraftToSled(H01, 0));
      assertThat(none.turn()).isZero();
      assertThat(none.legal()).containsExactly(new EndTurn());
      PreparationScene known = scene().holds(0, H07).centre(H01).does(new DraftToSled(H01, 0));
      assertThat(known.turn()).isEqualTo(1);
    }
  }

  @Nested
  class Declaring {

    @Test
    void ruling14_onlyWithAFullSledAndNobodyHasTo() {
      PreparationScene scene = scene().sled(0, SEVEN).centre(Y8).holds(0, H01);
      assertThat(scene.refusal(new Declare())).contains("do it first");
      scene.does(new Pass());
      assertThat(scene.refusal(new Declare()))
          .isEqualTo("Your sled still has free places. Fill them before you declare.");
      scene.does(new PlaceYoungster(Source.CENTRE, Y8, 7));
      assertThat(scene.legal()).containsExactly(new Declare(), new EndTurn());
      assertThat(scene.does(new EndTurn()).musher(0).standing()).isEqualTo(Standing.PREPARING);
    }

    @Test
    void ruling15_theHuskiesOfTheHandGoToTheCentreForTheNext() {
      PreparationScene scene =
          scene().sled(0, PreparationScene.FULL).holds(0, H01, EQUIPMENT).holdsUnseen(0, H07);
      scene.does(new Pass(), new Declare());
      assertThat(scene.events()).contains(new Declared(new Seat(0), List.of(H01, H07), false));
      assertThat(scene.turn()).isEqualTo(1);
      assertThat(scene.legal()).contains(new DraftToSled(H01, 0), new DraftToSled(H07, 0));
      assertThat(scene.musher(0).known()).containsExactly(EQUIPMENT);
      assertThat(scene.musher(0).noHuskies()).isTrue();
    }

    @Test
    void ruling18_equipmentGoesUnderHuskiesWithOnePoint() {
      PreparationScene scene =
          scene()
              .sled(0, "H16 Y1 H17 Y2 / Y3 Y4 Y5 H36")
              .holds(0, EQUIPMENT, EQUIPMENT)
              .does(new Pass(), new Declare());
      assertThat(scene.legal()).containsExactly(new Upgrade(0), new EndTurn());
      assertThat(scene.refusal(new Upgrade(2))).contains("exactly one movement point");
      scene.does(new Upgrade(0));
      assertThat(scene.musher(0).sled().getFirst().orElseThrow().upgraded()).isTrue();
      assertThat(scene.musher(0).known()).containsExactly(EQUIPMENT);
      assertThat(scene.turn()).isEqualTo(1);
    }

    @Test
    void ruling18_onlyRightAfterDeclaring() {
      PreparationScene scene = scene().sled(0, "H16 Y1 Y2 Y3 / Y4 Y5 Y6 Y7").holds(0, EQUIPMENT);
      assertThat(scene.legal(Upgrade.class)).isEmpty();
      scene.does(new Pass());
      assertThat(scene.legal(Upgrade.class)).isEmpty();
    }

    @Test
    void whetherTheTableWaitsForUpgradesTellsNothingAboutUnseenCards() {
      PreparationScene scene =
          scene()
              .sled(0, "H16 Y1 Y2 Y3 / Y4 Y5 Y6 Y7")
              .holdsUnseen(0, SINGLE_CARE)
              .does(new Pass(), new Declare());
      assertThat(scene.legal()).containsExactly(new EndTurn());
    }
  }

  @Nested
  class LastDays {

    private PreparationScene declaring() {
      return scene()
          .sled(0, PreparationScene.FULL)
          .sled(1, "H01 - - - / - - - -")
          .does(new Pass(), new Declare());
    }

    @Test
    void ruling11_threeFullDaysFollowAndTheirCareCards() {
      PreparationScene scene = declaring();
      assertThat(scene.events()).contains(new LastDaysCounted(5, true));
      assertThat(scene.musher(0).pile()).hasSize(3);
      assertThat(scene.does(new Pass()).events()).contains(new CareTaken(new Seat(0), SINGLE_CARE));
      assertThat(scene.does(new Pass()).events()).contains(new CareTaken(new Seat(0), DOUBLE_CARE));
      assertThat(scene.does(new Pass()).events()).contains(new CareTaken(new Seat(0), DOUBLE_CARE));
      assertThat(scene.board().day()).isEqualTo(5);
      assertThat(scene.musher(0).known()).containsExactly(SINGLE_CARE, DOUBLE_CARE, DOUBLE_CARE);
      assertThat(scene.does(new Pass()).events(RaceOpened.class)).hasSize(1);
    }

    @Test
    void ruling12_whenAllHaveDeclaredTheDayEndsThePreparation() {
      PreparationScene scene =
          scene().sled(0, PreparationScene.FULL).sled(1, "H01 H17 H17 H17 / H17 H17 H17 H17");
      scene.does(new Pass(), new Declare(), new Pass(), new Declare());
      assertThat(scene.events(CareTaken.class)).isEmpty();
      assertThat(scene.board().phase()).isNotEqualTo(Phase.PREPARATION);
      assertThat(scene.state().carePile()).hasSize(6);
    }

    @Test
    void ruling13_aFullSledIsDeclaredOnTheLastDay() {
      PreparationScene scene =
          scene().declared(1).sled(0, "H16 Y1 Y2 Y3 / Y4 Y5 Y6 Y7").holds(0, EQUIPMENT).day(5);
      scene.lastDay(5).does(new Pass());
      assertThat(scene.events(Declared.class).getFirst().automatic()).isTrue();
      assertThat(scene.legal()).containsExactly(new Upgrade(0), new EndTurn());
    }

    @Test
    void ruling16_whoIsNotAtTheStartInTimeIsOut() {
      PreparationScene scene =
          PreparationScene.of(3)
              .declared(1)
              .sled(1, "H48 H17 H17 H17 / H17 H17 H17 H17")
              .declared(2)
              .sled(2, "H48 H17 H17 H17 / H17 H17 H17 H17")
              .sled(0, "H01 - - - / - - - -")
              .holds(0, H07, SINGLE_CARE)
              .holdsUnseen(0, EQUIPMENT)
              .day(5)
              .lastDay(5)
              .does(new Pass(), new EndTurn());
      assertThat(scene.events(LeftOut.class).getFirst().hand())
          .containsExactly(H07, EQUIPMENT, SINGLE_CARE);
      assertThat(scene.musher(0).standing()).isEqualTo(Standing.OUT);
      assertThat(new Hike().isEliminated(scene.state(), new Seat(0))).isTrue();
      assertThat(scene.state().carePile()).hasSize(3 + 2 + 2 + 1);
      assertThat(scene.board().toPlay()).containsExactly(new Seat(1), new Seat(2));
    }

    @Test
    void ruling17_theOnlyRacerWinsAtOnceAndWithoutOneNobody() {
      PreparationScene one =
          scene().declared(1).sled(0, "H01 - - - / - - - -").day(5).lastDay(5).does(new Pass());
      assertThat(one.events(MatchEnded.class).getFirst().ending())
          .isEqualTo(new Ending("onlyRacer", List.of(new Seat(1))));
      PreparationScene none = scene().sled(0, "H01 - - - / - - - -").sled(1, "H01 - - - / - - - -");
      none.day(5).lastDay(5).does(new Pass(), new Pass());
      assertThat(none.events(MatchEnded.class).getFirst().ending())
          .isEqualTo(new Ending("noRacer", List.of()));
    }

    @Test
    void ruling10_threeDaysWithoutADeckCountTheLastDays() {
      PreparationScene scene =
          scene().deck().sled(0, "H01 - - - / - - - -").sled(1, "H01 - - - / - - - -");
      scene.daysWithoutDeck(2).does(new Pass(), new Pass());
      assertThat(scene.events()).contains(new LastDaysCounted(6, false));
      assertThat(scene.board().lastDay()).contains(6);
    }

    @Test
    void ruling31_landscapesThatAreStillFaceDownAreOpened() {
      PreparationScene scene = declaring().does(new Pass(), new Pass(), new Pass(), new Pass());
      assertThat(scene.events(RaceOpened.class).getFirst().landscapes()).hasSize(3);
      assertThat(scene.board().track().fields()).hasSize(51);
    }
  }

  @Nested
  class DoingNothing {

    @Test
    void ruling33_theTableLeadsOutOfTheMatch() {
      PreparationScene scene = scene().deck(Deal.deck().toArray(Card[]::new)).centre(H01).playOut();
      assertThat(scene.board().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void ruling33_itTakesTheHuskyWithTheMostWantedPoints() {
      PreparationScene scene = scene().centre(SINGLE_CARE, Y1, H01, Card.H48).timesOut();
      assertThat(scene.events().getFirst())
          .isInstanceOfSatisfying(
              HikeEvent.DraftedToSled.class,
              drafted -> assertThat(drafted.card()).isEqualTo(Card.H48));
    }

    @Test
    void ruling33_elseAYoungsterElseCareElseItPasses() {
      assertThat(scene().centre(SINGLE_CARE, Y1).timesOut().musher(0).sledEmpty()).isFalse();
      assertThat(scene().centre(EQUIPMENT, SINGLE_CARE).timesOut().musher(0).known())
          .containsExactly(SINGLE_CARE);
      PreparationScene scene = scene().sled(0, "H01 - - - / - - - -").centre(EQUIPMENT);
      assertThat(scene.timesOut().events().getFirst()).isEqualTo(new Passed(new Seat(0), false));
      assertThat(scene().centre(EQUIPMENT).timesOut().musher(0).known()).containsExactly(EQUIPMENT);
    }

    @Test
    void ruling33_itDeclaresOnceSomebodyHas() {
      PreparationScene first = scene().sled(0, PreparationScene.FULL).timesOut().timesOut();
      assertThat(first.musher(0).standing()).isEqualTo(Standing.PREPARING);
      PreparationScene second =
          scene().sled(0, PreparationScene.FULL).lastDay(4).timesOut().timesOut();
      assertThat(second.musher(0).standing()).isEqualTo(Standing.DECLARED);
    }
  }

  @Test
  void theRefusalNamesTheEdgeAndTheNeighbour() {
    PreparationScene scene = PreparationScene.of(2).sled(0, "- - H31 - / - H17 - Y1").centre(H36);
    assertThat(scene.refusal(new DraftToSled(H36, 4)))
        .isEqualTo(
            "North does not go there: its right edge is blue, the left edge of Fern is pink.");
    assertThat(scene.refusal(new DraftToSled(H36, 2)))
        .isEqualTo("That place is taken. Choose a free one.");
    assertThat(scene.refusal(new DraftToSled(Card.H01, 0))).isEqualTo("Ash is not in the centre.");
  }
}
