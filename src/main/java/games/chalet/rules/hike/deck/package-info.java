/**
 * The printed cards: the husky deck with its points and edges, and the landscapes with their
 * fields. Knows nothing of the game.
 */
@NullMarked
package games.chalet.rules.hike.deck;

import org.jspecify.annotations.NullMarked;
