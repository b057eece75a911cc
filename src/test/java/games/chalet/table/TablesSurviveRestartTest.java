package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.json.Json;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.persistence.Tables;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** A server that is stopped and started again finds every table as it was. */
class TablesSurviveRestartTest {

  private static final String NEW_TABLE =
      """
      {"game": "avalanche", "seats": 3, "settings": {"options": {}, "firstSeat": 2,
       "turnClock": "D1", "isPublic": true, "spectators": false}}
      """;

  @TempDir Path folder;

  @Test
  void seatsPeopleSettingsAndChatAreThereAgain() {
    TableMessage before;
    try (ConfigurableApplicationContext server = open()) {
      before = fill(server);
    }
    try (ConfigurableApplicationContext server = open()) {
      TableQueries reading = server.getBean(TableQueries.class);
      assertThat(reading.read(before.id(), "host")).isEqualTo(before);
      assertThat(reading.invitation(before.invitation().code().orElseThrow(), null).table().id())
          .isEqualTo(before.id());
      assertThat(server.getBean(Tables.class).isAt(before.id(), "barred")).isFalse();
      TableMessage after =
          server.getBean(TableService.class).act(before.id(), it -> it.seating().sit("cy", 2));
      assertThat(after.version()).isGreaterThan(before.version());
    }
  }

  private static TableMessage fill(ConfigurableApplicationContext server) {
    TableService service = server.getBean(TableService.class);
    NewTable wanted = server.getBean(Json.class).read(NEW_TABLE, NewTable.class);
    String table = server.getBean(TableOpening.class).open("host", wanted, Optional.empty()).id();
    for (String guest : new String[] {"ada", "barred", "cy", "dee"}) {
      service.act(table, it -> it.seating().visit(guest, Optional.empty()));
    }
    service.act(table, it -> it.seating().sit("ada", 1));
    service.act(table, it -> it.rounds().ready("ada", true));
    service.act(table, it -> it.hosting().mute("host", "dee", true));
    service.remove("host", table, "barred");
    service.act(table, it -> it.hosting().handOver("host", "ada"));
    server.getBean(Chat.class).say("cy", table, "see you after the restart ⛷");
    return server.getBean(TableQueries.class).read(table, "host");
  }

  private ConfigurableApplicationContext open() {
    return new SpringApplicationBuilder(TableRoom.class)
        .web(WebApplicationType.NONE)
        .run("--spring.datasource.url=jdbc:h2:file:" + folder.resolve("chalet"));
  }
}
