package games.chalet.match.bots;

import games.chalet.match.Review;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The review of a finished match: made once, then kept. */
@Entity
@Table(name = "match_review")
public class StoredReview implements InsertedOnce<String> {

  @Id
  @Column(name = "match_id")
  private String match;

  @Convert(converter = ReviewColumn.class)
  private Review review;

  @SuppressWarnings("NullAway.Init") // Hibernate sets the fields.
  protected StoredReview() {}

  StoredReview(String match, Review review) {
    this.match = match;
    this.review = review;
  }

  @Override
  public String getId() {
    return match;
  }

  Review review() {
    return review;
  }
}
