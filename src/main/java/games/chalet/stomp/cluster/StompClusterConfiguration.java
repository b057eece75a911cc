package games.chalet.stomp.cluster;

import games.chalet.cluster.Cluster;
import games.chalet.json.Json;
import games.chalet.stomp.Connections;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.TopicDelivery;
import games.chalet.web.SeveralNodes;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** Connects the sockets with those of other processes. */
@Configuration(proxyBeanMethods = false)
@SeveralNodes
class StompClusterConfiguration {

  @Bean
  TopicsElsewhere topicsElsewhere() {
    return new TopicsElsewhere();
  }

  @Bean
  TopicsHere topicsHere(Cluster cluster) {
    return new TopicsHere(cluster);
  }

  @Bean
  Rechecks rechecks(Cluster cluster) {
    return new Rechecks(cluster);
  }

  @Bean
  ClusterPresence clusterPresence(
      Cluster cluster,
      @Qualifier("socketRegistry") ObjectProvider<Connections> here,
      PresenceNumbers numbers,
      ApplicationEventPublisher events) {
    return new ClusterPresence(
        cluster, player -> here.getObject().addressOf(player), numbers, events);
  }

  @Bean
  @Primary
  ClusterConnections clusterConnections(
      @Qualifier("socketRegistry") Connections here, ClusterPresence presence, Cluster cluster) {
    return new ClusterConnections(here, presence, cluster);
  }

  @Bean
  @Primary
  ClusterMessaging clusterMessaging(
      @Qualifier("subscriptions") StompMessaging here,
      Cluster cluster,
      TopicsElsewhere elsewhere,
      Rechecks rechecks,
      Json json) {
    return new ClusterMessaging(here, cluster, elsewhere, rechecks, json);
  }

  @Bean
  StompNodes stompNodes(
      Cluster cluster,
      @Qualifier("subscriptions") StompMessaging messagingHere,
      TopicDelivery delivery,
      @Qualifier("socketRegistry") Connections connectionsHere,
      TopicsHere topicsHere,
      TopicsElsewhere topicsElsewhere,
      ClusterPresence presence,
      Rechecks rechecks,
      ApplicationEventPublisher events) {
    StompNodes nodes =
        new StompNodes(
            cluster,
            new StompNodes.Here(messagingHere, delivery, connectionsHere, topicsHere),
            new StompNodes.Elsewhere(topicsElsewhere, presence, rechecks),
            events);
    nodes.listen();
    return nodes;
  }
}
