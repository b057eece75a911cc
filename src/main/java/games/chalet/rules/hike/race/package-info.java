/**
 * The race, from the last evening of the preparation until it is known who won: its days and
 * nights, what a racer may do and what comes of it, why something is not allowed, and what the
 * table does for who does nothing.
 */
@NullMarked
package games.chalet.rules.hike.race;

import org.jspecify.annotations.NullMarked;
