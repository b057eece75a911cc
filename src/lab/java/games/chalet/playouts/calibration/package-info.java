/**
 * Compares the states that a seat can imagine with the true ones: the states that a game resamples,
 * held against the true ones.
 */
@NullMarked
package games.chalet.playouts.calibration;

import org.jspecify.annotations.NullMarked;
