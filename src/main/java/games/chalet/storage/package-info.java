/**
 * The disk of the data folder: how much room there is, whether the database still answers, what is
 * said when one or the other fails, and locks for all who work on it.
 */
@NullMarked
package games.chalet.storage;

import org.jspecify.annotations.NullMarked;
