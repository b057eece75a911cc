package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.table.SoloTables.NewSoloMatch;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.web.ChaletSettings;
import games.chalet.web.RefusedException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/** Where the host of the server wants a key for opening tables. */
@InTableRoom
class TableKeyTest {

  private static final String NEW_TABLE =
      """
      {"game": "avalanche", "seats": 2, "settings": {"options": {}, "firstSeat": null,
       "turnClock": "OFF", "isPublic": false, "spectators": true}}
      """;

  private final AnnotationConfigApplicationContext withKey =
      new AnnotationConfigApplicationContext();

  private final Json json;
  private final TableOpening opening;
  private final SoloTables tablesForOne;

  TableKeyTest(@Autowired ApplicationContext room, @Autowired Json json) {
    this.json = json;
    withKey.setParent(room);
    withKey.registerBean(
        "tableKey",
        TableKey.class,
        () -> new TableKey(new ChaletSettings("./data", null, null, "Enzian")));
    withKey.register(TableOpening.class, SoloTables.class);
    withKey.refresh();
    opening = withKey.getBean(TableOpening.class);
    tablesForOne = withKey.getBean(SoloTables.class);
  }

  @AfterEach
  void close() {
    withKey.close();
  }

  @Test
  void onlyWhoKnowsTheKeyOpensATable() {
    refused(Optional.empty(), "table-key-needed");
    refused(Optional.of(" "), "table-key-needed");
    for (String wrong : List.of("enzian", "Enzia n", "Enzian1", "%", "%45nzia")) {
      refused(Optional.of(wrong), "table-key-wrong");
    }
    assertThat(open(Optional.of("Enzian")).invitation().host()).isEqualTo("host");
  }

  @Test
  void aTableForOneNeedsTheKeyWhereItHasToBeOpened() {
    assertThatThrownBy(() -> begin("m1", Optional.empty()))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.code()).isEqualTo("table-key-needed"));
    assertThat(begin("m2", Optional.of("Enzian")).seats()).hasSize(1);
  }

  private void refused(Optional<String> key, String code) {
    assertThatThrownBy(() -> open(key))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  private MatchSummary begin(String match, Optional<String> key) {
    return tablesForOne.begin(
        new NewSoloMatch(
            "alone",
            "infiniski",
            json.mapper().createObjectNode(),
            match,
            Optional.empty(),
            true,
            true),
        key);
  }

  private TableMessage open(Optional<String> key) {
    return opening.open("host", json.read(NEW_TABLE, NewTable.class), key);
  }
}
