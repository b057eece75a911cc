/**
 * A rule-based player: knows which moves are mostly sensible, and leaves the rest to the search.
 */
@NullMarked
package games.chalet.rules.avalanche.bot;

import org.jspecify.annotations.NullMarked;
