/** When something is due in a match, and who has no connection. */
@NullMarked
package games.chalet.match.time;

import org.jspecify.annotations.NullMarked;
