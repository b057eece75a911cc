package games.chalet.match.bots;

import games.chalet.match.Review;
import games.chalet.web.SeveralNodes;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The progress of the reviews of all nodes in the database, so that each can answer requests. */
@Component
@SeveralNodes
final class StoredProgress implements ReviewProgress {

  private static final Logger LOG = LoggerFactory.getLogger(StoredProgress.class);
  private static final Duration TOLD_EVERY = Duration.ofSeconds(2);

  private final JdbcClient jdbc;
  private long toldAt;

  StoredProgress(JdbcClient jdbc) {
    this.jdbc = jdbc;
    this.toldAt = System.nanoTime();
  }

  @Override
  public Optional<Review> find(String match) {
    return jdbc.sql(
            "select done, plies from review_progress"
                + " where match_id = ? and told_at > current_timestamp - interval '2' minute"
                + " and told_at < current_timestamp + interval '2' minute")
        .param(match)
        .query((row, number) -> review(row.getInt(1), row.getInt(2)))
        .optional();
  }

  private static Review review(int done, int plies) {
    return new Review(
        plies == 0 ? Review.Status.WAITING : Review.Status.THINKING, done, plies, List.of());
  }

  @Override
  public void tell(String match, int done, int plies) {
    try {
      if (!isUpdated(match, done, plies)) {
        insert(match, done, plies);
      }
    } catch (DataAccessException e) {
      LOG.debug("Failed to share the review progress of match {}", match, e);
    }
  }

  private boolean isUpdated(String match, int done, int plies) {
    return jdbc.sql(
                "update review_progress set done = ?, plies = ?, told_at = current_timestamp"
                    + " where match_id = ?")
            .params(done, plies, match)
            .update()
        > 0;
  }

  private void insert(String match, int done, int plies) {
    jdbc.sql(
            "insert into review_progress (match_id, done, plies, told_at)"
                + " values (?, ?, ?, current_timestamp)")
        .params(match, done, plies)
        .update();
  }

  @Override
  public boolean isDue() {
    if (System.nanoTime() - toldAt < TOLD_EVERY.toNanos()) {
      return false;
    }
    toldAt = System.nanoTime();
    return true;
  }

  @Override
  public void forget(String match) {
    jdbc.sql("delete from review_progress where match_id = ?").param(match).update();
  }
}
