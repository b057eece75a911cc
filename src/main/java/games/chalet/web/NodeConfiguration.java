package games.chalet.web;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What this process is called. */
@Configuration(proxyBeanMethods = false)
class NodeConfiguration {

  @Bean
  NodeId nodeId() {
    return NodeId.random();
  }
}
