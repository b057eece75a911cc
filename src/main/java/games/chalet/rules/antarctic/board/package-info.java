/**
 * What everybody sees and is told, what a table can choose and a seat can do, and what lies open
 * allows: which card fits on which. Nothing hidden is known here.
 */
@NullMarked
package games.chalet.rules.antarctic.board;

import org.jspecify.annotations.NullMarked;
