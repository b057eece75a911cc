package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnknownSettingsTest {

  private static final UnknownSettings.Names KNOWN = UnknownSettings.known();

  @ParameterizedTest
  @CsvSource({
    "CHALET_DATA_FODLER, CHALET_DATA_FOLDER",
    "CHALET_PUBLIC_ADRESS, CHALET_PUBLIC_ADDRESS",
    "CHALET_PUBLIC_URL, CHALET_PUBLIC_ADDRESS",
    "CHALET_TABLEKEYS, CHALET_TABLE_KEY",
    "CHALET_DATABASE_USERNAME, CHALET_DATABASE_USER",
    "CHALET_LIMITS_WRITESPER_SECOND, CHALET_LIMITS_WRITES_PERSECOND",
    "CHALET_LIMITS_WRITE_BURST, CHALET_LIMITS_WRITES_BURST",
    "CHALET_BACKUP_FODLER, CHALET_BACKUP_FOLDER",
    "CHALET_BOT_THREADS, CHALET_BOTS_THREADS",
    "CHALET_CLUSTER_KEYSTORE_PASWORD, CHALET_CLUSTER_KEYSTORE_PASSWORD",
  })
  void aMisspeltNameIsFoundWithTheOneThatWasMeant(String written, String meant) {
    assertThat(UnknownSettings.unknown(Map.of(written, "x"), KNOWN)).containsEntry(written, meant);
  }

  @ParameterizedTest
  @CsvSource({
    "CHALET_DATA_FOLDER, /data",
    "CHALET_DATAFOLDER, /data",
    "CHALET_CLUSTER, true",
    "CHALET_CLUSTER_ENABLED, true",
    "CHALET_DATABASE_PASSWORD, x",
    "CHALET_LIMITS_WRITES_PERSECOND, 1",
    "CHALET_LIMITS_WRITES_PER_SECOND, 1",
    "CHALET_LIMITS_WRITESPERADDRESS_BURST, 1",
    "CHALET_TABLES_HOUSEKEEPING, 1m",
    "CHALET_VERSION, next",
    "CHALET_PORT, tcp://10.0.0.1:8080",
    "CHALET_PORT_8080_TCP_ADDR, 10.0.0.1",
    "CHALET_SERVICE_HOST, 10.0.0.1",
    "CHALET_SERVICE_PORT_HTTP, 8080",
    "CHALET_DB_SERVICE_HOST, 10.0.0.1",
    "CHALET_DB_PORT, tcp://10.0.0.1:5432",
    "CHALET_DB_PORT_5432_TCP_PROTO, tcp",
    "PATH, /bin",
    "CHALETS, x",
  })
  void knownVariablesAndThoseOfKubernetesCauseNoWarning(String name, String value) {
    assertThat(UnknownSettings.unknown(Map.of(name, value), KNOWN)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'', true",
    "UTC, true",
    "CET, true",
    "Europe/Berlin, true",
    ":Europe/Berlin, true",
    "America/Argentina/Buenos_Aires, true",
    "GMT+1, true",
    "/usr/share/zoneinfo/Europe/Berlin, true",
    "Europe/Berln, false",
    "'Europe/Berlin ', false",
    "'\"Europe/Berlin\"', false",
    "europe/berlin, false",
    "Berlin, false",
    "'CET-1CEST,M3.5.0,M10.5.0/3', false",
  })
  void aTimeZoneIsOneThatJavaKnows(String zone, boolean isOne) {
    assertThat(UnknownSettings.isZone(zone)).isEqualTo(isOne);
  }

  @Test
  void everyVariableOfTheDocumentIsKnown() throws IOException {
    Set<String> documented =
        Pattern.compile("`(CHALET_\\w+)`")
            .matcher(
                Files.readString(Path.of("docs/hosting.md"))
                    + Files.readString(Path.of("docs/backup.md"))
                    + Files.readString(Path.of("docs/bots.md"))
                    + Files.readString(Path.of("docs/postgresql.md"))
                    + Files.readString(Path.of("docs/cluster/README.md"))
                    + Files.readString(Path.of("docs/settings.md")))
            .results()
            .map(MatchResult::group)
            .map(name -> name.replace("`", ""))
            .collect(Collectors.toSet());
    assertThat(documented).hasSizeGreaterThan(60);
    assertThat(
            UnknownSettings.unknown(
                documented.stream().collect(Collectors.toMap(name -> name, name -> "x")), KNOWN))
        .isEmpty();
  }
}
