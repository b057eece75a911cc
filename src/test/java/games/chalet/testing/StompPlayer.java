package games.chalet.testing;

import games.chalet.testing.socket.Sockets;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketClient;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One tab of a browser: a guest (or stranger) connected by STOMP over a real WebSocket, who hears
 * replies. Waiting methods fail the test after half a minute, telling what has come.
 */
public final class StompPlayer implements AutoCloseable {

  private static final String REPLIES = "/user/topic/replies";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Sockets SOCKETS = new Sockets();

  private final Browser browser;
  private final String playerId;
  private final Inbox inbox = new Inbox();
  private final AtomicInteger numbers = new AtomicInteger();
  private final WebSocketClient socket;

  /** True if the next frame continues a message. */
  private boolean isWithin;

  private StompPlayer(Browser browser, String playerId, String path, List<String> headers) {
    this.browser = browser;
    this.playerId = playerId;
    List<String> all = new ArrayList<>(headers);
    all.add("Sec-WebSocket-Protocol: v12.stomp");
    browser.address().ifPresent(from -> all.add("X-Forwarded-For: " + from));
    try {
      socket = WebSocketClient.connect(SOCKETS, browser.site().getPort(), inbox);
    } catch (IOException e) {
      throw new AssertionError("No connection", e);
    }
    socket.handshake(path, all);
    get(inbox.opened);
  }

  /** One message that came: from where, and what. */
  public record Received(String destination, JsonNode body) {}

  /** A new guest of that name, connected and listening to replies. */
  public static StompPlayer guest(int port, String name) {
    Browser browser = Browser.at(port);
    browser.choose(name);
    return tab(browser);
  }

  /** Somebody without a name, connected and listening to replies. */
  public static StompPlayer stranger(int port) {
    return tab(Browser.at(port));
  }

  /** Another tab of a browser, connected and listening to replies. */
  public static StompPlayer tab(Browser browser) {
    StompPlayer player = unconnected(browser);
    player.connect(browser.csrfToken());
    player.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    player.subscribe(REPLIES);
    return player;
  }

  /** A tab whose socket is open but which has not yet sent CONNECT. */
  public static StompPlayer unconnected(Browser browser) {
    browser.greet();
    return new StompPlayer(
        browser,
        browser.id(),
        "/ws",
        List.of("Cookie: " + browser.cookieHeader(), "Origin: " + browser.site()));
  }

  /** A program that plays by that token, connected and listening to replies: without cookies. */
  public static StompPlayer program(int port, String token) {
    StompPlayer program = unconnectedProgram(port, token);
    program.connect("");
    program.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    program.subscribe(REPLIES);
    return program;
  }

  /** The socket of a program that has not yet sent CONNECT. */
  public static StompPlayer unconnectedProgram(int port, String token) {
    return new StompPlayer(Browser.at(port), "", "/ws", List.of("Authorization: Bearer " + token));
  }

  /**
   * The socket that a page of some site opens in a browser, with that browser's cookies, and which
   * has not yet sent CONNECT.
   *
   * @param origin of the page; empty: not a page's
   */
  public static StompPlayer unconnectedPage(Browser browser, String address, String origin) {
    String cookie = "Cookie: " + browser.cookieHeader();
    return new StompPlayer(
        browser,
        "",
        address,
        origin.isEmpty() ? List.of(cookie) : List.of(cookie, "Origin: " + origin));
  }

  /** Sends CONNECT with that passcode. */
  public void connectBy(String passcode) {
    raw(StompFrames.connect("0,0", "passcode:" + passcode));
  }

  /** The browser of which this is a tab. */
  public Browser browser() {
    return browser;
  }

  /** The public id; empty for a stranger. */
  public String playerId() {
    return playerId;
  }

  /** Sends CONNECT with that CSRF token. */
  public void connect(String csrfToken) {
    raw(StompFrames.connect(csrfToken));
  }

  /** Subscribes; answers the subscription's id. */
  public String subscribe(String destination) {
    String id = "sub" + numbers.incrementAndGet();
    raw(StompFrames.subscribe(id, destination));
    return id;
  }

  /** Subscribes and asks for changes in place of whole messages. */
  public String subscribeToChanges(String destination) {
    String id = "sub" + numbers.incrementAndGet();
    raw(StompFrames.subscribeToChanges(id, destination));
    return id;
  }

  public void unsubscribe(String id) {
    raw(StompFrames.unsubscribe(id));
  }

