package games.chalet.testing;

import games.chalet.web.ProcessClock;
import org.springframework.boot.autoconfigure.AutoConfigurationExcludeFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.FullyQualifiedAnnotationBeanNameGenerator;
import org.springframework.context.annotation.Primary;
import org.springframework.context.annotation.Profile;

/**
 * The server with its lower rooms only, json, web, stomp, storage and player: what they do does not
 * depend on tables and matches. The profile keeps the whole server from finding this class. Tests
 * may move its clock.
 */
@Configuration(proxyBeanMethods = false)
@Profile(Hall.PROFILE)
@EnableAutoConfiguration
@AutoConfigurationPackage(basePackages = "games.chalet.player")
@ConfigurationPropertiesScan({
  "games.chalet.web",
  "games.chalet.stomp",
  "games.chalet.storage",
  "games.chalet.player"
})
@ComponentScan(
    nameGenerator = FullyQualifiedAnnotationBeanNameGenerator.class,
    basePackages = {
      "games.chalet.json",
      "games.chalet.web",
      "games.chalet.stomp",
      "games.chalet.storage",
      "games.chalet.player"
    },
    excludeFilters = {
      @ComponentScan.Filter(type = FilterType.CUSTOM, classes = TypeExcludeFilter.class),
      @ComponentScan.Filter(
          type = FilterType.CUSTOM,
          classes = AutoConfigurationExcludeFilter.class)
    })
public class Hall {

  /** The profile in which it exists. */
  public static final String PROFILE = "hall";

  @Bean
  @Primary
  MovableClock movableClock() {
    return new MovableClock();
  }

  @Bean
  @Primary
  ProcessClock movableProcessClock(MovableClock movableClock) {
    return movableClock.process();
  }
}
