/** The deadlines of a match, and its disconnected players. */
@NullMarked
package games.chalet.match.time;

import org.jspecify.annotations.NullMarked;
