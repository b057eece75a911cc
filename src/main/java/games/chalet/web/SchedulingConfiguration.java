package games.chalet.web;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.task.ThreadPoolTaskSchedulerCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Keeps scheduled tasks running after any failure. */
@Configuration(proxyBeanMethods = false)
class SchedulingConfiguration {

  private static final Logger LOG = LoggerFactory.getLogger(SchedulingConfiguration.class);

  @Bean
  ThreadPoolTaskSchedulerCustomizer whatIsScheduledGoesOn() {
    return scheduler -> scheduler.setErrorHandler(SchedulingConfiguration::goOn);
  }

  /**
   * Logs a failure. A task that was only refused runs again at its next turn; the disk, or the
   * locks, have logged why.
   */
  private static void goOn(Throwable e) {
    if (e instanceof RefusedException refused) {
      LOG.debug("Scheduled task refused, will retry: {}", refused.getMessage());
    } else {
      LastResort.survive(e, LOG, "Scheduled task failed");
    }
  }
}
