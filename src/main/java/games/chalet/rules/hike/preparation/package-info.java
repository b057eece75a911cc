/**
 * The preparation: setting up the table, its days and turns, legal actions and their effects,
 * refusals, and timeout actions.
 */
@NullMarked
package games.chalet.rules.hike.preparation;

import org.jspecify.annotations.NullMarked;
