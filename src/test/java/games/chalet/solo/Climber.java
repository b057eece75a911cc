package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.StompPlayer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Somebody who plays alone, by HTTP and STOMP as a browser does. */
final class Climber implements AutoCloseable {

  private static final AtomicInteger NAMES = new AtomicInteger();

  private final StompPlayer player;
  private final Browser browser;

  private Climber(StompPlayer player) {
    this.player = player;
    this.browser = player.browser();
  }

  /** A new guest. */
  static Climber at(int port) {
    return new Climber(StompPlayer.guest(port, "Climber " + NAMES.incrementAndGet()));
  }

  String id() {
    return player.playerId();
  }

  Browser browser() {
    return browser;
  }

  Answer get(String path) {
    return browser.get(path);
  }

  Answer post(String path) {
    return browser.post(path, null);
  }

  Answer post(String path, @Nullable Object body) {
    return browser.post(path, body);
  }

  /** Returns the answer to a request that must succeed. */
  JsonNode read(String path) {
    return Browser.ok(get(path));
  }

  /** A match that has begun. */
  record Begun(String table, String match) {

    static Begun of(Answer answer) {
      JsonNode started = Browser.ok(answer);
      assertThat(started.propertyNames()).containsExactly("table", "match");
      return new Begun(started.path("table").asString(), started.path("match").asString());
    }
  }

  Begun solitaire(boolean giveUp) {
    return Begun.of(trySolitaire(Map.of(), giveUp));
  }

  Answer trySolitaire(Map<String, ?> options, boolean giveUp) {
    return post("/api/solitaires", Map.of("game", Pines.ID, "options", options, "giveUp", giveUp));
  }

  Begun play(String deal) {
    return Begun.of(tryPlay(deal, false));
  }

  Answer tryPlay(String deal, boolean again) {
    return post("/api/deals/" + deal + "/play", Map.of("again", again));
  }

  /** Makes a challenge of a match of one's own; answers its code. */
  String challenge(String match) {
    return Browser.ok(post("/api/matches/" + match + "/challenge")).path("code").asString();
  }

  /** Plays to the end, climbing everything. */
  void climbAll(String match) {
    act(match, Pines.TREES, "Climb");
  }

  /** Plays to the end without a point. */
  void passAll(String match) {
    act(match, Pines.TREES, "Pass");
  }

  void act(String match, int times, String move) {
    for (int ply = 0; ply < times; ply++) {
      JsonNode position = snapshot(match).path("position");
      JsonNode answer =
          ask(
              match,
              "act",
              Map.of("choice", position.path("choice"), "action", Map.of("type", move)));
      assertThat(answer.path("kind").asString()).as(answer.toString()).isEqualTo("ack");
    }
  }

  /** Returns a bot's advice, or the reason why there is no hint. */
  JsonNode hint(String match) {
    return ask(match, "hint", Map.of("choice", snapshot(match).at("/position/choice")));
  }

  JsonNode snapshot(String match) {
    return player.snapshot(match);
  }

  JsonNode ask(String match, String what, Map<String, ?> body) {
    return player.ask(match, what, body);
  }

  /** The code with which a subscription is refused. */
  String refusedSubscription(String destination) {
    player.subscribe(destination);
    return player
        .awaitReply(
            reply ->
                reply.path("destination").asString("").equals(destination)
                    || (reply.path("kind").asString("").equals("refused")
                        && !reply.hasNonNull("commandId")))
        .path("code")
        .asString();
  }

  /** Returns this player's attempt. */
  JsonNode mine(String deal) {
    return read("/api/deals/" + deal).path("mine");
  }

  static List<String> players(JsonNode attempts) {
    return attempts.valueStream().map(it -> it.at("/player/id").asString()).toList();
  }

  @Override
  public void close() {
    player.close();
  }
}
