/** Finished matches: their players, their results, and their replays. */
@NullMarked
package games.chalet.archive;

import org.jspecify.annotations.NullMarked;
