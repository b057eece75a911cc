/**
 * The disk of the data folder and its database: free room, the file in its place, health checks,
 * refusals when one of them fails, and locks for all who work on it.
 */
@NullMarked
package games.chalet.storage;

import org.jspecify.annotations.NullMarked;
