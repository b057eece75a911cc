package games.chalet.web.logs;

import ch.qos.logback.classic.LoggerContext;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Sets the filters before anything is created that could fail; created by Spring itself. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class LogSetup implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logback) {
      install(logback);
    }
  }

  /** Installs the filters once, however many contexts there are. */
  static synchronized void install(LoggerContext logback) {
    if (logback.getTurboFilterList().stream().noneMatch(SqlValueFilter.class::isInstance)) {
      logback.addTurboFilter(new OutageLines(System::nanoTime));
      logback.addTurboFilter(new SqlValueFilter());
    }
  }
}
