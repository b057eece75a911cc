/** The players: their names, their cookie, and how they are forgotten or expire. */
@NullMarked
package games.chalet.player;

import org.jspecify.annotations.NullMarked;
