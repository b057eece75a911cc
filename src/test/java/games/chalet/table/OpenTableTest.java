package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.MatchEvent.MatchEnded;
import games.chalet.match.NewMatch;
import games.chalet.match.Seating;
import games.chalet.player.Player;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.InvitedTable;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Table;
import games.chalet.table.persistence.Tables;
import games.chalet.web.RefusedException;
import games.chalet.web.Token;
import games.chalet.web.programs.Program;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Tables with open seats on a real database. */
@InTableRoom
class OpenTableTest {

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableMatches matchStarts;
  @Autowired private TableQueries queries;
  @Autowired private BotTables bots;
  @Autowired private ProgramController programs;
  @Autowired private SeatTokens tokens;
  @Autowired private Tables tables;
  @Autowired private TableUpdateQueue updates;
  @Autowired private NotedMatches matches;
  @Autowired private TableRoom.SomeConnections connections;
  @Autowired private ApplicationEventPublisher events;
  @Autowired private JdbcTemplate jdbc;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String ada = "ada" + suffix;
  private final String ben = "ben" + suffix;
  private String table = "";

  private TableMessage open(String game, String options) {
    NewTable wanted =
        json.read(
            """
            {"game": "%s", "settings": {"options": %s, "firstSeat": null, "turnClock": "OFF",
             "isPublic": false, "spectators": true}}
            """
                .formatted(game, options),
            NewTable.class);
    TableMessage opened = opening.open(host, wanted, Optional.empty());
    table = opened.id();
    return opened;
  }

  private void sit(String person, int seat) {
    Optional<String> code = now().invitation().code();
    service.act(table, it -> it.seating().visit(person, code));
    service.act(table, it -> it.seating().sit(person, seat));
  }

  private TableMessage now() {
    return queries.read(table, host);
  }

  /** Gathers for the same game again. */
  private TableMessage gatherAgain() {
    return service.chooseGame(host, table, now().invitation().game());
  }

  private TableMessage choose(String options) {
    SettingsMessage before = now().settings();
    return service.settle(
        host,
        table,
        new SettingsMessage(
            json.read(options, JsonNode.class),
            before.firstSeat(),
            before.turnClock(),
            before.windows(),
            before.isPublic(),
            before.spectators(),
            before.botPace(),
            before.hints()));
  }

  private NewMatch started() {
    matchStarts.start(host, table);
    return matches.started.getLast();
  }

  private void end() {
    events.publishEvent(new MatchEnded(matches.end(now().match().orElseThrow())));
    await().until(updates::isIdle);
    assertThat(now().status()).isEqualTo(Table.Status.OVER);
  }

  private List<String> names(TableMessage shown) {
    return shown.people().seats().stream()
        .map(
            seat ->
                seat.player()
                    .map(player -> player.id())
                    .or(() -> seat.bot().map(TableMessage.BotMessage::name))
                    .orElse("-"))
        .toList();
  }

  /** Returns the table as it is on disk, whatever is remembered of it. */
  private TableMessage onDisk() {
    tables.forget(table);
    return now();
  }

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  @Test
  void opensWithChairsUpToTheGamesMaximumWithoutAQuestionAboutSeats() {
    TableMessage opened = open("avalanche", "{}");
    assertThat(names(opened)).containsExactly(host, "-", "-", "-", "-", "-");
    assertThat(opened.people().openSeats()).contains(new SeatRange(2, 6));
    assertThat(onDisk()).isEqualTo(opened);
    assertThat(open("crashlanding", "{}").people().openSeats()).contains(new SeatRange(2, 2));
  }

  @Test
  void isRefusedForGamesThatAreUnknownOrForOnePlayer() {
    refused("unknown-game", () -> open("chess", "{}"));
    refused("seat-count", () -> open("infiniski", "{}"));
  }

