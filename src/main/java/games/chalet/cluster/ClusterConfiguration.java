package games.chalet.cluster;

import games.chalet.json.Json;
import games.chalet.web.LifecyclePhase;
import games.chalet.web.NodeId;
import games.chalet.web.SeveralNodes;
import games.chalet.web.ShutdownPhases;
import javax.sql.DataSource;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** Creates the beans of this module, where {@code CHALET_CLUSTER} is on. */
@Configuration(proxyBeanMethods = false)
@SeveralNodes
class ClusterConfiguration {

  /** The exit status of a process that compose or Kubernetes has to restart. */
  private static final int STATUS = 4;

  /** Before the web server and everything that answers people. */
  private static final int JOIN_PHASE = 0;

  @Bean
  MessageTypes clusterMessageTypes() {
    return new MessageTypes();
  }

  @Bean
  Peers clusterPeers(NodeId self) {
    return new Peers(self.value());
  }

  @Bean
  Gate clusterGate() {
    return new Gate();
  }

  @Bean
  Cluster cluster(NodeId self, MessageTypes types, Peers peers, Gate gate) {
    return new Cluster(self, types, peers, gate);
  }

  @Bean
  @DependsOnDatabaseInitialization
  ClusterNode clusterNode(
      Environment environment,
      Cluster cluster,
      MessageTypes types,
      Peers peers,
      Gate gate,
      Json json,
      DataSource database,
      TransactionTemplate transaction) {
    JdbcClient jdbc = JdbcClient.create(database);
    return new ClusterNode(
        ClusterSettings.of(environment),
        cluster,
        peers,
        gate,
        new WireSerializer(json, types),
        new NodeTable(jdbc, transaction),
        new LeaseTable(jdbc, transaction),
        () -> Runtime.getRuntime().halt(STATUS));
  }

  /** Ends last, also if the start failed after this and nothing was handed over. */
  @Bean
  LifecyclePhase joinCluster(ClusterNode node) {
    return new LifecyclePhase(JOIN_PHASE, node::join, node::leave);
  }

  @Bean
  LifecyclePhase handOverToCluster(ClusterNode node) {
    return new LifecyclePhase(ShutdownPhases.HAND_OVER, () -> {}, node::handOver);
  }
}
