package games.chalet.rules.hike;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.preparation.Deal;
import games.chalet.rules.hike.state.HikeState;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Resampling where the husky deck and the centre are out and hardly a card is left. */
class LateResamplingTest {

  private static final List<Card> HUSKIES = List.of(Card.H01, Card.H02);
  private static final List<Card> OTHERS = List.of(Card.EQUIPMENT, Card.SINGLE_CARE);

  /** Ruling R5: seat 0 has to place a husky; seat 1 has passed by force, so it holds none. */
  @Test
  void seatsWithoutHuskiesAreDealtBeforeThoseThatMustHoldOne() {
    HikeState state = scene();
    for (int seed = 0; seed < 20; seed++) {
      Chance chance = new Chance(new Seed("%064x".formatted(seed)));
      HikeState other = Resampling.resample(state, new Viewer.Spectator(), chance);
      assertThat(other.unseen()).as("seed %s", seed).containsExactly(HUSKIES, OTHERS);
    }
  }

  private static HikeState scene() {
    List<Musher> mushers = List.of(musher(false), musher(true));
    HikeBoard board =
        new HikeBoard(
            new HikeOptions(HikeOptions.Days.ONE_BY_ONE),
            Phase.PREPARATION,
            33,
            60,
            new Seat(0),
            List.of(new Seat(0), new Seat(1)),
            Task.ACTION,
            mushers,
            List.of(),
            0,
            new Track(Deal.landscapes().subList(0, 8), 0, 4),
            Optional.empty(),
            1,
            0,
            List.of(),
            false,
            0,
            0,
            List.of(),
            Optional.empty());
    return new HikeState(
        board,
        List.of(HUSKIES, OTHERS),
        Collections.nCopies(2, Optional.empty()),
        List.of(),
        List.of(),
        Deal.landscapes().subList(8, 16),
        List.of(),
        0,
        List.of(),
        List.of());
  }

  private static Musher musher(boolean noHuskies) {
    return new Musher(
        Standing.PREPARING,
        Collections.nCopies(8, Optional.empty()),
        List.of(),
        2,
        noHuskies,
        List.of(),
        0,
        0,
        Optional.empty());
  }
}
