package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.BindException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.diagnostics.FailureAnalysis;
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
  void aPortInUseIsLeftToSpringBoot() {
    assertThat(analyzer.analyze(new BindException("Address already in use"))).isNull();
  }
}
