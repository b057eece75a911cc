package games.chalet.match.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.live.LiveMatches;
import games.chalet.match.live.StoredMatches;
import games.chalet.match.live.writer.Ownership;
import games.chalet.web.LifecyclePhase;
import games.chalet.web.SeveralNodes;
import games.chalet.web.ShutdownPhases;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** Connects the matches with those of other processes. */
@Configuration(proxyBeanMethods = false)
@SeveralNodes
class MatchClusterConfiguration {

  @Bean
  @Primary
  ClusterReplies clusterReplies(@Qualifier("repliesOfMatches") Replies here, Cluster cluster) {
    return new ClusterReplies(here, cluster);
  }

  @Bean
  @Primary
  ShardedMatches shardedMatches(
      LiveMatches here, StoredMatches stored, Replies replies, Cluster cluster) {
    return new ShardedMatches(here, stored, replies, cluster);
  }

  @Bean
  Ownership ownershipOfMatches() {
    return Ownership.SHARED;
  }

  @Bean
  MatchSweep matchSweep(
      Cluster cluster, ShardedMatches routing, LiveMatches here, JournalReader reader) {
    return new MatchSweep(cluster, routing, here, reader);
  }

  @Bean
  LifecyclePhase matchesAreSwept(MatchSweep sweep) {
    return new LifecyclePhase(ShutdownPhases.HAND_OVER, sweep::start, sweep::close);
  }
}
