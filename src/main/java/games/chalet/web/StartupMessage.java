package games.chalet.web;

import java.nio.file.Path;
import java.util.regex.Matcher;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Logs the address of the site and its database when the server has started. */
@Component
class StartupMessage {

  private static final Logger LOG = LoggerFactory.getLogger(StartupMessage.class);
  private static final String POSTGRES = "jdbc:postgresql:";
  private static final String FILE = "jdbc:h2:file:";

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
    LOG.info(
        "Chalet is open at {}, its database is {}",
        address,
        database(environment.getProperty("spring.datasource.url", "")));
  }

  /** Returns the name of a database without its options, which may contain passwords. */
  static String database(String url) {
    if (url.startsWith(POSTGRES)) {
      String name = url.substring(POSTGRES.length()).split("\\?", 2)[0];
      return "PostgreSQL at "
          + (name.startsWith("//") ? name.substring(2) : "localhost/" + name)
              .replaceFirst(".*@", "");
    }
    String name = url.split(";", 2)[0];
    if (!name.startsWith(FILE)) {
      return name;
    }
    String home = Matcher.quoteReplacement(System.getProperty("user.home"));
    String file = name.substring(FILE.length()).replaceFirst("^~", home);
    return "the file " + Path.of(file + ".mv.db").toAbsolutePath().normalize();
  }
}
