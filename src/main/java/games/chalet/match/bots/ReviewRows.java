package games.chalet.match.bots;

import games.chalet.json.Json;
import games.chalet.match.Review;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The reviews that are done: made once, then kept. */
final class ReviewRows {

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

  void add(String match, Review review) {
    jdbc.sql("insert into match_review (match_id, review) values (?, ?)")
        .params(match, json.text(review))
        .update();
  }
}
