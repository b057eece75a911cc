package games.chalet.cluster;

import games.chalet.web.SeveralNodes;
import games.chalet.web.StartFailedException;
import java.util.Locale;
import java.util.Map;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Reads {@code CHALET_CLUSTER} before anything is created: empty means off. If it is on, impossible
 * settings are refused here, before the database is opened or changed. Created by Spring, for a
 * single process too; does not load Pekko.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class ClusterSwitch implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    ConfigurableEnvironment environment = context.getEnvironment();
    boolean isOn = isOn(environment.getProperty(SeveralNodes.PROPERTY, "").strip());
    if (isOn) {
      ClusterSettings.of(environment);
    }
    environment
        .getPropertySources()
        .addFirst(
            new MapPropertySource("cluster", Map.of(SeveralNodes.PROPERTY, String.valueOf(isOn))));
  }

  private static boolean isOn(String said) {
    return switch (said.toLowerCase(Locale.ROOT)) {
      case "true", "yes", "on", "1" -> true; // As Spring Boot reads other switches.
      case "", "false", "no", "off", "0" -> false;
      default ->
          throw new StartFailedException(
              "CHALET_CLUSTER is " + said + ", which is neither true nor false.",
              "Set it to true where several processes serve this site, or leave it empty.",
              null);
    };
  }
}
