package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.EQUIPMENT;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.Rest;
import games.chalet.rules.hike.board.HikeAction.Use;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeView.Loss;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Terrain;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Ruling R25: which kind of snow a sled loses for good by going without equipment and by sending a
 * husky to rest. H01 to H06 have one point of compact snow, H07 to H11 of ice, H12 to H16 of
 * powder.
 */
class LossesTest {

  private static final Hike HIKE = new Hike();
  private static final int SEATS = 2;
  private static final int MATCHES = 40;

  private static final Use THROUGH =
      new Use(0, Optional.empty(), Optional.of(Crossing.UNEQUIPPED), 1);

  private static List<Loss> losses(RaceScene scene) {
    return Losses.of(scene.racer(), scene.fields());
  }

  private static List<Loss> without(String fields, String sled) {
    return losses(RaceScene.of(fields, sled));
  }

  @Test
  void ruling25_goingWithoutEquipmentWhereTheLastOfItsSnowMustRest() {
    assertThat(without("cPCPP", "H01 H12 / Y1 -"))
        .containsExactly(new Loss(THROUGH, Terrain.POWDER, 3));
  }

  @Test
  void ruling25_notWhereTheRacerCanChooseOthers() {
    assertThat(without("cPCPP", "H01 H12 / Y1 Y2")).isEmpty();
  }

  @Test
  void ruling25_notWhereAnotherHuskyStillShowsIt() {
    assertThat(without("cPCPP", "H01 H12 Y1 / H13! - -")).isEmpty();
  }

  @Test
  void ruling25_notWhereNoSuchFieldIsAhead() {
    assertThat(without("cCCII", "H01 H12 / Y1 -")).isEmpty();
  }

  @Test
  void ruling25_theFieldThatIsEnteredIsNotAhead() {
    assertThat(without("cI", "H01 H07 / Y1 -")).containsExactly(new Loss(THROUGH, Terrain.ICE, 1));
    assertThat(without("cII", "H01 H02 / H03 -")).isEmpty();
  }

  @Test
  void ruling25_severalKindsAtOnce() {
    assertThat(without("cPICI", "H01 H12 / H07 -"))
        .containsExactly(new Loss(THROUGH, Terrain.ICE, 2), new Loss(THROUGH, Terrain.POWDER, 1));
  }

  @Test
  void ruling25_tiredHuskiesMustFillUp() {
    assertThat(without("cPP", "H01 H12! / - -"))
        .containsExactly(new Loss(THROUGH, Terrain.POWDER, 2));
    assertThat(without("cPP", "H01 Y1 / H12! H02!")).isEmpty();
  }

  @Test
  void ruling25_spendingACardOrStoppingLosesNothing() {
    RaceScene scene = RaceScene.of("CcPP", "H17 H12 / Y1 -").holding(EQUIPMENT);
    assertThat(scene.runs(Card.H17)).containsExactly("SPEND 2", "UNEQUIPPED 2", "STOP_BEFORE 1");
    assertThat(losses(scene))
        .containsExactly(
            new Loss(
                new Use(0, Optional.empty(), Optional.of(Crossing.UNEQUIPPED), 2),
                Terrain.POWDER,
                2));
  }

  @Test
  void ruling25_choosingWhoRests() {
    RaceScene scene = RaceScene.of("cPCPP", "H01 H12 / Y1 Y2").use(Card.H01);
    assertThat(losses(scene)).containsExactly(new Loss(new Rest(1), Terrain.POWDER, 3));
    scene.rest(Card.Y1);
    assertThat(losses(scene)).containsExactly(new Loss(new Rest(1), Terrain.POWDER, 3));
  }

  @Test
  void ruling25_twoOfAKindAreLostOneByOne() {
    RaceScene scene = RaceScene.of("cPP", "H01 H12 / H13 Y2").use(Card.H01);
    assertThat(losses(scene)).isEmpty();
    scene.rest(Card.H12);
    assertThat(losses(scene)).containsExactly(new Loss(new Rest(2), Terrain.POWDER, 2));
  }

  /** A custom point is for snow that a neighbour shows; where none is left there is none for it. */
  @Test
  void ruling19_customPointsAreLostWithTheirNeighbour() {
    RaceScene scene = RaceScene.of("cPP", "H01+ H12 / Y1 Y2").use(Card.H01);
    assertThat(losses(scene)).containsExactly(new Loss(new Rest(1), Terrain.POWDER, 2));
  }

  /** In random matches: only whoever may act is told, and of what it may do now. */
  @Test
  void onlyWhoIsAwaitedIsToldOfLosses() {
    int told = 0;
    for (int match = 0; match < MATCHES; match++) {
      for (HikeState state : positions("%064x".formatted(match))) {
        List<Seat> awaited = awaited(state);
        for (int index = 0; index < SEATS; index++) {
          Seat seat = new Seat(index);
          List<Loss> losses =
              HIKE.view(state, new Viewer.Seated(seat)).own().orElseThrow().losses();
          assertThat(losses.isEmpty() || awaited.contains(seat)).as("match %s", match).isTrue();
          assertThat(HIKE.legalActions(state, seat))
              .containsAll(losses.stream().<HikeAction>map(Loss::action).toList());
          told += losses.size();
        }
      }
    }
    assertThat(told).isPositive();
  }

  private static List<Seat> awaited(HikeState state) {
    return HIKE.turn(state) instanceof Turn.Decision decision
        ? List.copyOf(decision.awaited())
        : List.of();
  }

  private static List<HikeState> positions(String seed) {
    Chance chance = new Chance(new Seed(seed));
    HikeOptions options = new HikeOptions(HikeOptions.Days.TOGETHER);
    List<HikeState> states = new ArrayList<>();
    states.add(HIKE.initialState(options, SEATS, Optional.empty(), chance));
    while (!awaited(states.getLast()).isEmpty()) {
      Seat seat = awaited(states.getLast()).getFirst();
      List<HikeAction> legal = HIKE.legalActions(states.getLast(), seat);
      HikeAction action =
          states.getLast().board().phase() == Phase.RACE
              ? legal.get(chance.below("act/" + states.size(), legal.size()))
              : HIKE.timeoutAction(states.getLast(), seat);
      if (action instanceof EndTurn && legal.contains(new Declare())) {
        action = new Declare();
      }
      states.add(HIKE.apply(states.getLast(), seat, action, chance).state());
    }
    return states;
  }
}
