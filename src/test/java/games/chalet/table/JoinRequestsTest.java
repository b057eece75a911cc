package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import games.chalet.json.Json;
import games.chalet.player.Player;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.RequestMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.JoinDraw;
import games.chalet.table.persistence.Tables;
import games.chalet.testing.MovableClock;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Requests of strangers on a real database: what the host hears, and when they end. */
@InTableRoom
class JoinRequestsTest {

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableQueries queries;
  @Autowired private RequestService requests;
  @Autowired private JoinRequests joins;
  @Autowired private Tables tables;
  @Autowired private TableUpdateQueue updates;
  @Autowired private NotedMessaging messaging;
  @Autowired private MovableClock clock;
  @Autowired private TableRoom.SomeConnections connections;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String eve = "eve" + suffix;
  private String table = "";

  @BeforeEach
  void openATable() {
    NewTable wanted =
        json.read(
            """
            {"game": "avalanche", "settings": {"options": {}, "firstSeat": null, "turnClock": "OFF",
             "isPublic": false, "spectators": true}}
            """,
            NewTable.class);
    table = opening.open(host, wanted, Optional.empty()).id();
    connections.online.add(host);
    messaging.clear();
  }

  @Test
  void theHostIsToldOfARequestOnlyIfThereIsOne() {
    joins.ask(from(eve), table);
    settled();
    assertThat(told()).hasSize(1);
    assertThat(told().getFirst().people().requests().orElseThrow())
        .extracting(RequestMessage::player, RequestMessage::answeredBy)
        .containsExactly(tuple(player(eve), Optional.of(host)));
    joins.ask(from(host), table);
    joins.withdraw(from(host), table);
    joins.ask(from(eve), "nowhere");
    joins.withdraw(from(eve), "nowhere");
    settled();
    assertThat(told()).hasSize(1);
    joins.withdraw(from(eve), table);
    settled();
    assertThat(told().getLast().people().requests()).isEmpty();
  }

  @Test
  void aRequestIsNoUseOfTheTable() {
    Instant before = tables.find(table).orElseThrow().row().touchedAt();
    clock.move(Duration.ofHours(1));
    joins.ask(from(eve), table);
    settled();
    joins.withdraw(from(eve), table);
    settled();
    assertThat(tables.find(table).orElseThrow().row().touchedAt()).isEqualTo(before);
  }

  @Test
  void theAskerHearsNothingBeforeTheyAreLetIn() {
    joins.ask(from(eve), table);
    settled();
    JoinRequests.News waiting = joins.news(eve, table);
    assertThat(waiting).isEqualTo(joins.news(eve, "nowhere"));
    assertThat(waiting.joined()).isFalse();
    requests.answer(host, table, eve, RequestService.Reply.YES);
    assertThat(joins.news(eve, table).joined()).isTrue();
    assertThat(queries.read(table, eve).people().seats().get(1).player()).contains(player(eve));
    service.act(table, it -> it.seating().stand(eve, 1));
    assertThat(joins.news(eve, table).joined()).isTrue();
  }

  @Test
  void aRequestEndsWithoutAnAnswer() {
    joins.ask(from(eve), table);
    settled();
    clock.move(JoinDraw.WAIT.minusMinutes(1));
    joins.endOld();
    assertThat(open()).hasSize(1);
    clock.move(Duration.ofMinutes(1));
    clock.move(Duration.ofMillis(1));
    joins.endOld();
    assertThat(open()).isEmpty();
    assertThat(told().getLast().people().requests()).isEmpty();
    tables.forget(table);
    assertThat(open()).isEmpty();
  }

  @Test
  void askingAgainIsWaitingAgain() {
    joins.ask(from(eve), table);
    settled();
    clock.move(JoinDraw.WAIT);
    joins.ask(from(eve), table);
    settled();
    clock.move(Duration.ofSeconds(1));
    joins.endOld();
    assertThat(open()).hasSize(1);
  }

  @Test
  void aRefusalIsOnDiskAndHoldsForAWhile() {
    joins.ask(from(eve), table);
    settled();
    requests.answer(host, table, eve, RequestService.Reply.NOT_NOW);
    tables.forget(table);
    joins.ask(from(eve), table);
    assertThat(open()).isEmpty();
    joins.endOld();
    joins.ask(from(eve), table);
    assertThat(open()).isEmpty();
    clock.move(Duration.ofMinutes(6));
    joins.ask(from(eve), table);
    assertThat(open()).hasSize(1);
  }

  @Test
  void whoIsRemovedNeverAsksAgain() {
    joins.ask(from(eve), table);
    settled();
    requests.answer(host, table, eve, RequestService.Reply.YES);
    service.act(table, it -> it.hosting().remove(host, eve));
    clock.move(Duration.ofDays(1));
    joins.ask(from(eve), table);
    assertThat(open()).isEmpty();
  }

  private List<RequestMessage> open() {
    settled();
    return queries.read(table, host).people().requests().orElse(List.of());
  }

  private List<TableMessage> told() {
    return messaging.on(TableDestinations.table(table), TableMessage.class);
  }

  private static Player player(String id) {
    return new Player(id, "Mx " + id);
  }

  private static Party from(String person) {
    return new Party("192.0.2.1", person);
  }

  /** Waits until the queue has done all that was put into it, and places are given. */
  private void settled() {
    await().until(updates::isIdle);
    joins.draw();
    await().until(updates::isIdle);
  }
}
