package games.chalet.match.bots;

import games.chalet.json.Json;
import games.chalet.match.Review;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The reviews that are done: made once, then kept. */
final class ReviewRows {

  private static final Logger LOG = LoggerFactory.getLogger(ReviewRows.class);

  private final JdbcClient jdbc;
  private final Json json;

  ReviewRows(JdbcClient jdbc, Json json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  Optional<Review> find(String match) {
    return jdbc.sql("select review from match_review where match_id = ?")
        .param(match)
        .query((row, number) -> json.read(row.getString("review"), Review.class))
        .optional();
  }

  /** Of two that were made at the same time by two nodes the first stays. */
  void add(String match, Review review) {
    try {
      insert(match, review);
    } catch (DuplicateKeyException e) {
      LOG.debug("Match {} has been reviewed meanwhile", match, e);
    }
  }

  private void insert(String match, Review review) {
    jdbc.sql("insert into match_review (match_id, review) values (?, ?)")
        .params(match, json.text(review))
        .update();
  }
}
