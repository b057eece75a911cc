/**
 * The disk of the data folder: how much room there is, whether the database still answers, and what
 * is said when one or the other fails.
 */
@NullMarked
package games.chalet.storage;

import org.jspecify.annotations.NullMarked;
