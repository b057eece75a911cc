/** The score sheet: the payoff piles at the end of a round, and their points. */
@NullMarked
package games.chalet.rules.antarctic.scoring;

import org.jspecify.annotations.NullMarked;
