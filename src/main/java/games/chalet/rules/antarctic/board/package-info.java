/**
 * The public part of the game: views, events, options, actions, the matching of cards, the score,
 * and the subjects of a call. Nothing hidden is known here.
 */
@NullMarked
package games.chalet.rules.antarctic.board;

import org.jspecify.annotations.NullMarked;
