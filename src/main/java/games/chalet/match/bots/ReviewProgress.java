package games.chalet.match.bots;

import games.chalet.match.Review;
import games.chalet.web.OneNode;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The progress of the reviews that other nodes are computing, and what they learn of ours. */
public interface ReviewProgress {

  /** Returns the review of a match that another node is making; empty if none is known to. */
  default Optional<Review> find(String match) {
    return Optional.empty();
  }

  /** Tells the other nodes about one; a failure to do so does not stop the review. */
  default void tell(String match, int done, int plies) {}

  /**
   * Returns true if it is time to update the other nodes about all. Call from one thread at a time.
   */
  default boolean isDue() {
    return false;
  }

  /** Removes a review that is done or no longer computed. */
  default void forget(String match) {}

  /** The progress of no other node's reviews: there is none. */
  @Component
  @OneNode
  final class UnsharedProgress implements ReviewProgress {}
}
