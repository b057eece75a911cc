package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.FailureHandler;

class HostVariablesTest {

  private static final List<String> OF_SPRING_BOOT =
      List.of(
          "PORT",
          "SERVER_ADDRESS",
          "SPRING_PROFILES_ACTIVE",
          "MANAGEMENT_SERVER_ADDRESS",
          "LOGGING_FILE_NAME",
          "LOGGING_LEVEL_ROOT",
          "chalet.table-key",
          "logging.level.root");

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
        "“a value”",
        "„a value“",
        "‘a value’",
        "\u00a0a value\u200b",
        "\ufeffa value",
      })
  void whatFilesLeaveAroundAValueIsRemoved(String written) {
    for (String name : UnknownSettings.known().all()) {
      if (!name.endsWith("PASSWORD")) {
        assertThat(HostVariables.clean(Map.of(name, written))).containsEntry(name, "a value");
      }
    }
    for (String name : OF_SPRING_BOOT) {
      assertThat(HostVariables.clean(Map.of(name, written))).containsEntry(name, "a value");
    }
  }

  /** Compose files pass on variables that nobody has set. */
  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\"\"", "''", "\r", "\" \""})
  void anEmptyVariableIsNotSetApartFromTheDataFolder(String written) {
    for (String name : UnknownSettings.known().all()) {
      if (name.matches("CHALET_DATA_?FOLDER")) {
        assertThat(HostVariables.clean(Map.of(name, written))).containsEntry(name, "");
      } else if (!name.endsWith("PASSWORD")) {
        assertThat(HostVariables.clean(Map.of(name, written))).as(name).isEmpty();
      }
    }
    assertThat(HostVariables.clean(Map.of("SERVER_TOMCAT_REMOTEIP_INTERNALPROXIES", written)))
        .containsValue("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CHALET_CLUSTER_KEYSTORE",
        "LOGGING_FILE_NAME",
        "LOGGING_FILE_PATH",
        "SERVER_TOMCAT_BASEDIR"
      })
  void theHomeFolderOfAFileIsFound(String name) {
    String home = System.getProperty("user.home");
    assertThat(HostVariables.clean(Map.of(name, "\"~/x ~/y\"")))
        .containsEntry(name, home + "/x ~/y");
    assertThat(HostVariables.clean(Map.of(name, "~ada/x"))).containsEntry(name, "~ada/x");
  }

  /** Profiles, files and the log are read before there is a context. */
  @Test
  void theyAreCleanBeforeAnythingIsRead() {
    assertThat(
            SpringFactoriesLoader.forDefaultResourceLocation()
                .load(EnvironmentPostProcessor.class, ignoringThoseThatNeedMore())
                .getFirst())
        .isInstanceOf(HostVariables.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"", "a\"b", "\"a' ", "it's", "ß", "a  b", "'tis", "~/x", "“a", "«a»"})
  void allElseOfAValueStays(String written) {
    assertThat(HostVariables.clean(Map.of("CHALET_TABLE_KEY", written)))
        .containsEntry("CHALET_TABLE_KEY", written.strip());
  }

  @Test
  void aPasswordLosesItsLineEndOnly() {
    assertThat(HostVariables.clean(Map.of("CHALET_DATABASE_PASSWORD", " \"secret\" \r")))
        .containsEntry("CHALET_DATABASE_PASSWORD", " \"secret\" ");
  }

  /** Without a locale, ß is two of these signs: nobody could have typed such a key. */
  @Test
  void whatJavaCouldNotReadIsNamed() {
    for (String name : UnknownSettings.known().all()) {
      assertThatThrownBy(() -> HostVariables.clean(Map.of(name, "Stra\ufffd\ufffde")))
          .isInstanceOfSatisfying(
              StartFailedException.class,
              failure -> assertThat(failure.remedy()).contains("LANG=C.UTF-8"))
          .hasMessageStartingWith(name + " has letters")
          .hasMessageNotContaining("Stra");
    }
    assertThat(HostVariables.clean(Map.of("PATH", "\ufffd"))).containsEntry("PATH", "\ufffd");
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

  private static FailureHandler ignoringThoseThatNeedMore() {
    return FailureHandler.handleMessage((message, e) -> {});
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
