package games.chalet.web;

import java.time.Clock;
import java.time.ZoneOffset;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.task.ThreadPoolTaskSchedulerCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The two clocks, one for dates and one for waiting and expiry; the id of this process; and
 * scheduled tasks that keep running after any failure.
 */
@Configuration(proxyBeanMethods = false)
class ProcessConfiguration {

  private static final Logger LOG = LoggerFactory.getLogger(ProcessConfiguration.class);

  /** Returns the wall clock, in UTC and in whole milliseconds. */
  @Bean
  Clock clock() {
    return Clock.tickMillis(ZoneOffset.UTC);
  }

  @Bean
  ProcessClock processClock(Clock clock) {
    return new ProcessClock(clock, System::nanoTime);
  }

  @Bean
  NodeId nodeId() {
    return NodeId.random();
  }

  @Bean
  ThreadPoolTaskSchedulerCustomizer scheduleAgainAfterFailures() {
    return scheduler -> scheduler.setErrorHandler(ProcessConfiguration::logFailure);
  }

  /**
   * Logs a failure. A task that was only refused runs again at its next turn; the disk, or the
   * locks, have logged why.
   */
  private static void logFailure(Throwable e) {
    if (e instanceof RefusedException refused) {
      LOG.debug("Scheduled task refused, will retry: {}", refused.getMessage());
    } else {
      LastResort.survive(e, LOG, "Scheduled task failed");
    }
  }
}
