package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.json.Json;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.player.PlayerRenamed;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.stomp.PlayerWentOffline;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.table.change.TableDestinations;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.TableMessage;
import games.chalet.table.persistence.Tables;
import games.chalet.testing.MovableClock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;

/** The names and the presence of people at tables, and how many tables they may be at. */
@InTableRoom
class PeopleAtTablesTest {

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableQueries queries;
  @Autowired private TableMatches starts;
  @Autowired private Chat chat;
  @Autowired private Tables tables;
  @Autowired private TableUpdateQueue updates;
  @Autowired private PresenceNumbers numbers;
  @Autowired private NotedMessaging messaging;
  @Autowired private NotedMatches matches;
  @Autowired private TableRoom.SomePlayers players;
  @Autowired private TableRoom.SomeConnections connections;
  @Autowired private ApplicationEventPublisher events;
  @Autowired private MovableClock clock;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String ben = "zben" + suffix;
  private final String eve = "aeve" + suffix;
  private String table = "";

  @BeforeEach
  void openATable() {
    table = open(host);
    messaging.clear();
  }

  private String open(String by) {
    NewTable wanted =
        json.read(
            """
            {"game": "avalanche", "settings": {"options": {}, "firstSeat": null, "turnClock": "OFF",
             "isPublic": true, "spectators": true}}
            """,
            NewTable.class);
    return opening.open(by, wanted, Optional.empty()).id();
  }

  private void name(String person, String name) {
    players.named.compute(
        person, (id, before) -> new Player(id, name, before == null ? 1 : before.version() + 1));
  }

  private void rename(String person, String name) {
    name(person, name);
    events.publishEvent(new PlayerRenamed(person));
  }

  private void come(String person) {
    service.comeIn(() -> person, table, Optional.empty(), true);
  }

  private Map<String, String> names() {
    TableMessage.People people = queries.read(table, host).people();
    return Stream.concat(
            people.seats().stream().flatMap(seat -> seat.player().stream()),
            people.visitors().stream().map(TableMessage.VisitorMessage::player))
        .collect(Collectors.toMap(Player::id, Player::name));
  }

  private List<TableMessage> told() {
    return messaging.on(TableDestinations.table(table), TableMessage.class);
  }

  @Test
  void aNameIsToldEverywhereAndWrittenNowhere() {
    come(ben);
    service.act(table, it -> it.seating().sit(ben, 1));
    await().until(updates::isIdle);
    messaging.clear();
    long version = tables.find(table).orElseThrow().version();
    rename(ben, "Ben");
    await().until(updates::isIdle);
    assertThat(told()).hasSize(1);
    TableMessage news = told().getFirst();
    assertThat(news.people().seats().get(1).player()).contains(new Player(ben, "Ben"));
    assertThat(news.version()).isEqualTo(version);
    assertThat(tables.find(table).orElseThrow().version()).isEqualTo(version);
  }

  @Test
  void whatHappensWithinAMomentIsToldTwiceAtMostAndTheLastOfItIsTrue() {
    for (int i = 1; i <= 100; i++) {
      rename(host, "Ada " + i);
      connections.online.add(host);
      numbers.next(host);
      events.publishEvent(new PlayerCameOnline(host));
      connections.online.remove(host);
      numbers.next(host);
      events.publishEvent(new PlayerWentOffline(host));
    }
    await().until(updates::isIdle);
    // Names and presence, each at once and after the pause; longer only where the machine stands.
    assertThat(told()).hasSizeBetween(2, 40);
    TableMessage.SeatMessage last = told().getLast().people().seats().getFirst();
    assertThat(last.player().orElseThrow().name()).isEqualTo("Ada 100");
    assertThat(last.online()).isFalse();
    assertThat(last.presence()).isEqualTo(numbers.of(host));
  }

