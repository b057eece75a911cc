package games.chalet.rules.antarctic.bot;

import static games.chalet.rules.antarctic.play.Scene.GAME;
import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Policy;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.play.AntarcticState;
import games.chalet.rules.antarctic.play.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderlyPlayerTest {

  private static final Policy<AntarcticView, AntarcticAction> POLICY = OrderlyPlayer.bot().policy();
  private static final int MOST_PLIES = 3_000;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6})
  void nothingThatItWouldEverDoBreaksTheOrder(int seats) {
    Random random = new Random(seats);
    Chance chance = new Chance(new Seed("%064x".formatted(seats)));
    AntarcticState state = GAME.initialState(GAME.defaults(seats), seats, Optional.empty(), chance);
    for (int ply = 0; ply < MOST_PLIES && GAME.turn(state) instanceof Turn.Decision turn; ply++) {
      Seat seat = turn.awaited().first();
      List<AntarcticAction> possible = possible(Sight.of(GAME, state, seat, turn));
      assertThat(possible).isNotEmpty();
      for (AntarcticAction action : possible) {
        assertThat(action).isNotInstanceOf(Call.class);
        assertThat(GAME.hindsight(GAME.apply(state, seat, action, chance).state())).isEmpty();
      }
      AntarcticAction any = possible.get(random.nextInt(possible.size()));
      state = GAME.apply(state, seat, any, chance).state();
    }
  }

  @Test
  void laysThePayoffCardFirst() {
    Scene scene = Scene.of(2).payoff(0, "red heart 3").hand(0, "red triangle 3", "blue heart 2");
    assertThat(best(scene, 0)).isEqualTo(scene.playTop(0, ""));
  }

  @Test
  void declaresWhatLetsThePayoffCardFollow() {
    Scene scene =
        Scene.of(2).chain(5).payoff(0, "blue heart 2").hand(0, "black circle 3", "green square 1");
    assertThat(best(scene, 0)).isInstanceOfSatisfying(PlayCentre.class, this::declaredBlue);
  }

  private void declaredBlue(PlayCentre play) {
    assertThat(play.as()).isEqualTo(Scene.face("blue circle 3"));
  }

  @Test
  void loadsWhatFitsAnOpponent() {
    Scene scene = Scene.of(2).payoff(1, "green square 2").hand(0, "green heart 1", "blue heart 4");
    assertThat(best(scene, 0)).isEqualTo(new Load(Source.HAND, card("green heart 1"), seat(1)));
  }

  @Test
  void loadsWhoIsNearestToGoingOut() {
    Scene scene =
        Scene.of(3)
            .pile(1, 20)
            .payoff(1, "green square 2")
            .pile(2, 3)
            .payoff(2, "green square 2")
            .hand(0, "green heart 1", "blue heart 4");
    assertThat(best(scene, 0)).isEqualTo(new Load(Source.HAND, card("green heart 1"), seat(2)));
  }

  @Test
  void discardsThePayoffCardThatDoesNotFit() {
    Scene scene =
        Scene.of(2).credits(1).payoff(0, "green square 1").hand(0, "blue heart 4", "blue heart 1");
    assertThat(best(scene, 0)).isEqualTo(new Spend(Source.PAYOFF, card("green square 1")));
  }

  @Test
  void doesNotCloseWithWhatIsWild() {
    Scene scene =
        Scene.of(2).payoff(1, "yellow square ?").hand(0, "black blob 2", "green triangle 2");
    assertThat(best(scene, 0)).isEqualTo(new Close(card("green triangle 2")));
  }

  @Test
  void callsWhoClosesWithACardThatFits() {
    Scene scene =
        Scene.of(3)
            .hand(0, "red heart 3", "blue heart 1", "blue triangle 1")
            .close(0, "red heart 3");
    assertThat(best(scene, 2)).isInstanceOf(Call.class);
    assertThat(POLICY.waiting(sight(scene, 1))).isZero();
    assertThat(best(scene, 1)).isInstanceOf(Call.class);
  }

  @Test
  void letsPassWhatItCannotSee() {
    Scene scene =
        Scene.of(3)
            .hand(0, "red heart 3", "blue heart 1", "green heart 1")
            .close(0, "blue heart 1");
    assertThat(possible(sight(scene, 2))).singleElement().isInstanceOf(Accept.class);
    assertThat(POLICY.waiting(sight(scene, 1))).isInfinite();
  }

  @Test
  void callsTheLastTurnOfWhomTheLastCallHasProven() {
    assertThat(possible(sight(wentOut(Scene.of(3)), 2))).singleElement().isInstanceOf(Accept.class);
    Scene caught =
        Scene.of(3).hand(0, "red heart 3", "blue heart 1").close(0, "red heart 3").call(1);
    Scene again = wentOut(Scene.of(3).verdict(caught.board().verdict().orElseThrow()));
    assertThat(best(again, 2)).isInstanceOf(Call.class);
  }

  /** The round is lost, but a card more costs as many points as any other. */
  @Test
  void doesNotCallTheLastTurnOfWhomNothingIsKnownForMuchThatIsLost() {
    Scene scene = wentOut(Scene.of(3).pile(2, 20));
    assertThat(possible(sight(scene, 2))).singleElement().isInstanceOf(Accept.class);
  }

  @Test
  void neverClosesWithADiscardLeft() {
    Scene scene = Scene.of(2).credits(1).hand(0, "blue heart 4", "blue heart 1");
    assertThat(possible(sight(scene, 0))).isNotEmpty().allMatch(Spend.class::isInstance);
  }

  @Test
  void neverClosesWhileItsPayoffCardFitsAnOpponent() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "green heart 1")
            .payoff(1, "green square 2")
            .hand(0, "blue triangle 4", "blue heart 4");
    assertThat(possible(sight(scene, 0)))
        .containsExactly(new Load(Source.PAYOFF, card("green heart 1"), seat(1)));
  }

  @Test
  void goesOutRatherThanDiscardFromTheHand() {
    Scene scene =
        Scene.of(2)
            .credits(1)
            .pile(0, 1)
            .payoff(0, "red heart 3")
            .hand(0, "blue heart 4", "blue heart 1");
    Sight<AntarcticView, AntarcticAction> sight = sight(scene, 0);
    double[] weights = POLICY.weights(sight);
    double out = weights[sight.legalActions().indexOf(scene.playTop(0, ""))];
    for (int index = 0; index < weights.length; index++) {
      if (sight.legalActions().get(index) instanceof Spend spend && spend.from() == Source.HAND) {
        assertThat(weights[index]).isLessThan(out / 10);
      }
    }
  }

  private static Scene wentOut(Scene scene) {
    return scene.pile(0, 1).payoff(0, "red heart 3").hand(0, "blue heart 1").top(0);
  }

  private static Sight<AntarcticView, AntarcticAction> sight(Scene scene, int seat) {
    return Sight.of(GAME, scene.state(), seat(seat), scene.turn());
  }

  private static AntarcticAction best(Scene scene, int seat) {
    Sight<AntarcticView, AntarcticAction> sight = sight(scene, seat);
    double[] weights = POLICY.weights(sight);
    int best = 0;
    for (int index = 0; index < weights.length; index++) {
      best = weights[index] > weights[best] ? index : best;
    }
    return sight.legalActions().get(best);
  }

  private static List<AntarcticAction> possible(Sight<AntarcticView, AntarcticAction> sight) {
    double[] weights = POLICY.weights(sight);
    List<AntarcticAction> possible = new ArrayList<>();
    for (int index = 0; index < weights.length; index++) {
      if (weights[index] > 0) {
        possible.add(sight.legalActions().get(index));
      }
    }
    return possible;
  }
}
