package games.chalet.web;

import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;

/** Refuses invalid ports before anything is created: Tomcat fails on them with a long message. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class PortCheck implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final int HIGHEST = 65_535;
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Environment environment = context.getEnvironment();
    OptionalInt site = port(environment, "server.port", "PORT", 0);
    OptionalInt metrics = port(environment, "management.server.port", "CHALET_METRICS_PORT", -1);
    if (metrics.isPresent() && metrics.getAsInt() > 0 && metrics.equals(site)) {
      throw new StartFailedException(
          "CHALET_METRICS_PORT is " + metrics.getAsInt() + ", where the site itself listens.",
          "Set it to another port, or leave it empty: then there are no metrics.",
          null);
    }
  }

  /** Returns the port; empty: not set. */
  private static OptionalInt port(
      Environment environment, String property, String variable, int lowest) {
    String said = environment.getProperty(property, "").strip();
    if (said.isEmpty()) {
      return OptionalInt.empty();
    }
    int port = NUMBER.matcher(said).matches() ? Integer.parseInt(said) : Integer.MAX_VALUE;
    if (port < lowest || port > HIGHEST) {
      throw new StartFailedException(
          variable + " is " + said + ", which is no port.",
          "Set it to a number up to " + HIGHEST + ", or leave it away.",
          null);
    }
    return OptionalInt.of(port);
  }
}
