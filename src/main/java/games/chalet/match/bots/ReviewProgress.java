package games.chalet.match.bots;

import games.chalet.match.Review;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The progress of the reviews that the nodes of a cluster are computing, so that each node can
 * answer requests for it. On a single machine nothing is written or read.
 */
public final class ReviewProgress {

  private static final Logger LOG = LoggerFactory.getLogger(ReviewProgress.class);
  private static final Duration TOLD_EVERY = Duration.ofSeconds(2);

  private final JdbcClient jdbc;
  private final boolean isShared;
  private long toldAt;

  /**
   * Creates a progress without any running review.
   *
   * @param isShared true if there are other nodes
   */
  public ReviewProgress(JdbcClient jdbc, boolean isShared) {
    this.jdbc = jdbc;
    this.isShared = isShared;
    this.toldAt = System.nanoTime();
  }

  /** Returns the review of a match that another node is making; empty if none is known to. */
  Optional<Review> find(String match) {
    return isShared
        ? jdbc.sql(
                "select done, plies from review_progress"
                    + " where match_id = ? and told_at > current_timestamp - interval '2' minute"
                    + " and told_at < current_timestamp + interval '2' minute")
            .param(match)
            .query((row, number) -> review(row.getInt(1), row.getInt(2)))
            .optional()
        : Optional.empty();
  }

  private static Review review(int done, int plies) {
    return new Review(
        plies == 0 ? Review.Status.WAITING : Review.Status.THINKING, done, plies, List.of());
  }

  /** Tells the other nodes about one; a failure to do so does not stop the review. */
  void tell(String match, int done, int plies) {
    if (!isShared) {
      return;
    }
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

  /**
   * Returns true if it is time to update the other nodes about all. Call from one thread at a time.
   */
  boolean isDue() {
    if (!isShared || System.nanoTime() - toldAt < TOLD_EVERY.toNanos()) {
      return false;
    }
    toldAt = System.nanoTime();
    return true;
  }

  /** Removes a review that is done or no longer computed. */
  void forget(String match) {
    if (isShared) {
      jdbc.sql("delete from review_progress where match_id = ?").param(match).update();
    }
  }
}
