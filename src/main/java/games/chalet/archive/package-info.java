/** Finished matches: who played, how it ended, and the replay. */
@NullMarked
package games.chalet.archive;

import org.jspecify.annotations.NullMarked;
