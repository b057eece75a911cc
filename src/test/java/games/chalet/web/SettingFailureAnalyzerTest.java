package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.HostSettings;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.ConfigurableEnvironment;

/** The sentences about settings that cannot be used: for each of them, and for each way to fail. */
class SettingFailureAnalyzerTest {

  @Configuration(proxyBeanMethods = false)
  @ConfigurationPropertiesScan("games.chalet")
  static class AllSettings {}

  @ParameterizedTest
  @CsvSource({
    "CHALET_BACKUP_SCHEDULE, 30 4 * * *, 'six fields (', such as 0 30 4 * * *",
    "CHALET_BACKUP_KEEP, 0, 'a whole number such as 20, more than 0', default is used",
    "CHALET_BACKUP_KEEP, some, a whole number such as 20, default is used",
    "CHALET_LIMITS_MODE, generous, 'one of normal, relaxed, off', default is used",
    "CHALET_SECURE_COOKIES, yess, true or false, default is used",
    "CHALET_SECURECOOKIES, yess, true or false, default is used",
    "CHALET_CLUSTER_ENABLED, yess, true or false, default is used",
    "CHALET_BOTS_TAKEOVER, yess, true or false, default is used",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org/x, such as https://chalet.example.org, no path",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org:99999, such as https://chalet.example.org, no path",
    "CHALET_PUBLIC_ADDRESS, https://hütte.example, such as https://chalet.example.org, https://xn--",
    "CHALET_BACKUP_FOLDER, data, an absolute path, begins with ./ or ~/",
    "CHALET_LIMITS_STOMPFRAME, 10, '1024 or more', default is used",
    "CHALET_LIMITS_WRITES_BURST, -1, '0 or more', default is used",
    "CHALET_LIMITS_WRITES_PERSECOND, NaN, '0 or more', default is used",
    "CHALET_LIMITS_HTTP_BODYWITHIN, -1s, 'such as 10s, 5m, 2h or 30d, 0 or more', default is used",
    "CHALET_MATCH_ABANDONED_AFTER, soon, such as 10s, default is used",
    "CHALET_SENDING_BUDGET, -1, a size such as 64MB, default is used",
    "CHALET_DISK_MINIMUM, -1MB, a size such as 16MB, default is used",
    "CHALET_TABLES_HOUSEKEEPING, seldom, such as 10s, default is used",
    "CHALET_TABLES_HOUSEKEEPING, 10 min, such as 10s, default is used",
    "CHALET_GUESTS_EXPIREAFTER, 999999d, such as 10s, default is used",
  })
  void namesTheVariableItsValueAndWhatWorks(
      String variable, String value, String allowed, String more) {
    assertThat(analysis(variable, value))
        .satisfies(
            told -> {
              assertThat(told.getDescription())
                  .isEqualTo("%s is \"%s\", which cannot be used.", variable, value);
              assertThat(told.getAction())
                  .contains("Set " + variable + " to ", allowed, more, "docs/settings.md")
                  .doesNotContain("Update your application");
            });
  }

  private static Stream<String> lengths() {
    return settingsOf("java.time.Duration");
  }

  /** Spring Boot reads a bare number as milliseconds. */
  @ParameterizedTest
  @MethodSource("lengths")
  void aLengthOfTimeHasAUnit(String property) {
    String variable = UnknownSettings.known().nearest(variable(property));
    assertThat(analysis(variable, "30").getDescription())
        .isEqualTo("%s is \"30\", which cannot be used.", variable);
  }

  private static Stream<String> lengthsOfSchedules() {
    return lengths().filter(name -> name.matches(".*(catch-up|look|-watch|housekeeping|-delay)"));
  }

  @ParameterizedTest
  @MethodSource("lengthsOfSchedules")
  void aScheduleNeedsTime(String property) {
    String variable = UnknownSettings.known().nearest(variable(property));
    for (String length : new String[] {"0", "0s", "-10s"}) {
      assertThat(analysis(variable, length).getAction())
          .contains("Set " + variable + " to ", "such as 10s", "more than 0");
    }
  }

  private static Stream<String> settingsOf(String type) {
    return UnknownSettings.metadata()
        .path("properties")
        .valueStream()
        .filter(it -> it.path("type").asString().equals(type))
        .map(it -> it.path("name").asString());
  }

  private static Stream<String> settingsWithATypeOfTheirOwn() {
    return UnknownSettings.metadata()
        .path("properties")
        .valueStream()
        .filter(it -> !it.path("type").asString().matches(".*\\.(String|Path)"))
        .map(it -> it.path("name").asString())
        .filter(name -> !name.equals(SeveralNodes.PROPERTY)); // ClusterSwitch reads it.
  }

  @ParameterizedTest
  @MethodSource("settingsWithATypeOfTheirOwn")
  void everySettingIsNamedThatHasAWrongType(String property) {
    String variable = UnknownSettings.known().nearest(variable(property));
    assertThat(analysis(variable, "yess!"))
        .satisfies(
            told -> {
              assertThat(told.getDescription())
                  .isEqualTo("%s is \"yess!\", which cannot be used.", variable);
              assertThat(told.getAction())
                  .contains("Set " + variable + " to ", "docs/settings.md")
                  .doesNotContain("another value");
            });
  }

  private static String variable(String property) {
    return property.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT);
  }

  /** As at a start: first the types of all, then the records. */
  private static FailureAnalysis analysis(String variable, String value) {
    AtomicReference<ConfigurableEnvironment> environment = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    HostSettings.of(AllSettings.class, variable + "=" + value)
        .withInitializer(context -> environment.set(context.getEnvironment()))
        .withInitializer(new SettingTypeCheck())
        .run(context -> failure.set(Objects.requireNonNull(context.getStartupFailure())));
    return Objects.requireNonNull(
        new SettingFailureAnalyzer(environment.get()).analyze(failure.get()));
  }
}
