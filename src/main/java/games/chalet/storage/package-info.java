/**
 * The disk of the data folder and its database: free room, the file in its place, health checks,
 * and refusals when one of them fails.
 */
@NullMarked
package games.chalet.storage;

import org.jspecify.annotations.NullMarked;
