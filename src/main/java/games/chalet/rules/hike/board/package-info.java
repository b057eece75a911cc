/**
 * What everybody sees and is told, what a table can choose and a seat can do: mushers, the track,
 * actions and events, and each viewer's view of them.
 */
@NullMarked
package games.chalet.rules.hike.board;

import org.jspecify.annotations.NullMarked;
