package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.HostSettings;
import games.chalet.web.limits.Rate;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.ReflectionUtils;

/** All settings at once: a value that can never work ends the start. */
class SettingsValuesTest {

  @Configuration(proxyBeanMethods = false)
  @ConfigurationPropertiesScan("games.chalet")
  static class AllSettings {}

  @ParameterizedTest
  @CsvSource({
    "CHALET_BACKUP_FOLDER, backups",
    "CHALET_BACKUP_FOLDER, ~",
    "CHALET_BACKUP_FOLDER, ~ada/backups",
    "CHALET_BACKUP_FOLDER, /srv/a;b",
    "CHALET_BACKUP_KEEP, 0",
    "CHALET_BACKUP_SCHEDULE, daily",
    "CHALET_BACKUP_SCHEDULE, 30 4 * * *",
    "CHALET_BACKUP_SCHEDULE, 0 99 4 * * *",
    "CHALET_BACKUP_SCHEDULE, 0 30 4 31 2 *",
    "CHALET_BOTS_PROGRAMPATIENCE, -30s",
    "CHALET_BOTS_TAKEOVER, perhaps",
    "CHALET_BOTS_TEMPO, -1",
    "CHALET_BOTS_THREADS, 0",
    "CHALET_DISK_MINIMUM, -1MB",
    "CHALET_DISK_RESERVE, much",
    "CHALET_GUESTS_EXPIREAFTER, -30d",
    "CHALET_GUESTS_UNUSEDEXPIREAFTER, never",
    "CHALET_HINTS_PERMINUTE, -1",
    "CHALET_LIMITS_GUESTSPERADDRESS_PERSECOND, -0.5",
    "CHALET_LIMITS_HTTPBODY, -1KB",
    "CHALET_LIMITS_HTTP_BODYWITHIN, -1s",
    "CHALET_LIMITS_HTTP_CONNECTIONSPERADDRESS, -1",
    "CHALET_LIMITS_MODE, generous",
    "CHALET_LIMITS_PROGRAMREADS_BURST, -1",
    "CHALET_LIMITS_PROGRAMSENDS_BURST, 99999999999",
    "CHALET_LIMITS_SENDS_PERSECOND, NaN",
    "CHALET_LIMITS_SOCKETSPERPLAYER, -1",
    "CHALET_LIMITS_STOMPBODY, -1",
    "CHALET_LIMITS_STOMPFRAME, 10",
    "CHALET_LIMITS_WRITES_BURST, many",
    "CHALET_MATCH_ABANDONEDAFTER, -1d",
    "CHALET_MATCH_ALLAWAYAFTER, -30d",
    "CHALET_PUBLIC_ADDRESS, cards.example.org",
    "CHALET_PUBLIC_ADDRESS, ftp://cards.example.org",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org/chalet",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org/chalet/",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org//",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org?x=y",
    "CHALET_PUBLIC_ADDRESS, https://cards.example.org:99999",
    "CHALET_PUBLIC_ADDRESS, https://...",
    "CHALET_PUBLIC_ADDRESS, https://hütte.example",
    "CHALET_PUBLIC_ADDRESS, https://a.example https://b.example",
    "CHALET_PUBLIC_ADDRESS, http://:::",
    "CHALET_PUBLIC_ADDRESS, http://[::1",
    "CHALET_PUBLIC_ADDRESS, https://",
    "CHALET_SECURE_COOKIES, perhaps",
    "CHALET_SENDING_BUDGET, -1",
    "CHALET_SENDING_PATIENCE, -10s",
    "CHALET_TABLES_CHATBYTES, -1KB",
    "CHALET_TABLES_CHATLINES, -1",
  })
  void oneThatCanNeverWorkEndsTheStart(String variable, String value) {
    HostSettings.of(AllSettings.class, variable + "=" + value)
        .run(context -> assertThat(context).hasFailed());
  }

  @ParameterizedTest
  @CsvSource({
    "CHALET_BACKUP_SCHEDULE, -",
    "CHALET_BACKUP_SCHEDULE, @daily",
    "CHALET_BACKUP_SCHEDULE, 0 30 4 29 2 *",
    "CHALET_BOTS_TEMPO, 0",
    "CHALET_LIMITS_HTTPBODY, 0",
    "CHALET_LIMITS_HTTP_BODYWITHIN, 0",
    "CHALET_LIMITS_MODE, relaxed",
    "CHALET_LIMITS_WRITES_PERSECOND, 0",
    "CHALET_MATCH_ABANDONEDAFTER, 90m",
    "CHALET_PUBLIC_ADDRESS, http://192.168.1.5:8081",
    "CHALET_PUBLIC_ADDRESS, https://[2001:db8::5]:8443",
    "CHALET_PUBLIC_ADDRESS, HTTPS://Cards.example.org",
    "CHALET_PUBLIC_ADDRESS, https://xn--htte-0ra.example",
    "CHALET_PUBLIC_ADDRESS, ''",
    "CHALET_SECURE_COOKIES, ''",
    "CHALET_TABLES_CHATBYTES, 0",
  })
  void oneThatMayBeDoesNot(String variable, String value) {
    HostSettings.of(AllSettings.class, variable + "=" + value)
        .run(context -> assertThat(context).hasNotFailed());
  }

  /** Of all records of settings, those that are written later included. */
  @Test
  void offSwitchesEveryRateOff() {
    HostSettings.of(AllSettings.class, "CHALET_LIMITS_MODE=off")
        .run(
            context ->
                assertThat(
                        context
                            .getBeansWithAnnotation(ConfigurationProperties.class)
                            .values()
                            .stream()
                            .flatMap(SettingsValuesTest::rates))
                    .hasSizeGreaterThan(10)
                    .allMatch(Rate::isOff));
  }

  private static Stream<Rate> rates(Object settings) {
    return Stream.ofNullable(settings.getClass().getRecordComponents())
        .flatMap(Arrays::stream)
        .filter(component -> component.getType() == Rate.class)
        .map(
            component -> {
              component.getAccessor().setAccessible(true);
              return (Rate) ReflectionUtils.invokeMethod(component.getAccessor(), settings);
            });
  }
}
