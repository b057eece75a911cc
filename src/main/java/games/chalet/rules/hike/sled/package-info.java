/**
 * A sled: huskies in two rows, which of them may be neighbours, and what can be read from them
 * while they race.
 */
@NullMarked
package games.chalet.rules.hike.sled;

import org.jspecify.annotations.NullMarked;
