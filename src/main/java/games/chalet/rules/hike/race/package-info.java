/**
 * The race, from the last evening of the preparation to its result: its days and nights, legal
 * actions and their effects, refusals, and timeout actions.
 */
@NullMarked
package games.chalet.rules.hike.race;

import org.jspecify.annotations.NullMarked;
