package games.chalet.solo;

import games.chalet.rules.GameCatalog;
import games.chalet.testing.MovableClock;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** The whole server with the tests' own game for one and a clock that can be moved. */
@TestConfiguration(proxyBeanMethods = false)
class WithPines {

  @Bean
  @Primary
  GameCatalog pinesOnly(AtomicInteger rulesVersion) {
    return new GameCatalog(
        List.of(new Pines(rulesVersion)), List.of(new Pines(new AtomicInteger(1))));
  }

  @Bean
  AtomicInteger rulesVersion() {
    return new AtomicInteger(1);
  }

  @Bean
  @Primary
  MovableClock movableClock() {
    return MovableClock.atNoon();
  }
}
