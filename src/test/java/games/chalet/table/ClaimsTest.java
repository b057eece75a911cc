package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.MatchEvent.SeatPassed;
import games.chalet.match.MatchSummary;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.player.Player;
import games.chalet.player.PlayerReferences;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.stomp.PlayerCameOnline;
import games.chalet.table.change.TableAttendance;
import games.chalet.table.change.TableUpdateQueue;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.PassingMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.message.TableSummary;
import games.chalet.table.model.Request;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.table.persistence.Tables;
import games.chalet.testing.MovableClock;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;

/** Claims to seats on a real database: how soon a friend is back, and what happens in between. */
@InTableRoom
class ClaimsTest {

  /** The time between two regular looks for who is offline. */
  private static final Duration LOOK = Duration.ofSeconds(10);

  private static final int BENS = 1;

  @Autowired private TableOpening opening;
  @Autowired private TableService service;
  @Autowired private TableMatches starts;
  @Autowired private TableQueries queries;
  @Autowired private TurnsAtTables turns;
  @Autowired private RequestService requests;
  @Autowired private MatchListener matchNews;
  @Autowired private HostSuccession watch;
  @Autowired private TableAttendance presence;
  @Autowired private OfflinePlayers offline;
  @Autowired private PlayerReferences references;
  @Autowired private Tables tables;
  @Autowired private TableUpdateQueue updates;
  @Autowired private NotedMatches matches;
  @Autowired private MovableClock clock;
  @Autowired private TableRoom.SomePlayers players;
  @Autowired private TableRoom.SomeConnections connections;
  @Autowired private ApplicationEventPublisher events;
  @Autowired private Json json;

  private final String suffix = TableRoom.newSuffix();
  private final String host = "host" + suffix;
  private final String ben = "ben" + suffix;
  private final String benAgain = "again" + suffix;
  private final String cleo = "cleo" + suffix;
  private String table = "";
  private Duration since = Duration.ZERO;

  @BeforeEach
  void forgetOtherTests() {
    connections.online.clear();
    matches.whilePassing = seat -> {};
    since = Duration.ZERO;
  }

