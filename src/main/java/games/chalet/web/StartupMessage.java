package games.chalet.web;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Logs the address of the site and the data folder when the server has started. */
@Component
class StartupMessage {

  private static final Logger LOG = LoggerFactory.getLogger(StartupMessage.class);

  private final ChaletSettings settings;
  private final Environment environment;

  StartupMessage(ChaletSettings settings, Environment environment) {
    this.settings = settings;
    this.environment = environment;
  }

  @EventListener(ApplicationReadyEvent.class)
  void ready() {
    String address =
        settings
            .publicOrigin()
            .orElseGet(
                () -> "http://localhost:" + environment.getProperty("local.server.port", "8080"));
    LOG.info("Chalet is open at {}, its data is in {}", address, settings.dataFolder());
  }
}
