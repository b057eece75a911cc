package games.chalet.web;

import java.time.Duration;
import java.util.regex.Pattern;
import org.springframework.boot.context.properties.bind.BindContext;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.ClassUtils;

/**
 * Refuses settings of a wrong type before the database is opened, those that only a schedule reads
 * included, and lengths of time that nobody means.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class SettingTypeCheck
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final String LENGTH = "a length of time such as 10s, 5m, 2h or 30d";

  /** Spring Boot takes it for milliseconds: guests would expire after 30 of them. */
  private static final Pattern WITHOUT_UNIT = Pattern.compile("[+-]?\\d+");

  /** Some of what is longer cannot be counted in nanoseconds. */
  private static final Duration LONGEST = Duration.ofDays(36_525);

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Binder binder = Binder.get(context.getEnvironment());
    UnknownSettings.metadata()
        .path("properties")
        .forEach(
            property -> {
              Class<?> type = ClassUtils.resolveClassName(property.path("type").asString(), null);
              if (type != String.class) {
                boolean isOfASchedule = !property.has("sourceType");
                binder.bind(
                    property.path("name").asString(),
                    Bindable.of(type),
                    new Lengths(isOfASchedule));
              }
            });
  }

  /**
   * Refuses lengths of time.
   *
   * @param isOfASchedule true for one that has to be more than 0
   */
  private record Lengths(boolean isOfASchedule) implements BindHandler {

    @Override
    public Object onSuccess(
        ConfigurationPropertyName name, Bindable<?> target, BindContext context, Object result) {
      if (result instanceof Duration length) {
        InvalidSettingException.require(
            length.compareTo(LONGEST) <= 0 && (length.isZero() || hasUnit(context)),
            name.toString(),
            LENGTH);
        InvalidSettingException.require(
            !isOfASchedule || length.isPositive(), name.toString(), LENGTH + ", more than 0");
      }
      return result;
    }

    private static boolean hasUnit(BindContext context) {
      ConfigurationProperty property = context.getConfigurationProperty();
      return property == null
          || !WITHOUT_UNIT.matcher(String.valueOf(property.getValue()).strip()).matches();
    }
  }
}
