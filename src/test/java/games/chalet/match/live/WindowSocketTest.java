package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Windows in the whole server, over real sockets and in real time. */
@WholeServer
class WindowSocketTest {

  private static final Map<String, Object> CLAIM = Map.of("type", "Claim");
  private static final Map<String, Object> PASS = Map.of("type", "Pass");

  @LocalServerPort private int port;
  @Autowired private Matches matches;
  @Autowired private Json json;

  private StompPlayer ann;
  private StompPlayer bob;
  private StompPlayer cyd;
  private String match = "";

  @SuppressWarnings("NullAway.Init")
  WindowSocketTest() {}

  @BeforeEach
  void comeIn() {
    ann = StompPlayer.guest(port, "Ann");
    bob = StompPlayer.guest(port, "Bob");
    cyd = StompPlayer.guest(port, "Cyd");
  }

  @AfterEach
  void close() {
    List.of(ann, bob, cyd).forEach(StompPlayer::close);
  }

  @Test
  void aWindowOpensForAllAndTimeClosesIt() {
    Duration length = Duration.ofMillis(700);
    startWith(length);
    long before = System.nanoTime();
    assertThat(act(ann, CLAIM).path("kind").asString()).isEqualTo("ack");
    for (StompPlayer player : List.of(ann, bob, cyd)) {
      JsonNode open = position(player, it -> !it.at("/turn/window").isNull());
      assertThat(open.at("/turn/window").asString()).isEqualTo(Pebbles.WINDOW);
      assertThat(open.at("/turn/awaited").toString()).isEqualTo("[1,2]");
      assertThat(open.path("windowLengthMillis").asLong()).isEqualTo(length.toMillis());
      assertThat(open.path("windowMillis").asLong()).isBetween(1L, length.toMillis());
    }
    JsonNode closed =
        position(bob, it -> it.at("/turn/awaited").toString().equals("[1]") && shut(it));
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isGreaterThanOrEqualTo(length);
    assertThat(closed.path("windowMillis").isNull()).isTrue();
    assertThat(closed.path("windowLengthMillis").isNull()).isTrue();
    assertThat(closed.at("/view/points").toString()).isEqualTo("[5,0,0]");
  }

  @Test
  void aWindowClosesWhenNobodyIsAwaitedAnyMore() {
    startWith(Duration.ofHours(8));
    act(ann, CLAIM);
    position(bob, it -> !shut(it));
    assertThat(act(bob, PASS).path("kind").asString()).isEqualTo("ack");
    JsonNode half = position(cyd, it -> it.at("/turn/awaited").toString().equals("[2]"));
    assertThat(half.path("windowMillis").asLong()).isPositive();
    assertThat(act(cyd, PASS).path("kind").asString()).isEqualTo("ack");
    for (StompPlayer player : List.of(ann, bob, cyd)) {
      position(player, it -> it.at("/view/points").toString().equals("[5,0,0]") && shut(it));
    }
  }

  private static boolean shut(JsonNode position) {
    return position.at("/turn/window").isNull();
  }

  private void startWith(Duration window) {
    List<StompPlayer> players = List.of(ann, bob, cyd);
    match =
        matches
            .start(
                new NewMatch(
                    "nowhere",
                    new NewMatch.WantedGame("pebbles", json.tree(new Pebbles.Rule(20))),
                    players.stream().map(player -> new Seating(player.playerId(), "X")).toList(),
                    Optional.of(new Seat(0)),
                    new Pace(TurnClock.OFF, Map.of(Pebbles.WINDOW, window), BotPace.USUAL),
                    new Visibility(false, true, false)))
            .id();
    players.forEach(player -> player.subscribe(topic(player)));
    players.forEach(StompPlayer::settle);
  }

  private JsonNode act(StompPlayer player, Map<String, Object> action) {
    String to = "/app/match." + match;
    JsonNode position = player.ask(to + ".snapshot", Map.of()).path("position");
    return player.ask(to + ".act", Map.of("choice", position.path("choice"), "action", action));
  }

  private JsonNode position(StompPlayer player, Predicate<JsonNode> wished) {
    return player.await(topic(player), wished);
  }

  private String topic(StompPlayer player) {
    int seat = List.of(ann, bob, cyd).indexOf(player);
    return "/topic/match." + match + ".seat." + seat;
  }
}
