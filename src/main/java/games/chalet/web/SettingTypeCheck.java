package games.chalet.web;

import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.ClassUtils;

/**
 * Refuses settings of a wrong type before the database is opened, those that only a schedule reads
 * included.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class SettingTypeCheck
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Binder binder = Binder.get(context.getEnvironment());
    UnknownSettings.metadata()
        .path("properties")
        .forEach(
            property -> {
              Class<?> type = ClassUtils.resolveClassName(property.path("type").asString(), null);
              if (type != String.class) {
                binder.bind(property.path("name").asString(), Bindable.of(type));
              }
            });
  }
}
