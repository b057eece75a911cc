package games.chalet.match.bots;

import games.chalet.match.Review;
import games.chalet.web.OneNode;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The progress of no other node's reviews: there is none. */
@Component
@OneNode
public final class UnsharedProgress implements ReviewProgress {

  @Override
  public Optional<Review> find(String match) {
    return Optional.empty();
  }

  @Override
  public void tell(String match, int done, int plies) {}

  @Override
  public boolean isDue() {
    return false;
  }

  @Override
  public void forget(String match) {}
}
