package games.chalet.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.Review;
import games.chalet.match.bots.ReviewProgress.UnsharedProgress;
import games.chalet.testing.Postgres;
import games.chalet.testing.Schema;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The news that two nodes over one PostgreSQL exchange about the reviews they make. */
class ReviewProgressTest {

  private final DataSource source = Postgres.dataSource(Postgres.shared().newDatabase());
  private final JdbcClient jdbc = JdbcClient.create(source);
  private final ReviewProgress one = new StoredProgress(jdbc);
  private final ReviewProgress other = new StoredProgress(jdbc);

  ReviewProgressTest() {
    Schema.create(source);
  }

  @Test
  void theOtherNodeKnowsHowFarItIs() {
    assertThat(other.find("m")).isEmpty();
    one.tell("m", 0, 0);
    assertThat(other.find("m")).contains(new Review(Review.Status.WAITING, 0, 0, List.of()));
    one.tell("m", 7, 40);
    assertThat(other.find("m")).contains(new Review(Review.Status.THINKING, 7, 40, List.of()));
    one.forget("m");
    assertThat(other.find("m")).isEmpty();
  }

  @Test
  void aReviewBegunByADeadNodeCanBeRequestedAgain() {
    one.tell("m", 7, 40);
    jdbc.sql("update review_progress set told_at = told_at - interval '3' minute").update();
    assertThat(other.find("m")).isEmpty();
    other.tell("m", 0, 0);
    assertThat(one.find("m")).isPresent();
  }

  @Test
  void oneMachineAloneAsksNoDatabase() {
    ReviewProgress alone = new UnsharedProgress();
    alone.tell("m", 1, 2);
    alone.forget("m");
    assertThat(alone.find("m")).isEmpty();
    assertThat(alone.isDue()).isFalse();
  }
}
