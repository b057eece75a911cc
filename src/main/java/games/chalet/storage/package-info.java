/**
 * The disk of the data folder and its database: free room, health checks, refusals when one or the
 * other fails, and locks for all who work on it.
 */
@NullMarked
package games.chalet.storage;

import org.jspecify.annotations.NullMarked;
