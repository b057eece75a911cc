/** A sled: huskies in two rows, the rules of their placing, and their queries while they race. */
@NullMarked
package games.chalet.rules.hike.sled;

import org.jspecify.annotations.NullMarked;