  @Test
  void dealsOnlyForThoseWhoSitAndNumbersTheirSeatsAnew() {
    open("avalanche", "{}");
    sit(ada, 4);
    bots.place(host, table, 2, "RACER");
    String bot = now().people().seats().get(2).bot().orElseThrow().name();
    NewMatch match = started();
    assertThat(match.seats())
        .extracting(Seating::name)
        .containsExactly("Mx " + host, bot, "Mx " + ada);
    assertThat(match.game().options().path("deck").asString()).isEqualTo("FULL");
    assertThat(names(onDisk())).containsExactly(host, bot, ada);
    assertThat(now().people().openSeats()).contains(new SeatRange(2, 6));
  }

  @Test
  void refusesToStartAloneAndStaysAsItWas() {
    TableMessage opened = open("avalanche", "{}");
    int before = matches.started.size();
    refused("too-few-players", () -> matchStarts.start(host, table));
    assertThat(onDisk()).isEqualTo(opened);
    assertThat(matches.started).hasSize(before);
  }

  @Test
  void hasItsChairsAgainForTheNextMatch() {
    open("avalanche", "{}");
    sit(ada, 3);
    started();
    end();
    TableMessage gathering = gatherAgain();
    assertThat(gathering.status()).isEqualTo(Table.Status.GATHERING);
    assertThat(names(onDisk())).containsExactly(host, ada, "-", "-", "-", "-");
    sit(ben, 5);
    service.act(table, it -> it.rounds().ready(ada, true));
    assertThat(started().seats()).hasSize(3);
    assertThat(names(onDisk())).containsExactly(host, ada, ben);
  }

  @Test
  void dealsARematchAtOnceToThoseWhoAreThere() {
    open("avalanche", "{}");
    sit(ada, 3);
    started();
    end();
    connections.online.addAll(List.of(host, ada));
    matchStarts.rematch(ada, table);
    assertThat(matchStarts.rematch(host, table).status()).isEqualTo(Table.Status.PLAYING);
    assertThat(names(onDisk())).containsExactly(host, ada);
  }

  @Test
  void completesTheOptionsForTheNumberOfPlayersAtTheStart() {
    open("antarctic", "{}");
    assertThat(now().settings().options()).isEmpty();
    sit(ada, 1);
    assertThat(started().game().options().path("target").asString()).isEqualTo("POINTS_300");
    end();
    gatherAgain();
    service.act(table, it -> it.rounds().ready(ada, true));
    sit(ben, 2);
    assertThat(started().game().options().path("target").asString()).isEqualTo("POINTS_200");
  }

  @Test
  void keepsWhatTheHostHasChosenForAnyNumberOfPlayers() {
    open("antarctic", "{}");
    TableMessage chosen = choose("{\"target\": \"ONE_ROUND\"}");
    assertThat(chosen.settings().options().toString()).isEqualTo("{\"target\":\"ONE_ROUND\"}");
    sit(ada, 1);
    sit(ben, 2);
    assertThat(started().game().options().path("target").asString()).isEqualTo("ONE_ROUND");
    assertThat(onDisk().settings().options()).hasSize(1);
  }

  @Test
  void checksOptionsAgainAtTheStartWithTheNumberOfPlayers() {
    open("avalanche", "{\"deck\": \"SHORT\"}");
    for (int seat = 1; seat <= 4; seat++) {
      sit("guest" + seat + suffix, seat);
    }
    TableMessage before = now();
    refused("option-seats", () -> matchStarts.start(host, table));
    assertThat(onDisk()).isEqualTo(before);
    service.act(table, it -> it.seating().stand(host, 4));
    assertThat(started().game().options().path("deck").asString()).isEqualTo("SHORT");
  }

  @Test
  void startsARematchOfFewerWithTheOptionsThatFit() {
    open("avalanche", "{\"deck\": \"SHORT\"}");
    sit(ada, 1);
    sit(ben, 2);
    started();
    end();
    matchStarts.rematch(ben, table);
    NewMatch again = started();
    assertThat(again.seats()).extracting(Seating::playerId).containsExactly(host, ben);
    assertThat(again.game().options().path("deck").asString()).isEqualTo("SHORT");
    assertThat(names(onDisk())).containsExactly(host, ben);
  }

