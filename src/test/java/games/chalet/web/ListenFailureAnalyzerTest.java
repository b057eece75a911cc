package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.net.ConnectException;
import java.net.SocketException;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.mock.env.MockEnvironment;

class ListenFailureAnalyzerTest {

  private final MockEnvironment environment = new MockEnvironment();
  private final ListenFailureAnalyzer analyzer = new ListenFailureAnalyzer(environment);

  @ParameterizedTest
  @CsvSource({
    "Permission denied, server.port, 80, PORT is 80",
    "Permission denied, server.port, 443, PORT is 443",
    "Permission denied, management.server.port, 90, CHALET_METRICS_PORT is 90",
    "Cannot assign requested address, server.address, 10.9.8.7, SERVER_ADDRESS is 10.9.8.7",
    "Cannot assign requested address, management.server.address, 10.9.8.7,"
        + " CHALET_METRICS_ADDRESS is 10.9.8.7",
    "Address already in use, server.port, 8080, PORT is 8080",
    "Address already in use, management.server.port, 9127, CHALET_METRICS_PORT is 9127",
  })
  void theSettingIsNamed(String reason, String property, String value, String told) {
    environment.setProperty(property, value);
    FailureAnalysis analysis =
        Objects.requireNonNull(
            analyzer.analyze(new IllegalStateException("outer", new BindException(reason))));
    assertThat(analysis.getDescription()).contains(reason, told);
    assertThat(analysis.getAction()).contains("listen");
  }

  @Test
  void ofTwoPortsTheTakenOneIsNamed() {
    environment.setProperty("server.port", "8080");
    environment.setProperty("management.server.port", "9127");
    FailureAnalysis analysis =
        Objects.requireNonNull(
            analyzer.analyze(
                new PortInUseException(9127, new BindException("Address already in use"))));
    assertThat(analysis.getDescription())
        .contains("CHALET_METRICS_PORT is 9127")
        .doesNotContain("8080");
    assertThat(analysis.getAction()).contains("another port");
  }

  /** Spring Boot reads its own name before ours. */
  @ParameterizedTest
  @ValueSource(strings = {"SERVER_PORT", "MANAGEMENT_SERVER_PORT"})
  void theVariableIsNamedThatIsSet(String variable) {
    environment.setProperty(variable.toLowerCase(Locale.ROOT).replace('_', '.'), "80");
    environment.setProperty(variable, "80");
    assertThat(
            Objects.requireNonNull(analyzer.analyze(new BindException("Permission denied")))
                .getDescription())
        .contains("(" + variable + " is 80)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Protocol family unavailable", "Address family not supported by protocol"})
  void anAddressOfIpv6IsNamedWhereThereIsNone(String reason) {
    environment.setProperty("server.address", "::");
    assertThat(
            Objects.requireNonNull(analyzer.analyze(new SocketException(reason))).getDescription())
        .contains(reason, "SERVER_ADDRESS is ::");
  }

  @Test
  void connectionsToOthersAreNotMeant() {
    assertThat(analyzer.analyze(new ConnectException("Connection refused"))).isNull();
    assertThat(analyzer.analyze(new SocketException("Connection reset"))).isNull();
  }
}
