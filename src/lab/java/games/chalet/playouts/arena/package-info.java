/**
 * The command that lets bots play against each other, on the same deals with seats rotated, until
 * it is clear who is stronger; results are kept in a file, so that a run can be taken up again.
 */
@NullMarked
package games.chalet.playouts.arena;

import org.jspecify.annotations.NullMarked;
