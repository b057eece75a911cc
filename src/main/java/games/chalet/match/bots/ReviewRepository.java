package games.chalet.match.bots;

import games.chalet.json.Json;
import games.chalet.match.Review;
import games.chalet.storage.InsertedOnce;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Converter;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.Optional;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The reviews of finished matches. */
public interface ReviewRepository extends Repository<ReviewRepository.StoredReview, String> {

  Optional<StoredReview> findById(String match);

  /**
   * Inserts a review.
   *
   * @throws org.springframework.dao.DataIntegrityViolationException if the match has one already
   */
  @Transactional
  StoredReview save(StoredReview review);

  /** A column that holds a review as JSON. */
  @Converter
  class ReviewColumn implements AttributeConverter<Review, String> {

    private final Json json;

    ReviewColumn(Json json) {
      this.json = json;
    }

    @Override
    public String convertToDatabaseColumn(Review review) {
      return json.text(review);
    }

    @Override
    public Review convertToEntityAttribute(String text) {
      return json.read(text, Review.class);
    }
  }

  /** The review of a finished match: made once, then kept. */
  @Entity
  @Table(name = "match_review")
  class StoredReview implements InsertedOnce<String> {

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
}
