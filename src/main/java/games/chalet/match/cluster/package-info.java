/**
 * Matches of several processes: each is owned by one, as Pekko's Cluster Sharding assigns it, and
 * the fence of the journal keeps all others from writing.
 */
@NullMarked
package games.chalet.match.cluster;

import org.jspecify.annotations.NullMarked;
