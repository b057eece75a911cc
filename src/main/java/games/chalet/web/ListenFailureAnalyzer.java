package games.chalet.web;

import java.net.BindException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.env.Environment;

/**
 * Names the settings of a port or address at which the system does not let Chalet listen. A port
 * that is in use is left to Spring Boot.
 */
final class ListenFailureAnalyzer extends AbstractFailureAnalyzer<BindException> {

  private final Environment environment;

  ListenFailureAnalyzer(Environment environment) {
    this.environment = environment;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, BindException cause) {
    String reason = Objects.toString(cause.getMessage(), "");
    if (reason.contains("in use")) {
      return null;
    }
    boolean isPort = reason.contains("Permission denied");
    List<String> set = new ArrayList<>();
    if (isPort) {
      add(set, "PORT", "server.port");
      add(set, "CHALET_METRICS_PORT", "management.server.port");
    } else {
      add(set, "SERVER_ADDRESS", "server.address");
      add(set, "CHALET_METRICS_ADDRESS", "management.server.address");
    }
    return new FailureAnalysis(
        "Chalet cannot listen: %s (%s).".formatted(reason, String.join(", ", set)),
        isPort
            ? "Only root may listen below 1024: set PORT (and CHALET_METRICS_PORT) to a higher"
                + " port, such as 8080, and have a proxy or the container's host listen at 80."
            : "Set it to an address of this machine, such as 127.0.0.1, or leave SERVER_ADDRESS"
                + " out: then Chalet listens at all.",
        cause);
  }

  private void add(List<String> set, String variable, String property) {
    String value = environment.getProperty(property, "");
    if (!value.isBlank() && !value.equals("-1")) {
      set.add(variable + " is " + value);
    }
  }
}
