package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

class HostVariablesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a value",
        " a value",
        "a value\t",
        "a value\r",
        "a value\r\n",
        "\"a value\"",
        "'a value'",
        " \"a value\" \r",
        "\" a value \"",
        "\u00a0a value\u200b",
        "\ufeffa value",
      })
  void whatFilesLeaveAroundAValueIsRemoved(String written) {
    for (String name : UnknownSettings.known().all()) {
      if (!name.endsWith("PASSWORD")) {
        assertThat(HostVariables.clean(Map.of(name, written))).containsEntry(name, "a value");
      }
    }
    assertThat(HostVariables.clean(Map.of("PORT", written))).containsEntry("PORT", "a value");
    assertThat(HostVariables.clean(Map.of("SERVER_ADDRESS", written)))
        .containsEntry("SERVER_ADDRESS", "a value");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\"", "a\"b", "\"a' ", "it's", "ß", "a  b", "'tis", "~/x"})
  void allElseOfAValueStays(String written) {
    assertThat(HostVariables.clean(Map.of("CHALET_TABLE_KEY", written)))
        .containsEntry("CHALET_TABLE_KEY", written.strip());
  }

  @Test
  void aPasswordLosesItsLineEndOnly() {
    assertThat(HostVariables.clean(Map.of("CHALET_DATABASE_PASSWORD", " \"secret\" \r")))
        .containsEntry("CHALET_DATABASE_PASSWORD", " \"secret\" ");
  }

  @Test
  void variablesOfOthersStayAsTheyAre() {
    assertThat(HostVariables.clean(Map.of("PATH", " \"x\" "))).containsEntry("PATH", " \"x\" ");
  }

  /** A Service may have the name of any setting that ends in PORT. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "PORT",
        "CHALET_PORT",
        "CHALET_METRICS_PORT",
        "CHALET_CLUSTER_PORT",
        "SERVER_PORT",
        "MANAGEMENT_SERVER_PORT",
      })
  void whatKubernetesSaysOfAServiceIsNoSetting(String name) {
    for (String address : new String[] {"tcp://10.96.3.2:9090", "udp://[fd00::1]:53"}) {
      assertThat(HostVariables.clean(Map.of(name, address))).isEmpty();
    }
    assertThat(HostVariables.clean(Map.of(name, "9090"))).containsEntry(name, "9090");
  }

  @Test
  void anEnvironmentReadsTheCleanValues() {
    StandardEnvironment environment = new StandardEnvironment();
    String source = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;
    environment
        .getPropertySources()
        .replace(
            source,
            new SystemEnvironmentPropertySource(
                source,
                Map.of("CHALET_TABLE_KEY", "\"sesame\"\r", "CHALET_METRICS_PORT", "tcp://x:1")));
    HostVariables.clean(environment);
    assertThat(environment.getProperty("chalet.table.key")).isEqualTo("sesame");
    assertThat(environment.resolvePlaceholders("${CHALET_METRICS_PORT:-1}")).isEqualTo("-1");
  }
}
