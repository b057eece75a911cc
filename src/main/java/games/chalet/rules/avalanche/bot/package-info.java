/** A player made of rules who knows what is mostly sensible, and leaves the rest to the search. */
@NullMarked
package games.chalet.rules.avalanche.bot;

import org.jspecify.annotations.NullMarked;