  @Test
  void hasChairsAndOptionsOfAnotherGameOnceTheHostChoosesIt() {
    open("avalanche", "{\"deck\": \"SHORT\"}");
    sit(ada, 3);
    TableMessage changed = service.chooseGame(host, table, "hike");
    assertThat(changed.settings().options()).isEmpty();
    assertThat(changed.people().seats()).hasSize(6);
    assertThat(onDisk()).isEqualTo(changed);
    refused("seat-count", () -> service.chooseGame(host, table, "infiniski"));
    refused("not-host", () -> service.chooseGame(ada, table, "avalanche"));
    assertThat(onDisk()).isEqualTo(changed);
    TableMessage race = service.chooseGame(host, table, "crashlanding");
    assertThat(race.people().openSeats()).contains(new SeatRange(2, 2));
    assertThat(names(onDisk())).containsExactly(host, ada);
  }

  @Test
  void refusesOptionsThatFitNoNumberOfPlayers() {
    open("avalanche", "{}");
    refused("unknown-option", () -> choose("{\"speed\": \"FAST\"}"));
    refused("option-value", () -> choose("{\"deck\": \"HUGE\"}"));
    refused("malformed", () -> choose("[]"));
    assertThat(choose("{\"deck\": \"SHORT\"}").settings().options()).hasSize(1);
  }

  @Test
  void letsTheHostChangeWhatIsNotPartOfTheMatchWhileItRuns() {
    open("avalanche", "{\"deck\": \"SHORT\", \"avalancheHits\": \"OTHERS\"}");
    sit(ada, 1);
    started();
    choose("{\"avalancheHits\": \"OTHERS\", \"deck\": \"SHORT\"}");
    refused("not-gathering", () -> choose("{\"deck\": \"SHORT\"}"));
  }

  @Test
  void forgetsAChosenFirstSeatThatVanished() {
    open("avalanche", "{}");
    sit(ada, 2);
    SettingsMessage before = now().settings();
    SettingsMessage wanted =
        new SettingsMessage(
            before.options(),
            Optional.of(new Seat(5)),
            before.turnClock(),
            before.windows(),
            false,
            true,
            before.botPace(),
            Optional.empty());
    service.settle(host, table, wanted);
    assertThat(started().first()).isEmpty();
    assertThat(onDisk().settings().firstSeat()).isEmpty();
  }

  @Test
  void letsAProgramKeepItsTokenInTheSeatThatIsNumberedAnew() {
    open("avalanche", "{}");
    sit(ada, 4);
    String token = programs.give(new Player(host, "Host"), table, 3).token();
    String other = programs.give(new Player(host, "Host"), table, 5).token();
    connections.online.add(programAt(token).id());
    int partings = matches.partings.size();
    started();
    assertThat(programAt(token).seat()).isEqualTo(1);
    assertThat(programAt(other).seat()).isEqualTo(3);
    assertThat(matches.partings).hasSize(partings);
    assertThat(connections.online).contains(programAt(token).id());
    String topic = "/topic/match." + now().match().orElseThrow() + ".seat.";
    assertThat(tokens.mayListen(programAt(token), topic + 1)).isTrue();
    assertThat(tokens.mayListen(programAt(token), topic + 3)).isFalse();
  }

  private Program programAt(String token) {
    return tokens.find(Token.parse(token).orElseThrow()).orElseThrow();
  }

  @Test
  void showsOnAnInvitationWhoIsThere() {
    open("avalanche", "{}");
    sit(ada, 4);
    bots.place(host, table, 2, "RACER");
    InvitedTable invitation = queries.invitation(now().invitation().code().orElseThrow(), null);
    String bot = now().people().seats().get(2).bot().orElseThrow().name();
    assertThat(invitation.players()).containsExactly("Mx " + host, bot, "Mx " + ada);
    assertThat(invitation.table().occupancy().seats()).isEqualTo(6);
  }

  @Test
  void isReadAsATableWithFixedSeatsWhereThatIsWhatWasStored() {
    open("avalanche", "{}");
    jdbc.update("update game_table set fewest_seats = null, most_seats = null where id = ?", table);
    assertThat(onDisk().people().openSeats()).isEmpty();
    sit(ada, 1);
    refused("empty-seats", () -> matchStarts.start(host, table));
  }
}
