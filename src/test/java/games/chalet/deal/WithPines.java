package games.chalet.deal;

import games.chalet.rules.GameCatalog;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;

/** The whole house with the tests' own game for one and a clock that can be moved. */
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
  MovedClock movedClock() {
    return new MovedClock();
  }

  /**
   * What time the deals believe it is. Matches end by the real clock: a day ahead of it everything
   * ends in time, a day behind it nothing does.
   */
  static final class MovedClock extends DealClock {

    private volatile Duration ahead = Duration.ofDays(1);

    void ahead(Duration howFar) {
      ahead = howFar;
    }

    @Override
    Instant now() {
      return super.now().plus(ahead);
    }
  }
}
