/** The cards of the Triple Topper deck and their print. Knows nothing of the game. */
@NullMarked
package games.chalet.rules.antarctic.deck;

import org.jspecify.annotations.NullMarked;
