package games.chalet.web;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How the server in front of the house behaves, beyond what its settings say. */
@Configuration(proxyBeanMethods = false)
class TomcatConfiguration {

  /** The house's valve is nearer to the house than Spring's, so it speaks first. */
  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> doorstepRefusals(Json json) {
    return factory ->
        factory.addContextCustomizers(
            context -> context.getParent().getPipeline().addValve(new DoorstepRefusals(json)));
  }
}
