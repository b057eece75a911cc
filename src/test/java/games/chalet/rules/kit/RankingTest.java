package games.chalet.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {

  @Test
  void thoseThatTieShareARankAndWhatItReturns() {
    Outcome outcome = Ranking.mostPoints("done", List.of(5, 9, 5, 1, 9));
    assertThat(outcome.reason()).isEqualTo("done");
    assertThat(outcome.results())
        .containsExactly(
            new Result(5, 3, -0.25),
            new Result(9, 1, 0.75),
            new Result(5, 3, -0.25),
            new Result(1, 5, -1),
            new Result(9, 1, 0.75));
  }

  @Test
  void theBestIsWhoComesFirst() {
    assertThat(Ranking.ranks(List.of(5, 9, 5), Comparator.naturalOrder())).containsExactly(1, 3, 1);
  }
}
