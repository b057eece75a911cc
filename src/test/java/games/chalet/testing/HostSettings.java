package games.chalet.testing;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.ConfigDataApplicationContextInitializer;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;

/** Settings as a start of the server reads and checks them, without the rest of it. */
public final class HostSettings {

  private static final String ENVIRONMENT =
      StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;

  private HostSettings() {}

  /**
   * The settings of {@code application.yml}.
   *
   * @param configuration names them by {@link EnableConfigurationProperties}
   */
  public static ApplicationContextRunner of(Class<?> configuration) {
    return new ApplicationContextRunner()
        .withInitializer(new ConfigDataApplicationContextInitializer())
        .withBean("configurationPropertiesValidator", LocalValidatorFactoryBean.class)
        .withUserConfiguration(configuration);
  }

  /** The same, with environment variables, each written {@code NAME=value}. */
  public static ApplicationContextRunner of(Class<?> configuration, String... variables) {
    Map<String, Object> values =
        Stream.of(variables)
            .map(variable -> variable.split("=", 2))
            .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    return of(configuration)
        .withInitializer(
            context ->
                context
                    .getEnvironment()
                    .getPropertySources()
                    .replace(
                        ENVIRONMENT, new SystemEnvironmentPropertySource(ENVIRONMENT, values)));
  }
}