  @Test
  void theOneWhoSitsIsFirstThenTheOneWhoCameFirst() {
    name(host, "Ada");
    name(ben, "Ben");
    name(eve, "B\u0435n");
    come(ben);
    come(eve);
    assertThat(names()).containsEntry(ben, "Ben").containsEntry(eve, "B\u0435n (2)");
    service.act(table, it -> it.seating().sit(eve, 1));
    assertThat(names()).containsEntry(eve, "B\u0435n").containsEntry(ben, "Ben (2)");
    service.act(table, it -> it.seating().stand(eve, 1));
    assertThat(names()).containsEntry(ben, "Ben").containsEntry(eve, "B\u0435n (2)");
    tables.forget(table);
    assertThat(names()).containsEntry(ben, "Ben").containsEntry(eve, "B\u0435n (2)");
    service.leave(ben, table);
    come(ben);
    assertThat(names()).containsEntry(eve, "B\u0435n").containsEntry(ben, "Ben (2)");
  }

  @Test
  void twoWhoSitAreInTheOrderInWhichTheyCame() {
    name(host, "Ben");
    name(ben, "Ben");
    come(ben);
    service.act(table, it -> it.seating().sit(ben, 1));
    service.act(table, it -> it.seating().stand(host, 0));
    service.act(table, it -> it.seating().sit(ben, 0));
    service.act(table, it -> it.seating().sit(host, 1));
    assertThat(names()).containsEntry(host, "Ben").containsEntry(ben, "Ben (2)");
  }

  @Test
  void aMatchAndItsResultHaveTheNamesOfTheRoom() {
    name(host, "Ben");
    name(eve, "BEN");
    come(eve);
    service.act(table, it -> it.seating().sit(eve, 1));
    for (String person : List.of(host, eve)) {
      service.act(table, it -> it.rounds().ready(person, true));
    }
    starts.start(host, table);
    assertThat(matches.started.getLast().seats())
        .extracting(Seating::name)
        .containsExactly("Ben", "BEN (2)");
  }

  @Test
  void aLineKeepsTheNameWithWhichItWasSaid() {
    name(host, "Ben");
    name(eve, "Ben");
    come(eve);
    chat.say(eve, table, "I'm Ben");
    service.act(table, it -> it.seating().stand(host, 0));
    service.act(table, it -> it.seating().sit(eve, 0));
    name(eve, "Ann");
    chat.say(eve, table, "I'm not");
    assertThat(queries.read(table, host).said().chat())
        .extracting(line -> line.player().name())
        .containsExactly("Ben (2)", "Ann");
  }

  @Test
  void whoComesToTooManyTablesLeavesTheOldestOnesThatTheyOnlyWatch() {
    List<String> seats = IntStream.range(0, 2).mapToObj(i -> open(eve)).toList();
    List<String> watched =
        IntStream.range(0, WatchedTables.MOST)
            .mapToObj(
                i -> {
                  clock.move(Duration.ofSeconds(1));
                  return open("host" + i + suffix);
                })
            .toList();
    for (String next : watched) {
      clock.move(Duration.ofSeconds(1));
      service.comeIn(() -> eve, next, Optional.empty(), true);
      await().until(updates::isIdle);
    }
    assertThat(tables.idsWith(eve)).hasSize(WatchedTables.MOST).containsAll(seats);
    assertThat(tables.idsWith(eve)).doesNotContainAnyElementsOf(watched.subList(0, 2));
    assertThat(tables.idsWith(eve)).containsAll(watched.subList(2, watched.size()));
  }

  @Test
  void nobodyLosesASeatForComingToMoreTables() {
    List<String> seats =
        IntStream.range(0, WatchedTables.MOST + 1).mapToObj(i -> open(eve)).toList();
    come(eve);
    String other = open(ben);
    service.comeIn(() -> eve, other, Optional.empty(), true);
    await().until(updates::isIdle);
    assertThat(tables.idsWith(eve)).containsAll(seats).contains(other).doesNotContain(table);
  }
}
