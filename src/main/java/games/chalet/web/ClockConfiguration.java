package games.chalet.web;

import java.time.Clock;
import java.time.ZoneOffset;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The one clock: in UTC and in whole milliseconds, as the journals keep time. */
@Configuration(proxyBeanMethods = false)
class ClockConfiguration {

  @Bean
  Clock clock() {
    return Clock.tickMillis(ZoneOffset.UTC);
  }
}
