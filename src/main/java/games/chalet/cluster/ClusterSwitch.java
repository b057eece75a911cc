package games.chalet.cluster;

import games.chalet.storage.StartFailedException;
import java.util.Locale;
import java.util.Map;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * Reads {@code CHALET_CLUSTER} before anything is made: empty means off, for whoever asks. Made by
 * Spring, for a house of one process too; does not know Pekko.
 */
final class ClusterSwitch implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final String PROPERTY = "chalet.cluster.enabled";

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    ConfigurableEnvironment environment = context.getEnvironment();
    boolean isOn = isOn(environment.getProperty(PROPERTY, "").strip());
    environment
        .getPropertySources()
        .addFirst(new MapPropertySource("cluster", Map.of(PROPERTY, String.valueOf(isOn))));
  }

  private static boolean isOn(String said) {
    return switch (said.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "", "false" -> false;
      default ->
          throw new StartFailedException(
              "CHALET_CLUSTER is " + said + ", which is neither true nor false.",
              "Set it to true where several processes serve this house, or leave it empty.",
              null);
    };
  }
}
