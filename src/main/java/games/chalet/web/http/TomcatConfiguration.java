package games.chalet.web.http;

import games.chalet.json.Json;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.problems.TomcatErrorValve;
import org.apache.catalina.valves.RemoteIpValve;
import org.apache.coyote.ProtocolHandler;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Configures Tomcat beyond its own settings. */
@Configuration(proxyBeanMethods = false)
class TomcatConfiguration {

  /**
   * Tomcat's name for the size of three buffers that each page's socket has. Not a setting of it.
   */
  private static final String SOCKET_BUFFERS = "org.apache.tomcat.websocket.DEFAULT_BUFFER_SIZE";

  /** In bytes, so that the changes of a position and its acknowledgement leave in one write. */
  private static final String SOCKET_BUFFER = "2048";

  /** Sets the size before Tomcat starts, because it reads the property once. */
  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> socketBuffers() {
    return factory -> {
      if (System.getProperty(SOCKET_BUFFERS) == null) {
        System.setProperty(SOCKET_BUFFERS, SOCKET_BUFFER);
      }
    };
  }

  /** Adds a valve after Spring Boot's in the pipeline, so that it reports first. */
  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> tomcatErrorValve(Json json) {
    return factory ->
        factory.addContextCustomizers(
            context -> context.getParent().getPipeline().addValve(new TomcatErrorValve(json)));
  }

  /** Replaces Tomcat's valve, which Spring Boot has added by now, unless a host wants none. */
  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> forwardedHeaders() {
    return factory ->
        factory.setEngineValves(
            factory.getEngineValves().stream()
                .map(
                    valve ->
                        valve instanceof RemoteIpValve remoteIp
                            ? new ForwardedHeadersValve(remoteIp)
                            : valve)
                .toList());
  }

  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> unreadBodies() {
    return factory -> factory.addEngineValves(new UnreadBodyValve());
  }

  @Bean
  WebServerFactoryCustomizer<TomcatServletWebServerFactory> fairConnections(
      HttpLimits limits, ReachedLimits reached) {
    return factory -> {
      factory.setProtocol(FairProtocol.class.getName());
      factory.addConnectorCustomizers(
          connector -> limit(connector.getProtocolHandler(), limits, reached));
    };
  }

  private static void limit(ProtocolHandler handler, HttpLimits limits, ReachedLimits reached) {
    if (handler instanceof FairProtocol fair) {
      fair.limit(limits, reached);
    } else {
      throw new IllegalStateException("Expected FairProtocol but was " + handler);
    }
  }
}
