package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.context.support.StaticApplicationContext;
import org.springframework.core.env.MapPropertySource;

class PortCheckTest {

  @ParameterizedTest
  @CsvSource({
    "abc, -1, PORT",
    "99999, -1, PORT",
    "65536, -1, PORT",
    "-5, -1, PORT",
    "99999999999, -1, PORT",
    "8080, abc, CHALET_METRICS_PORT",
    "8080, 70000, CHALET_METRICS_PORT",
    "8080, -2, CHALET_METRICS_PORT",
    "8080, 8080, CHALET_METRICS_PORT",
  })
  void impossibleSettingsAreNamed(String site, String metrics, String variable) {
    assertThatThrownBy(() -> check(site, metrics))
        .isInstanceOf(StartFailedException.class)
        .hasMessageStartingWith(variable + " is ");
  }

  @ParameterizedTest
  @CsvSource({"8080, -1", "0, 0", "0, -1", "65535, 9090", "8080, ''"})
  void otherPortsMayBe(String site, String metrics) {
    assertThatCode(() -> check(site, metrics)).doesNotThrowAnyException();
  }

  private static void check(String site, String metrics) {
    StaticApplicationContext context = new StaticApplicationContext();
    context
        .getEnvironment()
        .getPropertySources()
        .addFirst(
            new MapPropertySource(
                "set", Map.of("server.port", site, "management.server.port", metrics)));
    new PortCheck().initialize(context);
  }
}
