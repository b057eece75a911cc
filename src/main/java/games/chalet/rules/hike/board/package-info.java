/**
 * The public part of the game: options, actions and events, mushers, the track, and each viewer's
 * view of them.
 */
@NullMarked
package games.chalet.rules.hike.board;

import org.jspecify.annotations.NullMarked;
