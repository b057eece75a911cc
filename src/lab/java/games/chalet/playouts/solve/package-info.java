/** The command that looks for a way to win deals for one whose cards are known. */
@NullMarked
package games.chalet.playouts.solve;

import org.jspecify.annotations.NullMarked;