  /** Sends a command, with a fresh {@code commandId} if it has none, and answers that id. */
  public String send(String destination, Map<String, ?> body) {
    Map<String, Object> command = withId(body);
    sendText(destination, new String(Browser.JSON.write(command), StandardCharsets.UTF_8));
    return id(command);
  }

  private Map<String, Object> withId(Map<String, ?> body) {
    Map<String, Object> command = new HashMap<>(body);
    command.putIfAbsent("commandId", "c" + System.nanoTime() + numbers.incrementAndGet());
    return command;
  }

  private static String id(Map<String, Object> command) {
    return String.valueOf(command.get("commandId"));
  }

  /** Sends a command and waits for its reply. */
  public JsonNode ask(String destination, Map<String, ?> body) {
    Map<String, Object> command = withId(body);
    CompletableFuture<JsonNode> reply = inbox.reply(id(command));
    send(destination, command);
    try {
      return reply.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new AssertionError("No reply to " + command + " among " + inbox.frames, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Sends a command about a match and waits for its reply. */
  public JsonNode ask(String match, String verb, Map<String, ?> body) {
    return ask("/app/match." + match + "." + verb, body);
  }

  /** The match as it may be seen from here now: position and past. */
  public JsonNode snapshot(String match) {
    return ask(match, "snapshot", Map.of());
  }

  /** Does that in a match, as the answer to what that position has shown. */
  public JsonNode act(String match, JsonNode position, JsonNode action) {
    return ask(match, "act", Map.of("choice", position.path("choice"), "action", action));
  }

  /** From now on keeps nothing of what comes but the replies to {@link #ask}. */
  public StompPlayer forgetful() {
    inbox.isForgetful = true;
    return this;
  }

  /** Sends any text as the body of a SEND. */
  public void sendText(String destination, String body) {
    raw(StompFrames.send(destination, body));
  }

  /** Sends any text as one WebSocket message, or as the last part of one. */
  public void raw(String text) {
    part(utf8(text), true, true);
  }

  /** Sends any text as one WebSocket message of many fragments, each of so many characters. */
  public synchronized void rawInFragments(String text, int length) {
    for (int from = 0; from < text.length(); from += length) {
      int to = Math.min(text.length(), from + length);
      part(utf8(text.substring(from, to)), true, to == text.length());
    }
  }

  /** Sends a part of a WebSocket message that is not the last one. */
  public void rawPart(String text) {
    part(utf8(text), true, false);
  }

  /** Sends bytes as one binary WebSocket message of many fragments, each of so many bytes. */
  public synchronized void bytesInFragments(byte[] bytes, int length) {
    for (int from = 0; from < bytes.length; from += length) {
      int to = Math.min(bytes.length, from + length);
      part(Arrays.copyOfRange(bytes, from, to), false, to == bytes.length);
    }
  }

  /** Runs that; a failure passes if the server has closed the socket. */
  public void unlessClosed(Runnable sending) {
    try {
      sending.run();
    } catch (AssertionError e) {
      Awaitility.await().until(() -> !isOpen());
    }
  }

  private synchronized void part(byte[] part, boolean isText, boolean isLast) {
    if (!isOpen()) {
      throw new AssertionError("Closed with " + awaitClose());
    }
    boolean isFirst = !isWithin;
    isWithin = !isLast;
    onTheirThread(() -> socket.sendPart(part, isText, isFirst, isLast));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns when that is done. */
  private static void onTheirThread(Runnable task) {
    get(CompletableFuture.runAsync(task, SOCKETS::execute));
  }

  /** All messages that have come so far from anywhere, in the order in which they came. */
  public List<Received> received() {
    return List.copyOf(inbox.received);
  }

  /** Sends a ping, which may come between the fragments of a message. */
  public void ping() {
    onTheirThread(socket::ping);
  }

  /** Sends a pong, which may come between the fragments of a message. */
  public void pong() {
    onTheirThread(socket::pong);
  }

  /** From now on reads nothing, and so answers no ping either. */
  public void stopReading() {
    onTheirThread(socket::stopReading);
  }

  /** All binary WebSocket messages that have come so far, oldest first. */
  public List<String> messages() {
    return List.copyOf(inbox.frames);
  }

  /** All WebSocket messages of text that have come so far. */
  public List<String> texts() {
    return List.copyOf(inbox.texts);
  }

  /** All that has come from a destination so far, oldest first. */
  public List<JsonNode> received(String destination) {
    return inbox.received.stream()
        .filter(one -> one.destination().equals(destination))
        .map(Received::body)
        .toList();
  }

  /** The first reply, also of those that came earlier, that is as wished. */
  public JsonNode awaitReply(Predicate<JsonNode> wished) {
    return await(REPLIES, wished);
  }

  /**
   * The first message from that destination, also of those that came earlier, that is as wished.
   */
  public JsonNode await(String destination, Predicate<JsonNode> wished) {
    return inbox
        .first(() -> received(destination).stream().filter(wished).findFirst().orElse(null))
        .orElseThrow(
            () ->
                new AssertionError(
                    "Nothing as wished came from " + destination + ", only " + inbox.frames));
  }

  /** Waits for a whole STOMP frame as text. */
  public String awaitFrame(Predicate<String> wished) {
    return inbox
        .first(() -> inbox.frames.stream().filter(wished).findFirst().orElse(null))
        .orElseThrow(() -> new AssertionError("No such frame among " + inbox.frames));
  }

  /** Waits until the server closes the socket; answers the close code. */
  public int awaitClose() {
    try {
      return inbox.closed.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new AssertionError("The socket is still open; came: " + inbox.frames, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Returns true if the server has not closed the socket. */
  public boolean isOpen() {
    return !inbox.closed.isDone();
  }

  /** Waits until everything sent so far has been handled, and whatever that caused was received. */
  public void settle() {
    ask("/app/nothing.here", Map.of());
  }

  /** The same for who is answered only there. */
  public void settleAs(String destination) {
    ask(destination, Map.of());
  }

  @Override
  public void close() {
    onTheirThread(socket::drop);
  }

  private static <T> T get(CompletableFuture<T> future) {
    try {
      return future.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private static final class Inbox implements WebSocketClient.Listener {

    private final List<String> frames = new CopyOnWriteArrayList<>();
    private final List<String> texts = new CopyOnWriteArrayList<>();
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final Map<String, CompletableFuture<JsonNode>> questions = new HashMap<>();
    private volatile boolean isForgetful;
    private final CompletableFuture<Void> opened = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    @Override
    public void opened() {
      opened.complete(null);
    }

    @Override
    public void refused(String head) {
      opened.completeExceptionally(new IOException("No WebSocket: " + head));
    }

    @Override
    public void message(boolean isText, ByteBuffer message) {
      String text = StandardCharsets.UTF_8.decode(message).toString();
      if (isText) {
        texts.add(text);
      } else {
        keep(text);
      }
    }

    private synchronized void keep(String frame) {
      if (!isForgetful) {
        frames.add(frame);
      }
      if (frame.startsWith("MESSAGE")) {
        int body = frame.indexOf("\n\n") + 2;
        String json = frame.substring(body, frame.lastIndexOf('\0'));
        keep(new Received(destination(frame), Browser.JSON.read(json, JsonNode.class)));
      }
      notifyAll();
    }

    private void keep(Received message) {
      if (!isForgetful) {
        received.add(message);
      }
      if (message.destination().equals(REPLIES)) {
        CompletableFuture<JsonNode> question = questions.remove(commandId(message));
        if (question != null) {
          question.complete(message.body());
        }
      }
    }

    private static String commandId(Received reply) {
      return reply.body().path("commandId").asString("");
    }

    /** The reply to that command, also one that came earlier. */
    synchronized CompletableFuture<JsonNode> reply(String commandId) {
      return received.stream()
          .filter(one -> one.destination().equals(REPLIES) && commandId(one).equals(commandId))
          .findFirst()
          .map(one -> CompletableFuture.completedFuture(one.body()))
          .orElseGet(() -> questions.computeIfAbsent(commandId, id -> new CompletableFuture<>()));
    }

    private static String destination(String frame) {
      return frame
          .lines()
          .filter(line -> line.startsWith("destination:"))
          .map(line -> line.substring("destination:".length()))
          .findFirst()
          .orElse("");
    }

    synchronized <T> Optional<T> first(Supplier<@Nullable T> search) {
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      try {
        while (true) {
          T found = search.get();
          long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
          if (found != null || left <= 0) {
            return Optional.ofNullable(found);
          }
          wait(left);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }

    @Override
    public void closed(int code) {
      closed.complete(code);
      opened.completeExceptionally(new IOException("Closed with " + code));
    }
  }
}
