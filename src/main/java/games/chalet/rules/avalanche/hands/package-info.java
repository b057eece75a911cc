/**
 * The hands, which only their owners see: their draws and plays, and the resampling of the hidden
 * ones. The cards are here too, because all of it is made of them.
 */
@NullMarked
package games.chalet.rules.avalanche.hands;

import org.jspecify.annotations.NullMarked;
