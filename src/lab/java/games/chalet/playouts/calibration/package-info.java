/**
 * Whether what a seat can imagine is as likely as it seems: the states that a game resamples, held
 * against the true ones.
 */
@NullMarked
package games.chalet.playouts.calibration;

import org.jspecify.annotations.NullMarked;
