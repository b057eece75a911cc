/**
 * A player made of rules that knows the mostly sensible moves, and leaves the rest to the search.
 */
@NullMarked
package games.chalet.rules.avalanche.bot;

import org.jspecify.annotations.NullMarked;
