/**
 * Several processes that serve one site over one PostgreSQL: their membership and messages, by
 * Pekko Cluster. Not loaded for a single process. For the reasons, see {@code
 * docs/decisions/cluster.md}.
 */
@NullMarked
package games.chalet.cluster;

import org.jspecify.annotations.NullMarked;
