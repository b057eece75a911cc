/** Who you are: guests, their names and their cookie. */
@NullMarked
package games.chalet.player;

import org.jspecify.annotations.NullMarked;
