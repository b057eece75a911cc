package games.chalet.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.match.Review;
import games.chalet.match.bots.ReviewRepository.StoredReview;
import games.chalet.testing.FilledDatabase;
import games.chalet.testing.Postgres;
import games.chalet.testing.Repositories;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;

class ReviewRepositoryTest {

  private static final Review DONE = new Review(Review.Status.DONE, 7, 7, List.of());

  @Test
  void aReviewIsStoredOnceOnH2() {
    storesOnce(FilledDatabase.of());
  }

  @Test
  void aReviewIsStoredOnceOnPostgres() {
    DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
    Flyway.configure().dataSource(database).load().migrate();
    storesOnce(database);
  }

  private static void storesOnce(DataSource database) {
    try (Repositories repositories = Repositories.over(database)) {
      ReviewRepository reviews = repositories.get(ReviewRepository.class);
      reviews.save(new StoredReview("m", DONE));
      StoredReview other = new StoredReview("m", Review.NONE);
      assertThatThrownBy(() -> reviews.save(other))
          .isInstanceOf(DataIntegrityViolationException.class);
      assertThat(reviews.findById("m").orElseThrow().review()).isEqualTo(DONE);
      assertThat(reviews.findById("other")).isEmpty();
    }
  }
}
