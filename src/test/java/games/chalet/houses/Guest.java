package games.chalet.houses;

import games.chalet.testing.Browser;
import games.chalet.testing.socket.Sockets;
import games.chalet.testing.socket.StompListener;
import games.chalet.testing.socket.StompSocket;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tools.jackson.databind.JsonNode;

/** A guest with one socket, who asks one thing after the other and waits for each answer. */
final class Guest implements StompListener {

  private static final int PATIENCE_SECONDS = 60;

  private final Browser visitor;
  private final StompSocket socket;
  private final CompletableFuture<Void> open = new CompletableFuture<>();
  private final Map<String, CompletableFuture<JsonNode>> questions = new ConcurrentHashMap<>();

  Guest(Sockets sockets, int port, Browser visitor) {
    this.visitor = visitor;
    String token = visitor.greet();
    try {
      socket = StompSocket.open(sockets, port, visitor.cookieHeader(), token, this);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    get(open, "connecting");
    socket.subscribe("replies", "/user/topic/replies");
  }

  Browser visitor() {
    return visitor;
  }

  /** The match as this guest may see it now: frame and past. */
  JsonNode snapshot(String match) {
    return ask(match, "snapshot", Map.of());
  }

  /** Sends a command about a match; its reply. */
  JsonNode ask(String match, String what, Map<String, ?> body) {
    String id = UUID.randomUUID().toString().replace("-", "");
    Map<String, Object> command = new TreeMap<>(body);
    command.put("commandId", id);
    CompletableFuture<JsonNode> reply = new CompletableFuture<>();
    questions.put(id, reply);
    String json = new String(Browser.JSON.write(command), StandardCharsets.UTF_8);
    socket.send("/app/match." + match + "." + what, json);
    return get(reply, what + " of " + match);
  }

  @Override
  public void connected() {
    open.complete(null);
  }

  @Override
  public void message(String subscription, ByteBuffer body) {
    byte[] bytes = new byte[body.remaining()];
    body.get(bytes);
    JsonNode reply = Browser.JSON.tree(bytes);
    CompletableFuture<JsonNode> question = questions.remove(reply.path("commandId").asString(""));
    if (question != null) {
      question.complete(reply);
    }
  }

  private static <T> T get(CompletableFuture<T> future, String what) {
    try {
      return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new IllegalStateException("No answer: " + what, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
