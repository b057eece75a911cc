package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

  @ParameterizedTest
  @CsvSource({
    "server.servlet.context-path, /chalet, SERVER_SERVLET_CONTEXT_PATH",
    "server.servlet.context-path, chalet, SERVER_SERVLET_CONTEXT_PATH",
    "spring.mvc.servlet.path, /chalet, SPRING_MVC_SERVLET_PATH",
  })
  void aPathIsRefused(String property, String path, String variable) {
    assertThatThrownBy(() -> check(Map.of(property, path)))
        .isInstanceOf(StartFailedException.class)
        .hasMessageStartingWith(variable + " is " + path);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/", " "})
  void noPathIsAccepted(String path) {
    assertThatCode(() -> check(Map.of("server.servlet.context-path", path)))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "10.0.0.*|*", "[fd00::", "(10"})
  void proxiesThatCannotBeReadAreNamed(String proxies) {
    assertThatThrownBy(() -> check(Map.of("server.tomcat.remoteip.internal-proxies", proxies)))
        .hasMessageStartingWith("SERVER_TOMCAT_REMOTEIP_INTERNALPROXIES is " + proxies);
  }

  @ParameterizedTest
  @ValueSource(strings = {"203.0.113.7/32", "10.0.0.0/8, fd00::/8", "10\\.\\d+.*", ""})
  void proxiesMayBeNetworksOrAPattern(String proxies) {
    assertThatCode(() -> check(Map.of("server.tomcat.remoteip.internal-proxies", proxies)))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "server.port, SERVER_PORT",
    "management.server.port, MANAGEMENT_SERVER_PORT",
    "server.servlet.context-path, SERVER_SERVLET_CONTEXTPATH",
  })
  void theVariableIsNamedThatIsSet(String property, String variable) {
    assertThatThrownBy(() -> check(Map.of(property, "x", variable, "x")))
        .hasMessageStartingWith(variable + " is x");
  }

  private static void check(String site, String metrics) {
    check(Map.of("server.port", site, "management.server.port", metrics));
  }

  private static void check(Map<String, Object> settings) {
    StaticApplicationContext context = new StaticApplicationContext();
    context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("set", settings));
    new PortCheck().initialize(context);
  }
}
