package games.chalet.web;

import java.time.Clock;
import java.time.ZoneOffset;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The two clocks: one for dates, and one for waiting and expiry. */
@Configuration(proxyBeanMethods = false)
class ClockConfiguration {

  /** Returns the wall clock, in UTC and in whole milliseconds. */
  @Bean
  Clock clock() {
    return Clock.tickMillis(ZoneOffset.UTC);
  }

  @Bean
  ProcessClock processClock(Clock clock) {
    return new ProcessClock(clock, System::nanoTime);
  }
}