  @Test
  void aLostCookieIsBackWithinAMinuteWithOneYes() {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    assertThat(holder()).isEqualTo(benAgain);
    assertThat(since).isLessThan(Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @EnumSource(
      value = TurnClock.class,
      names = {"OFF", "M3"})
  void amongThreeOneYesIsEnoughWithinAMinuteUnlessTheThirdSaysNo(TurnClock turn) {
    play(turn, ben, cleo);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    assertThat(holder()).isEqualTo(ben);
    wait(Duration.ofSeconds(18));
    assertThat(holder()).isEqualTo(ben);
    wait(Duration.ofSeconds(2));
    assertThat(holder()).isEqualTo(benAgain);
    assertThat(since).isLessThanOrEqualTo(Duration.ofMinutes(1));
    assertThat(passings(cleo))
        .extracting(passing -> passing.agreed().stream().map(Player::id).toList())
        .containsExactly(List.of(host));
  }

  @Test
  void aNoInTimeKeepsTheSeat() {
    play(TurnClock.OFF, ben, cleo);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    says(cleo, RequestService.Reply.NOT_NOW);
    wait(Duration.ofMinutes(2));
    assertThat(holder()).isEqualTo(ben);
  }

  /** The phone was locked, and somebody else took the seat: one tap brings it back. */
  @Test
  void aPhoneThatWasLockedForFortySecondsGetsItsSeatBackWithOneTap() {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    comesOnline(ben);
    assertThat(holder()).isEqualTo(benAgain);
    TableMessage seen = queries.read(table, ben);
    assertThat(seen.invitation().code()).isEmpty();
    assertThat(seen.said().chat()).isEmpty();
    assertThat(passings(ben)).extracting(passing -> passing.former().id()).containsExactly(ben);
    assertThat(queries.of(ben)).extracting(TableSummary::id).containsExactly(table);
    assertThat(turns.of(new Party("192.0.2.1", ben))).isEmpty();
    assertThat(references.of(Set.of(ben))).containsExactly(ben);
    assertThat(requests.takeBack(ben, table, BENS).people().passings().orElseThrow())
        .extracting(PassingMessage::takenBack, PassingMessage::spoiled)
        .containsExactly(tuple(true, Optional.of(true)));
    assertThat(holder()).isEqualTo(ben);
    assertThat(matches.partings.getLast())
        .isEqualTo("giveBack %s 1 %s %s".formatted(match(), benAgain, ben));
    refused("seat-taken", () -> requests.takeBack(ben, table, BENS));
    refused("seat-taken", () -> requests.takeBack(benAgain, table, BENS));
    refused("unknown-table", () -> requests.takeBack("stranger", table, BENS));
  }

  @Test
  void withBothBrowsersOpenTheSeatStaysWhereItIs() {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    for (int times = 0; times < 3; times++) {
      comesOnline(ben);
      wait(Duration.ofSeconds(40));
      connections.online.remove(ben);
    }
    assertThat(holder()).isEqualTo(benAgain);
    assertThat(find().people().has(ben)).isFalse();
  }

  @Test
  void aRestartInBetweenCostsHalfAMinuteMore() {
    play(TurnClock.OFF, ben, cleo);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    restart();
    since = Duration.ZERO;
    wait(Duration.ofSeconds(20));
    assertThat(holder()).isEqualTo(ben);
    wait(Duration.ofSeconds(20));
    assertThat(holder()).isEqualTo(benAgain);
    assertThat(since).isLessThan(Duration.ofMinutes(1));
    restart();
    requests.takeBack(ben, table, BENS);
    assertThat(holder()).isEqualTo(ben);
  }

  @Test
  void inAMatchOfDaysOneYesWaitsForADayThatCountsOverRestarts() {
    play(TurnClock.D1, ben);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    wait(Duration.ofHours(23));
    restart();
    players.unseenFor.put(ben, Duration.ofHours(23));
    wait(Duration.ofHours(2));
    assertThat(holder()).isEqualTo(ben);
    players.unseenFor.put(ben, Duration.ofDays(1));
    wait(Duration.ofMinutes(61));
    assertThat(holder()).isEqualTo(benAgain);
  }

  @Test
  void inAMatchOfDaysTwoAreEnough() {
    play(TurnClock.D3, ben, cleo);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    wait(Duration.ofMinutes(5));
    assertThat(holder()).isEqualTo(ben);
    says(cleo, RequestService.Reply.YES);
    assertThat(holder()).isEqualTo(benAgain);
  }

  /** The match judges; what it has passed the table follows, whoever comes back meanwhile. */
  @Test
  void aPlayerWhoComesBackWhileTheSeatPassesChangesNothing() {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    matches.whilePassing = seat -> connections.online.add(ben);
    says(host, RequestService.Reply.YES);
    assertThat(holder()).isEqualTo(benAgain);
    assertThat(playerInMatch()).isEqualTo(benAgain);
  }

  /** A refusal means that nothing has changed. */
  @Test
  void aRefusalOfTheMatchChangesNothingAtTheTable() {
    for (TableRefusal reason :
        List.of(TableRefusal.NOT_AWAY, TableRefusal.CHANGED, TableRefusal.NOT_PLAYING)) {
      play(TurnClock.OFF, ben);
      loses(ben);
      asks();
      Table before = find();
      matches.whilePassing =
          seat -> {
            throw reason.of();
          };
      assertThatThrownBy(() -> says(host, RequestService.Reply.YES))
          .isInstanceOf(RefusedException.class);
      assertThat(find().version()).isEqualTo(before.version());
      assertThat(find().requests().open()).isEqualTo(before.requests().open());
      assertThat(playerInMatch()).isEqualTo(ben);
      matches.whilePassing = seat -> {};
      says(host, RequestService.Reply.YES);
      assertThat(holder()).isEqualTo(benAgain);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aServerThatDiesBetweenMatchAndTableCompletesIt(boolean back) {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    if (back) {
      says(host, RequestService.Reply.YES);
    }
    String next = back ? ben : benAgain;
    matches.pass(match(), new Seat(BENS), "", new Seating(next, next));
    restart();
    matchNews.makeGood();
    settled(); // It has looked by now, and queued the change.
    settled();
    assertThat(holder()).isEqualTo(next);
    assertThat(find().claims().isFormer(ben)).isEqualTo(!back);
  }

  /** The news of a passing comes late, when the seat has been taken back. */
  @Test
  void lateNewsOfAPassingMovesNobody() {
    play(TurnClock.OFF, ben);
    loses(ben);
    asks();
    says(host, RequestService.Reply.YES);
    MatchSummary then = matches.find(match()).orElseThrow();
    requests.takeBack(ben, table, BENS);
    events.publishEvent(new SeatPassed(then, new Seat(BENS)));
    settled();
    assertThat(holder()).isEqualTo(ben);
  }

  @Test
  void aSpoiledMatchIsEndedByEitherPlayer() {
    for (String either : List.of(ben, host)) {
      play(TurnClock.OFF, ben);
      loses(ben);
      asks();
      says(host, RequestService.Reply.YES);
      refused("match-running", () -> requests.endSpoiled(host, table));
      requests.takeBack(ben, table, BENS);
      requests.endSpoiled(either, table);
      assertThat(matches.partings.getLast()).isEqualTo("giveUp " + match());
    }
  }

  /** Opens a table, at which the host and these play. */
  private void play(TurnClock turn, String... others) {
    List<String> all = new ArrayList<>(List.of(others));
    NewTable wanted =
        json.read(
            """
            {"game": "avalanche", "seats": %d, "settings": {"options": {}, "firstSeat": null,
             "turnClock": "%s", "isPublic": false, "spectators": true}}
            """
                .formatted(all.size() + 1, turn),
            NewTable.class);
    table = opening.open(host, wanted, Optional.empty()).id();
    connections.online.add(host);
    for (int number = 0; number < all.size(); number++) {
      String person = all.get(number);
      int seat = number + 1;
      connections.online.add(person);
      service.comeIn(() -> person, table, code(), true);
      service.act(table, it -> it.seating().sit(person, seat));
    }
    starts.start(host, table);
  }

  /** A player goes offline, and is away for long after half a minute. */
  private void loses(String person) {
    connections.online.remove(person);
    wait(Duration.ofSeconds(40));
    assertThat(presence.isClaimable(person)).isTrue();
  }

  private void comesOnline(String person) {
    connections.online.add(person);
    events.publishEvent(new PlayerCameOnline(person));
    settled();
  }

  private void asks() {
    connections.online.add(benAgain);
    service.comeIn(() -> benAgain, table, code(), true);
    requests.ask(new Player(benAgain, "Ben"), table, Request.Kind.CLAIM, Optional.of(BENS));
  }

  private void says(String person, RequestService.Reply reply) {
    requests.answer(person, table, benAgain, reply);
  }

  /** Time passes, in which the server looks regularly. */
  private void wait(Duration time) {
    Duration most = time.compareTo(Duration.ofHours(1)) < 0 ? LOOK : time;
    for (Duration left = time; left.isPositive(); left = left.minus(most)) {
      watch.look();
      clock.move(left.compareTo(most) < 0 ? left : most);
      watch.look();
      settled();
      requests.passDue();
      settled();
    }
    since = since.plus(time);
  }

  /** The memory of the process is gone. */
  private void restart() {
    settled();
    tables.forget(table);
    tables.seated().stream()
        .map(Tables.Seated::player)
        .forEach(player -> offline.on(new PlayerCameOnline(player)));
  }

  private void settled() {
    await().until(updates::isIdle);
  }

  private Optional<String> code() {
    return Optional.of(find().code());
  }

  private Table find() {
    return tables.find(table).orElseThrow();
  }

  private String match() {
    return find().match().orElseThrow();
  }

  private String holder() {
    return Objects.requireNonNull(find().people().seats().get(BENS).player());
  }

  private String playerInMatch() {
    return matches.find(match()).orElseThrow().seats().get(BENS).player();
  }

  private List<PassingMessage> passings(String person) {
    return queries.read(table, person).people().passings().orElseThrow();
  }

  private static void refused(String code, ThrowingCallable attempt) {
    assertThatThrownBy(attempt)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
