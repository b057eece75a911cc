package games.chalet.rules.hike;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ruling 29: whether race days are played one by one or together makes no difference to what comes
 * of them. The same racers are sent through the same matches in both ways.
 */
class DaysTogetherTest {

  private static final Hike GAME = new Hike();
  private static final int MATCHES = 12;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void bothWaysLeadToTheSameMornings(int seats) {
    for (int match = 0; match < MATCHES; match++) {
      String seed = "%064x".formatted(1000 * seats + match);
      Course one = new Course(seed, seats, Days.ONE_BY_ONE).play();
      Course together = new Course(seed, seats, Days.TOGETHER).play();
      for (int morning = 0; morning < one.mornings.size(); morning++) {
        assertThat(together.mornings.get(morning))
            .as("morning %d of seed %s", morning, seed)
            .isEqualTo(one.mornings.get(morning));
      }
      assertThat(together.state.board().ending()).isEqualTo(one.state.board().ending());
      assertThat(GAME.turn(together.state)).isEqualTo(GAME.turn(one.state));
    }
  }

  /** A morning of the race, but for the order in which cards were put away. */
  private record Morning(
      int day,
      List<Musher> mushers,
      List<List<Card>> unseen,
      List<Card> carePile,
      List<Card> used) {

    static Morning of(HikeState state) {
      return new Morning(
          state.board().day(),
          state.board().mushers(),
          state.unseen(),
          state.carePile(),
          state.board().careDiscard().stream().sorted().toList());
    }
  }

  /** A match in which each seat decides by what it can do, the day and its own steps on it. */
  private static final class Course {

    private final Chance chance;
    private final TreeMap<Seat, Integer> steps = new TreeMap<>();
    private final List<Morning> mornings = new ArrayList<>();
    private HikeState state;

    Course(String seed, int seats, Days days) {
      chance = new Chance(new Seed(seed));
      state = GAME.initialState(new HikeOptions(days), seats, Optional.empty(), chance);
    }

    Course play() {
      while (GAME.turn(state) instanceof Turn.Decision decision) {
        Seat seat = decision.awaited().last();
        int day = state.board().day();
        Phase phase = state.board().phase();
        HikeAction action = phase == Phase.RACE ? onTheWay(seat) : preparing(seat);
        state = GAME.apply(state, seat, action, chance).state();
        assertThat(GAME.invariantViolations(state)).isEmpty();
        if (state.board().phase() != phase || state.board().day() != day) {
          mornings.add(Morning.of(state));
          steps.clear();
        }
      }
      return this;
    }

    /** Ends the day only when nothing else is left, or once in a while. */
    private HikeAction onTheWay(Seat seat) {
      List<HikeAction> legal = new ArrayList<>(GAME.legalActions(state, seat));
      int step = steps.merge(seat, 1, Integer::sum);
      int drawn = Math.floorMod(Objects.hash(state.board().day(), seat.index(), step) * 31, 1009);
      if (legal.size() > 1 && drawn % 11 != 0) {
        legal.remove(new EndDay());
      }
      return legal.get(drawn % legal.size());
    }

    private HikeAction preparing(Seat seat) {
      List<HikeAction> legal = GAME.legalActions(state, seat);
      int card = state.board().turn() % 5;
      return legal.stream()
          .filter(
              action ->
                  action instanceof Declare
                      || action instanceof Upgrade
                      || action instanceof PlaceYoungster
                      || (action instanceof DraftToSled && card != 0)
                      || (action instanceof DraftToHand draft && !draft.card().husky()))
          .findFirst()
          .orElseGet(() -> GAME.timeoutAction(state, seat));
    }
  }
}
