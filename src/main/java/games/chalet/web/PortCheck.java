package games.chalet.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;

/**
 * Refuses invalid ports and proxies, and paths below which the site would not work, before anything
 * is created: Tomcat fails on the former with long messages.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class PortCheck implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final int HIGHEST = 65_535;

  /** Settings of Spring Boot that put the site below a path, each with its variable. */
  private static final Map<String, String> PREFIXES =
      Map.of(
          "server.servlet.context-path",
          "SERVER_SERVLET_CONTEXT_PATH",
          "spring.mvc.servlet.path",
          "SPRING_MVC_SERVLET_PATH");

  /** Settings of Spring Boot that name proxies, by networks or by a regular expression. */
  private static final List<String> PROXIES =
      List.of("server.tomcat.remoteip.internal-proxies", "server.tomcat.remoteip.trusted-proxies");

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Environment environment = context.getEnvironment();
    PREFIXES.forEach((property, variable) -> requireNone(environment, property, variable));
    PROXIES.forEach(property -> requireProxies(environment, property));
    OptionalInt site = port(environment, "server.port", "PORT", 0);
    OptionalInt metrics = port(environment, "management.server.port", "CHALET_METRICS_PORT", -1);
    if (metrics.isPresent() && metrics.getAsInt() > 0 && metrics.equals(site)) {
      throw new StartFailedException(
          variable(environment, "management.server.port", "CHALET_METRICS_PORT")
              + " is "
              + metrics.getAsInt()
              + ", where the site itself listens.",
          "Set it to another port, or leave it empty: then there are no metrics.",
          null);
    }
  }

  /**
   * Returns the variable by which a property is set: Spring Boot's own name for it wins.
   *
   * @param ours the one that the documents name
   */
  static String variable(Environment environment, String property, String ours) {
    String upper = property.toUpperCase(Locale.ROOT).replace('.', '_');
    return Stream.of(upper.replace('-', '_'), upper.replace("-", ""))
        .filter(environment::containsProperty)
        .findFirst()
        .orElse(ours);
  }

  private static void requireNone(Environment environment, String property, String ours) {
    String path = environment.getProperty(property, "").strip();
    if (!path.isEmpty() && !path.equals("/")) {
      throw new StartFailedException(
          variable(environment, property, ours)
              + " is "
              + path
              + ", but Chalet cannot be below a path of a site.",
          "Leave it out, and give Chalet a name of its own, such as chalet.example.org, or a port"
              + " of its own.",
          null);
    }
  }

  private static void requireProxies(Environment environment, String property) {
    String proxies = environment.getProperty(property, "");
    try {
      Pattern.compile(proxies);
    } catch (PatternSyntaxException e) {
      String ours = property.toUpperCase(Locale.ROOT).replace('.', '_').replace("-", "");
      throw new StartFailedException(
          variable(environment, property, ours) + " is " + proxies + ", which names no proxies.",
          "Set it to addresses or networks, such as 203.0.113.7/32, or to 0.0.0.0/0 for all.",
          e);
    }
  }

  /** Returns the port; empty: not set. */
  private static OptionalInt port(
      Environment environment, String property, String ours, int lowest) {
    String said = environment.getProperty(property, "").strip();
    if (said.isEmpty()) {
      return OptionalInt.empty();
    }
    int port = NUMBER.matcher(said).matches() ? Integer.parseInt(said) : Integer.MAX_VALUE;
    if (port < lowest || port > HIGHEST) {
      throw new StartFailedException(
          variable(environment, property, ours) + " is " + said + ", which is no port.",
          "Set it to a number up to " + HIGHEST + ", or leave it away.",
          null);
    }
    return OptionalInt.of(port);
  }
}
