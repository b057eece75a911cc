/**
 * What is printed: the cards of the husky deck with their points and edges, and the landscapes with
 * their fields. Knows nothing of the game.
 */
@NullMarked
package games.chalet.rules.hike.deck;

import org.jspecify.annotations.NullMarked;
