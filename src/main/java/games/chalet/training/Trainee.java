package games.chalet.training;

import games.chalet.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/**
 * A guest who plays at random: takes any possible action as soon as a frame has come that allows
 * it, sometimes takes back or looks ahead, and rarely calls out of turn.
 */
final class Trainee {

  private static final int LONGEST_MATCH_SECONDS = 60;
  private static final int CALLS_ONCE_IN = 20;
  private static final int LOOKS_AHEAD_ONCE_IN = 20;
  private static final int TAKES_BACK_ONCE_IN = 40;

  private final GuestHttp http;
  private final StompSession session;
  private final Json json;
  private final Random random;
  private final Map<String, CompletableFuture<Void>> ends = new ConcurrentHashMap<>();
  private int commands;

  Trainee(int port, int number) {
    json = Json.create();
    random = new Random(number);
    http = new GuestHttp(port, json);
    http.greet();
    http.write("PUT", "/api/session", Map.of("name", "Guest " + number));
    session = new StompSession(http, this::received);
    session.subscribe("replies", "/user/topic/replies");
    session.subscribe("lobby", "/topic/lobby");
  }

  GuestHttp http() {
    return http;
  }

  void sitAt(String table) {
    session.subscribe(table, "/topic/table." + table);
  }

  void standUpFrom(String table) {
    session.unsubscribe(table);
  }

  /** Makes this guest play that match on its own; it is told of changes like browsers. */
  void play(String match, int seat) {
    String frames = "/topic/match." + match + ".seat." + seat;
    session.subscribe(match, frames);
    session.subscribeToChanges(changesOf(match), frames);
    send(match, "snapshot", Map.of());
  }

  /** Waits until the match has been played out. */
  void awaitEnd(String match) {
    end(match).orTimeout(LONGEST_MATCH_SECONDS, TimeUnit.SECONDS).join();
    session.unsubscribe(match);
    session.unsubscribe(changesOf(match));
  }

  private static String changesOf(String match) {
    return match + ".changes";
  }

  void leave() {
    session.close();
  }

  private void received(byte[] body) {
    JsonNode message = json.tree(body);
    if (message.has("viewer")) {
      look(message);
    } else if (message.path("kind").asString("").equals("frame")) {
      look(message.path("frame"));
    }
  }

  private void look(JsonNode frame) {
    String match = frame.path("match").asString();
    if (!frame.at("/turn/over").isNull()) {
      end(match).complete(null);
    } else if (!frame.path("legalActions").isEmpty() && (isAwaited(frame) || once(CALLS_ONCE_IN))) {
      act(match, frame);
    }
  }

  private CompletableFuture<Void> end(String match) {
    return ends.computeIfAbsent(match, it -> new CompletableFuture<>());
  }

  private void act(String match, JsonNode frame) {
    JsonNode choice = frame.path("choice");
    JsonNode actions = frame.path("legalActions");
    JsonNode action = actions.get(random.nextInt(actions.size()));
    if (once(LOOKS_AHEAD_ONCE_IN)) {
      send(match, "foresee", Map.of("choice", choice, "actions", List.of(action)));
    }
    if (frame.path("undo").asInt() > 0 && once(TAKES_BACK_ONCE_IN)) {
      send(match, "undo", Map.of("choice", choice));
      send(match, "snapshot", Map.of());
    } else {
      send(match, "act", Map.of("choice", choice, "action", action));
    }
  }

  private static boolean isAwaited(JsonNode frame) {
    String viewer = frame.path("viewer").asString();
    return frame
        .at("/turn/awaited")
        .valueStream()
        .anyMatch(seat -> viewer.equals("seat." + seat.asInt()));
  }

  private boolean once(int in) {
    return random.nextInt(in) == 0;
  }

  private synchronized void send(String match, String what, Map<String, ?> body) {
    Map<String, Object> command = new TreeMap<>(body);
    commands++;
    command.put("commandId", "c" + commands);
    session.send(
        "/app/match." + match + "." + what,
        new String(json.write(command), StandardCharsets.UTF_8));
  }
}
