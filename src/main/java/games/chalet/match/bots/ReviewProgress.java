package games.chalet.match.bots;

import games.chalet.match.Review;
import java.util.Optional;

/** The progress of the reviews that other nodes are computing, and what they learn of ours. */
public interface ReviewProgress {

  /** Returns the review of a match that another node is making; empty if none is known to. */
  Optional<Review> find(String match);

  /** Tells the other nodes about one; a failure to do so does not stop the review. */
  void tell(String match, int done, int plies);

  /**
   * Returns true if it is time to update the other nodes about all. Call from one thread at a time.
   */
  boolean isDue();

  /** Removes a review that is done or no longer computed. */
  void forget(String match);
}
