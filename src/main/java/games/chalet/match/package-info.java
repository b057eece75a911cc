/**
 * Single matches of a game: a single writer, its journal, its clocks and the positions it sends.
 */
@NullMarked
package games.chalet.match;

import org.jspecify.annotations.NullMarked;
