/** The cards of the Triple Topper deck and what is printed on them. Knows nothing of the game. */
@NullMarked
package games.chalet.rules.antarctic.deck;

import org.jspecify.annotations.NullMarked;
