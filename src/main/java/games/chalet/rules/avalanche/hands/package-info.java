/**
 * The hands, which only their owners see: what they drew and played, and the resampling of those
 * that a viewer cannot see. The cards are here too, because all of it is made of them.
 */
@NullMarked
package games.chalet.rules.avalanche.hands;

import org.jspecify.annotations.NullMarked;
