package games.chalet.web;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.origin.Origin;
import org.springframework.boot.origin.OriginLookup;
import org.springframework.boot.origin.SystemEnvironmentOrigin;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Cleans the environment variables that hosts set, before any setting is read. Files of variables
 * leave quotes, spaces and carriage returns around a value. Kubernetes sets variables for each
 * Service, and some have the name of a setting: {@code CHALET_METRICS_PORT=tcp://10.96.3.2:9090}.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
public final class HostVariables
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final String SOURCE = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

  private static final Pattern SETTING =
      Pattern.compile("PORT|(CHALET|SERVER|SPRING|MANAGEMENT)_.*");

  /** In a password, quotes and spaces are left as they are. */
  private static final Pattern SECRET = Pattern.compile(".*PASSWORD");

  private static final Pattern LINE_END = Pattern.compile("[\\r\\n]+$");
  private static final Pattern AROUND =
      Pattern.compile("^[\\p{Z}\\p{Cc}\\p{Cf}]+|[\\p{Z}\\p{Cc}\\p{Cf}]+$");
  private static final Pattern QUOTED = Pattern.compile("([\"'])(.*)\\1", Pattern.DOTALL);
  private static final Pattern ADDRESS_OF_SERVICE = Pattern.compile("(tcp|udp|sctp)://.*");

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    clean(context.getEnvironment());
  }

  /** Replaces the variables of an environment by the clean ones. */
  public static void clean(ConfigurableEnvironment environment) {
    PropertySource<?> source = environment.getPropertySources().get(SOURCE);
    if (source instanceof SystemEnvironmentPropertySource variables) {
      environment.getPropertySources().replace(SOURCE, new Clean(clean(variables.getSource())));
    }
  }

  /** Returns the variables with clean values, without those of Kubernetes. */
  static Map<String, Object> clean(Map<String, Object> variables) {
    Map<String, Object> clean = new HashMap<>();
    variables.forEach(
        (name, value) -> {
          if (!SETTING.matcher(name).matches()) {
            clean.put(name, value);
          } else if (!isOfKubernetes(name, value)) {
            clean.put(name, value(name, value.toString()));
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
    if (SECRET.matcher(name).matches()) {
      return LINE_END.matcher(written).replaceFirst("");
    }
    String value = stripped(written);
    Matcher quoted = QUOTED.matcher(value);
    return quoted.matches() ? stripped(quoted.group(2)) : value;
  }

  private static String stripped(String value) {
    return AROUND.matcher(value).replaceAll("");
  }

  /** Names the variable in messages, as Spring Boot's own source does. */
  private static final class Clean extends SystemEnvironmentPropertySource
      implements OriginLookup<String> {

    Clean(Map<String, Object> variables) {
      super(SOURCE, variables);
    }

    @Override
    public @Nullable Origin getOrigin(String key) {
      String name = resolvePropertyName(key);
      return containsProperty(name) ? new SystemEnvironmentOrigin(name) : null;
    }
  }
}
