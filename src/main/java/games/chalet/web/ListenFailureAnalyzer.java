package games.chalet.web;

import java.net.BindException;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.env.Environment;

/**
 * Names the settings of a port or address at which the system does not let Chalet listen: because
 * it is taken, for root alone, of another machine, or IPv6 where the system has none.
 */
final class ListenFailureAnalyzer extends AbstractFailureAnalyzer<SocketException> {

  private static final String ANOTHER_PORT = "Stop what listens there, or set it to another port.";

  private static final String HIGHER_PORT =
      "Only root may listen below 1024: set PORT (and CHALET_METRICS_PORT) to a higher port, such"
          + " as 8080, and have a proxy or the container's host listen at 80.";

  private static final String ANOTHER_ADDRESS =
      "Set it to an address of this machine, such as 127.0.0.1, or leave SERVER_ADDRESS out: then"
          + " Chalet listens at all.";

  private final Environment environment;

  ListenFailureAnalyzer(Environment environment) {
    this.environment = environment;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, SocketException cause) {
    String reason = Objects.toString(cause.getMessage(), "");
    if (!(cause instanceof BindException) && !reason.contains("family")) {
      return null; // Of a connection to something else.
    }
    boolean isTaken = reason.contains("in use");
    boolean isPort = isTaken || reason.contains("Permission denied");
    PortInUseException taken = findCause(rootFailure, PortInUseException.class);
    List<String> set = new ArrayList<>();
    for (String server : new String[] {"", "management."}) {
      String property = server + (isPort ? "server.port" : "server.address");
      String value = environment.getProperty(property, "").replaceFirst("^0+(?=\\d)", "");
      if (!value.isBlank()
          && !value.equals("-1")
          && (taken == null || value.equals(String.valueOf(taken.getPort())))) {
        set.add(PortCheck.variable(environment, property, ours(property)) + " is " + value);
      }
    }
    return new FailureAnalysis(
        "Chalet cannot listen: %s (%s).".formatted(reason, String.join(", ", set)),
        isTaken ? ANOTHER_PORT : isPort ? HIGHER_PORT : ANOTHER_ADDRESS,
        cause);
  }

  private static String ours(String property) {
    return switch (property) {
      case "server.port" -> "PORT";
      case "management.server.port" -> "CHALET_METRICS_PORT";
      case "management.server.address" -> "CHALET_METRICS_ADDRESS";
      default -> "SERVER_ADDRESS";
    };
  }
}
