package games.chalet.rules.hike.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.preparation.PreparationScene;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EagerMusherTest {

  private static final Hike HIKE = new Hike();
  private static final Policy<HikeView, HikeAction> POLICY = EagerMusher.bot().policy();
  private static final int MOST_PLIES = 2_000;

  @ParameterizedTest
  @CsvSource({"2,ONE_BY_ONE", "2,TOGETHER", "4,ONE_BY_ONE", "6,ONE_BY_ONE"})
  void whateverItMayDoItNeverGivesAwayADay(int seats, Days days) {
    Random random = new Random(seats);
    Chance chance = new Chance(new Seed("%064x".formatted(seats)));
    HikeState state = HIKE.initialState(new HikeOptions(days), seats, Optional.empty(), chance);
    int plies = 0;
    while (HIKE.turn(state) instanceof Turn.Decision turn) {
      Seat seat = turn.awaited().first();
      Sight<HikeView, HikeAction> sight = Sight.of(HIKE, state, seat, turn);
      List<HikeAction> possible = possible(sight);
      assertThat(possible).isNotEmpty();
      goesOn(sight.legalActions(), possible);
      HikeAction any = possible.get(random.nextInt(possible.size()));
      state = HIKE.apply(state, seat, any, chance).state();
      assertThat(++plies).isLessThan(MOST_PLIES);
    }
  }

  /** Declares a full sled, runs while a husky can, and tears nothing apart that can be filled. */
  private static void goesOn(List<HikeAction> legal, List<HikeAction> possible) {
    if (legal.contains(new Declare())) {
      assertThat(possible).containsExactly(new Declare());
    }
    if (legal.stream().anyMatch(Use.class::isInstance)) {
      assertThat(possible).doesNotContain(new EndDay());
    }
    if (legal.stream().anyMatch(DraftToHand.class::isInstance)) {
      assertThat(possible).doesNotContain(new Pass());
    }
    if (legal.stream().anyMatch(EagerMusherTest::fills)) {
      assertThat(possible).noneMatch(LiftOut.class::isInstance);
    }
  }

  private static boolean fills(HikeAction action) {
    return action instanceof DraftToSled || action instanceof PlaceFromHand;
  }

  @Test
  void takesTheHuskyThatRunsFarthest() {
    PreparationScene scene = PreparationScene.of(2).centre(Card.H01, Card.H48, Card.Y1);
    assertThat(best(scene))
        .isInstanceOfSatisfying(
            DraftToSled.class, draft -> assertThat(draft.card()).isEqualTo(Card.H48));
  }

  @Test
  void seesToPowder() {
    PreparationScene scene =
        PreparationScene.of(2).sled(0, "H17 H39 H40 Y1 / H41 H22 Y2 -").centre(Card.H37, Card.H45);
    assertThat(best(scene))
        .isInstanceOfSatisfying(
            DraftToSled.class, draft -> assertThat(draft.card()).isEqualTo(Card.H45));
  }

  @Test
  void opensAnotherCardWhereNothingFits() {
    assertThat(best(nothingFits())).isEqualTo(new OpenOne());
  }

  @Test
  void takesCareWhereNothingFitsAndNothingCanBeOpened() {
    PreparationScene scene = nothingFits().does(new OpenOne(), new OpenOne());
    assertThat(best(scene)).isEqualTo(new DraftToHand(Card.SINGLE_CARE));
  }

  /** Without a full sled no care helps; one place farther H35 makes room for another husky. */
  @Test
  void swapsWhereNothingFitsOnTheLastPlace() {
    PreparationScene scene =
        PreparationScene.of(2)
            .sled(0, "H33 - H45 H21 / H29 H28 Y2 H42")
            .holds(0, Card.H35)
            .centre(Card.H20, Card.H27, Card.SINGLE_CARE)
            .deck();
    assertThat(best(scene)).isInstanceOf(LiftOut.class);
    scene.does(best(scene));
    scene.does(best(scene));
    List<Optional<Husky>> sled = scene.board().musher(new Seat(0)).sled();
    assertThat(sled).haveExactly(1, new Condition<>(Optional::isEmpty, "free"));
    assertThat(List.of(Card.H20, Card.H27))
        .anyMatch(card -> !Placement.places(sled, card).isEmpty());
  }

  private static PreparationScene nothingFits() {
    return PreparationScene.of(2)
        .sled(0, "H16 H32 H34 H16 / H32 H34 H16 -")
        .centre(Card.H07, Card.SINGLE_CARE)
        .deck(Card.H07, Card.H07);
  }

  @Test
  void declaresAsSoonAsTheSledIsFull() {
    PreparationScene scene =
        PreparationScene.of(2)
            .sled(0, "H16 H32 H34 H16 / H32 H34 Y2 -")
            .centre(Card.H16)
            .does(new DraftToSled(Card.H16, 7));
    assertThat(best(scene)).isEqualTo(new Declare());
  }

  private static Sight<HikeView, HikeAction> sight(PreparationScene scene) {
    return Sight.of(
        HIKE, scene.state(), new Seat(scene.turn()), (Turn.Decision) HIKE.turn(scene.state()));
  }

  private static HikeAction best(PreparationScene scene) {
    Sight<HikeView, HikeAction> sight = sight(scene);
    double[] weights = POLICY.weights(sight);
    int best = 0;
    for (int index = 0; index < weights.length; index++) {
      best = weights[index] > weights[best] ? index : best;
    }
    return sight.legalActions().get(best);
  }

  private static List<HikeAction> possible(Sight<HikeView, HikeAction> sight) {
    double[] weights = POLICY.weights(sight);
    List<HikeAction> possible = new ArrayList<>();
    for (int index = 0; index < weights.length; index++) {
      if (weights[index] > 0) {
        possible.add(sight.legalActions().get(index));
      }
    }
    return possible;
  }
}
