package games.chalet.web;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Configures the name of this process. */
@Configuration(proxyBeanMethods = false)
class NodeConfiguration {

  @Bean
  NodeId nodeId() {
    return NodeId.random();
  }
}
