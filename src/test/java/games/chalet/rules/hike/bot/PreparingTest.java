package games.chalet.rules.hike.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.hike.Hike;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.HikeOptions.Days;
import games.chalet.rules.hike.board.HikeView;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.state.HikeState;
import java.util.DoubleSummaryStatistics;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PreparingTest {

  private static final Hike HIKE = new Hike();
  private static final int PLACES = 8;

  private static final double LITTLE = 0.05;

  @ParameterizedTest
  @EnumSource(names = {"H23", "H29", "H17", "H39", "H30"})
  void onAnEmptySledAHuskyIsWorthAsMuchOnEveryPlace(Card husky) {
    HikeState state =
        HIKE.initialState(
            new HikeOptions(Days.ONE_BY_ONE),
            2,
            Optional.empty(),
            new Chance(new Seed("%064x".formatted(1))));
    Turn.Decision turn = (Turn.Decision) HIKE.turn(state);
    Seat seat = turn.awaited().first();
    Sight<HikeView, HikeAction> sight = Sight.of(HIKE, state, seat, turn);
    Preparing preparing = new Preparing(sight.view(), seat);
    DoubleSummaryStatistics gains =
        IntStream.range(0, PLACES)
            .mapToDouble(place -> preparing.farther(husky, place))
            .summaryStatistics();
    assertThat(gains.getMax() - gains.getMin()).isLessThan(LITTLE);
  }
}
