/** Hike!: draft and place a team of huskies, then race with it day by day. */
@NullMarked
package games.chalet.rules.hike;

import org.jspecify.annotations.NullMarked;
