/**
 * The public part of the game: views, events, options, actions, and the matching of cards. Nothing
 * hidden is known here.
 */
@NullMarked
package games.chalet.rules.antarctic.board;

import org.jspecify.annotations.NullMarked;
