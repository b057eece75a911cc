package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * The result of a search that knows all cards of a solo deal.
 *
 * @param line the actions, one after the other, by which the deal is won; empty if none were found
 * @param nodes the number of positions it has looked at
 * @param complete true if those were all there are: without a line, the deal cannot be won
 */
public record Solution<A>(Optional<List<A>> line, int nodes, boolean complete) {

  public Solution {
    line = line.map(List::copyOf);
  }
}
