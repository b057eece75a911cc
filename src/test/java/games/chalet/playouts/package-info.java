/** Random matches by the thousand, recorded and checked, for referees and bots. */
@NullMarked
package games.chalet.playouts;

import org.jspecify.annotations.NullMarked;
