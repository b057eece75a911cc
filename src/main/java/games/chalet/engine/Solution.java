package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * What a search has found out that knows all cards of a deal for one.
 *
 * @param line the actions, one after the other, by which the deal is won; empty if none were found
 * @param nodes how many positions it has looked at
 * @param complete whether those were all there are: without a line, nobody can win this deal
 */
public record Solution<A>(Optional<List<A>> line, int nodes, boolean complete) {

  public Solution {
    line = line.map(List::copyOf);
  }
}
