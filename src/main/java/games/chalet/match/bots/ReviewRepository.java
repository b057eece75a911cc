package games.chalet.match.bots;

import java.util.Optional;
import org.springframework.data.repository.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The reviews of finished matches. */
public interface ReviewRepository extends Repository<StoredReview, String> {

  Optional<StoredReview> findById(String match);

  /**
   * Inserts a review.
   *
   * @throws org.springframework.dao.DataIntegrityViolationException if the match has one already
   */
  @Transactional
  StoredReview save(StoredReview review);
}
