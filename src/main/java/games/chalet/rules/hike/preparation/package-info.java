/**
 * The preparation: setting up the table, its days and turns, what a seat may do and what comes of
 * it, why something is not allowed, and what the table does for who does nothing.
 */
@NullMarked
package games.chalet.rules.hike.preparation;

import org.jspecify.annotations.NullMarked;
