package games.chalet.web;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Cleans the environment variables that hosts set, before any setting is read: those of profiles,
 * files and the log are read before there is a context. Files of variables leave quotes, spaces and
 * carriage returns around a value. Kubernetes sets variables for each Service, and some have the
 * name of a setting: {@code CHALET_METRICS_PORT=tcp://10.96.3.2:9090}.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
public final class HostVariables implements EnvironmentPostProcessor {

  private static final String SOURCE = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

  /** Spring Boot reads {@code chalet.table-key} as well, which Docker and Kubernetes can set. */
  private static final Pattern SETTING =
      Pattern.compile("(?i)PORT|(CHALET|SERVER|SPRING|MANAGEMENT|LOGGING)[._].*");

  /** In a password, quotes and spaces are left as they are. */
  private static final Pattern SECRET = Pattern.compile("(?i).*PASSWORD");

  /**
   * An empty variable is not set. An empty data folder is refused: the database would silently be
   * another one.
   */
  private static final Pattern MAY_BE_EMPTY = Pattern.compile("(?i)CHALET.*(?<!DATA[._-]?FOLDER)");

  /** Files, apart from the folders of which {@code DataFolder} reads the names. */
  private static final Pattern FILE =
      Pattern.compile("(?i)CHALET_CLUSTER_KEYSTORE|LOGGING_FILE_(NAME|PATH)|SERVER_TOMCAT_BASEDIR");

  /** Java's sign for bytes that are no letter to it, as all beyond ASCII are without a locale. */
  private static final char UNREADABLE = '\ufffd';

  private static final Pattern LINE_END = Pattern.compile("[\\r\\n]+$");
  private static final Pattern AROUND =
      Pattern.compile("^[\\p{Z}\\p{Cc}\\p{Cf}]+|[\\p{Z}\\p{Cc}\\p{Cf}]+$");

  /** Text programs turn straight quotes into others. */
  private static final Pattern QUOTED =
      Pattern.compile("[\"“”„](.*)[\"“”]|['‘’‚](.*)['‘’]", Pattern.DOTALL);

  private static final Pattern HOME = Pattern.compile("^~(?=/)");
  private static final Pattern ADDRESS_OF_SERVICE = Pattern.compile("(tcp|udp|sctp)://.*");

  @Override
  public void postProcessEnvironment(
      ConfigurableEnvironment environment, SpringApplication application) {
    clean(environment);
  }

  /**
   * Replaces the variables of an environment by the clean ones.
   *
   * @throws StartFailedException if this Java could not read one, as without a locale
   */
  public static void clean(ConfigurableEnvironment environment) {
    PropertySource<?> source = environment.getPropertySources().get(SOURCE);
    if (source instanceof SystemEnvironmentPropertySource variables) {
      environment
          .getPropertySources()
          .replace(
              SOURCE, new SystemEnvironmentPropertySource(SOURCE, clean(variables.getSource())));
    }
  }

  /** Returns the variables with clean values, without those of Kubernetes and our empty ones. */
  static Map<String, Object> clean(Map<String, Object> variables) {
    Map<String, Object> clean = new HashMap<>();
    variables.forEach(
        (name, value) -> {
          if (!SETTING.matcher(name).matches()) {
            clean.put(name, value);
          } else if (!isOfKubernetes(name, value)) {
            String read = value(name, value.toString());
            if (!read.isEmpty() || !MAY_BE_EMPTY.matcher(name).matches()) {
              clean.put(name, read);
            }
          }
        });
    return clean;
  }

  /** Returns true for the address of a Service, which Kubernetes writes into {@code …_PORT}. */
  static boolean isOfKubernetes(String name, Object value) {
    return (name.equals("PORT") || name.endsWith("_PORT"))
        && ADDRESS_OF_SERVICE.matcher(value.toString()).matches();
  }

  private static String value(String name, String written) {
    if (written.indexOf(UNREADABLE) >= 0) {
      throw new StartFailedException(
          name + " has letters that the language settings here do not allow.",
          "Set LANG=C.UTF-8 (and LC_ALL, if it is set), or use English letters only.",
          null);
    }
    if (SECRET.matcher(name).matches()) {
      return LINE_END.matcher(written).replaceFirst("");
    }
    String value = stripped(written);
    Matcher quoted = QUOTED.matcher(value);
    String plain = value;
    if (quoted.matches()) {
      plain = stripped(quoted.group(1) == null ? quoted.group(2) : quoted.group(1));
    }
    return FILE.matcher(name).matches()
        ? HOME.matcher(plain)
            .replaceFirst(Matcher.quoteReplacement(System.getProperty("user.home")))
        : plain;
  }

  private static String stripped(String value) {
    return AROUND.matcher(value).replaceAll("");
  }
}
