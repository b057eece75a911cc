/**
 * Several processes that serve one house over one PostgreSQL: who they are, and what they tell each
 * other, by Pekko Cluster. Not loaded where a house is one process. Why: {@code
 * docs/decisions/0029-pekko-cluster.md}.
 */
@NullMarked
package games.chalet.cluster;

import org.jspecify.annotations.NullMarked;
