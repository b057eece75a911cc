package games.chalet.backup;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.UsualServer;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Figures and words for a host; backups of a database in memory fail. */
@UsualServer
class HostFiguresTest {

  @LocalServerPort private int port;
  @Autowired private MeterRegistry meters;
  @Autowired private BackupSchedule schedule;
  @Autowired private BackupHealth health;
  @Autowired private BackupSettings settings;

  private double gauge(String name) {
    return meters.get(name).gauge().value();
  }

  private void assertHealth(String body) {
    for (String part : List.of("", "/liveness", "/readiness")) {
      Browser.Answer answer = Browser.at(port).get("/actuator/health" + part);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.json()).hasToString(body);
    }
  }

  @Test
  void healthSaysThatBackupsFailUntilOneSucceedsAndStaysUp() throws IOException {
    assertHealth("{\"status\":\"UP\"}");
    Files.createDirectories(settings.path());
    Files.createFile(settings.path().resolve(BackupSchedule.REQUEST));
    schedule.answerRequest();
    assertHealth("{\"backup\":\"failed\",\"status\":\"UP\"}");
    health.succeeded();
    assertHealth("{\"status\":\"UP\"}");
  }

  @Test
  void tablesAndRunningMatchesAreCounted() {
    double tables = gauge("chalet.tables.open");
    double matches = gauge("chalet.matches.running");
    PlayedTable.start(port, "avalanche", 2, "OFF");
    PlayedTable.open(
        List.of(Browser.named(port, "Ada")), PlayedTable.wanted("avalanche", 2, "OFF"));
    assertThat(gauge("chalet.tables.open")).isEqualTo(tables + 2);
    assertThat(gauge("chalet.matches.running")).isEqualTo(matches + 1);
  }
}
