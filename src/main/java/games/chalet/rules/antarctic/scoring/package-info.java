/** The score sheet: what a round left in the payoff piles, and what it counts. */
@NullMarked
package games.chalet.rules.antarctic.scoring;

import org.jspecify.annotations.NullMarked;
