package games.chalet.testing;

import games.chalet.json.Json;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One tab of a browser: a guest (or stranger) connected by STOMP over a real WebSocket, who hears
 * replies. Waiting methods fail the test after ten seconds, telling what has come.
 */
public final class StompPlayer implements AutoCloseable {

  private static final String REPLIES = "/user/topic/replies";
  private static final Duration PATIENCE = Browser.PATIENCE;

  /** Over connections that were not used before: Tomcat ends each after its hundredth request. */
  private static final HttpClient SOCKETS =
      HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  private final Browser browser;
  private final String playerId;
  private final Inbox inbox = new Inbox();
  private final AtomicInteger numbers = new AtomicInteger();
  private final WebSocket socket;

  private StompPlayer(Browser browser, String playerId, WebSocket.Builder opening) {
    this(browser, playerId, opening, "/ws");
  }

  private StompPlayer(Browser browser, String playerId, WebSocket.Builder opening, String address) {
    this.browser = browser;
    this.playerId = playerId;
    browser.address().ifPresent(from -> opening.header("X-Forwarded-For", from));
    this.socket =
        get(
            opening
                .subprotocols("v12.stomp")
                .buildAsync(URI.create("ws://" + browser.site().getAuthority() + address), inbox));
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
    JsonNode session = Browser.ok(browser.get("/api/session"));
    return new StompPlayer(
        browser,
        session.at("/player/id").asString(""),
        SOCKETS
            .newWebSocketBuilder()
            .header("Cookie", browser.cookieHeader())
            .header("Origin", browser.site().toString()));
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
    return new StompPlayer(
        Browser.at(port),
        "",
        SOCKETS.newWebSocketBuilder().header("Authorization", "Bearer " + token));
  }

  /**
   * The socket that a page of some site opens in a browser, with that browser's cookies, and which
   * has not yet sent CONNECT.
   *
   * @param origin of the page; empty: not a page's
   */
  public static StompPlayer unconnectedPage(Browser browser, String address, String origin) {
    WebSocket.Builder opening =
        SOCKETS.newWebSocketBuilder().header("Cookie", browser.cookieHeader());
    return new StompPlayer(
        browser, "", origin.isEmpty() ? opening : opening.header("Origin", origin), address);
  }

  /** Sends CONNECT with that passcode. */
  public void connectBy(String passcode) {
    raw(
        "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:0,0\npasscode:"
            + passcode
            + "\n\n\0");
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
    raw(
        "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:0,0\nX-XSRF-TOKEN:"
            + csrfToken
            + "\n\n\0");
  }

  /** Subscribes; answers the subscription's id. */
  public String subscribe(String destination) {
    String id = "sub" + numbers.incrementAndGet();
    raw("SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\n\n\0");
    return id;
  }

  /** Subscribes and asks for changes in place of whole messages. */
  public String subscribeToChanges(String destination) {
    String id = "sub" + numbers.incrementAndGet();
    raw("SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\nchanges:true\n\n\0");
    return id;
  }

  public void unsubscribe(String id) {
    raw("UNSUBSCRIBE\nid:" + id + "\n\n\0");
  }

  /** Sends a command, with a fresh {@code commandId} if it has none, and answers that id. */
  public String send(String destination, Map<String, ?> body) {
    Map<String, Object> command = new HashMap<>(body);
    command.putIfAbsent("commandId", "c" + System.nanoTime() + numbers.incrementAndGet());
    sendText(destination, new String(json().write(command), StandardCharsets.UTF_8));
    return String.valueOf(command.get("commandId"));
  }

  /** Sends a command and waits for its reply. */
  public JsonNode ask(String destination, Map<String, ?> body) {
    String commandId = send(destination, body);
    return awaitReply(reply -> commandId.equals(reply.path("commandId").asString("")));
  }

  /** Sends any text as the body of a SEND. */
  public void sendText(String destination, String body) {
    raw("SEND\ndestination:" + destination + "\ncontent-type:application/json\n\n" + body + "\0");
  }

  /** Sends any text as one WebSocket message. */
  public synchronized void raw(String text) {
    get(socket.sendText(text, true));
  }

  /** Sends any text as one WebSocket message of many fragments, each of so many characters. */
  public synchronized void rawInFragments(String text, int length) {
    for (int from = 0; from < text.length(); from += length) {
      int to = Math.min(text.length(), from + length);
      get(socket.sendText(text.substring(from, to), to == text.length()));
    }
  }

  /** Sends a part of a WebSocket message that is not the last one. */
  public synchronized void rawPart(String text) {
    get(socket.sendText(text, false));
  }

  /** Sends bytes as one binary WebSocket message of many fragments, each of so many bytes. */
  public synchronized void bytesInFragments(byte[] bytes, int length) {
    for (int from = 0; from < bytes.length; from += length) {
      int to = Math.min(bytes.length, from + length);
      get(socket.sendBinary(ByteBuffer.wrap(bytes, from, to - from), to == bytes.length));
    }
  }

  /** All messages that have come so far from anywhere, in the order in which they came. */
  public List<Received> received() {
    return List.copyOf(inbox.received);
  }

  /** Sends a ping, which may come between the fragments of a message. */
  public synchronized void ping() {
    get(socket.sendPing(ByteBuffer.allocate(0)));
  }

  /** Sends a pong, which may come between the fragments of a message. */
  public synchronized void pong() {
    get(socket.sendPong(ByteBuffer.allocate(0)));
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

  /** Whether the server has not closed the socket. */
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
    socket.abort();
  }

  private static Json json() {
    return Browser.JSON;
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

  private static final class Inbox implements WebSocket.Listener {

    private final ByteArrayOutputStream partial = new ByteArrayOutputStream();
    private final List<String> frames = new CopyOnWriteArrayList<>();
    private final List<String> texts = new CopyOnWriteArrayList<>();
    private final List<Received> received = new CopyOnWriteArrayList<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    @Override
    public @Nullable CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean last) {
      byte[] bytes = new byte[data.remaining()];
      data.get(bytes);
      partial.writeBytes(bytes);
      if (last) {
        keep(partial.toString(StandardCharsets.UTF_8));
        partial.reset();
      }
      socket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      texts.add(data.toString());
      socket.request(1);
      return null;
    }

    private synchronized void keep(String frame) {
      frames.add(frame);
      if (frame.startsWith("MESSAGE")) {
        int body = frame.indexOf("\n\n") + 2;
        String json = frame.substring(body, frame.lastIndexOf('\0'));
        received.add(new Received(destination(frame), Browser.JSON.read(json, JsonNode.class)));
      }
      notifyAll();
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
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      closed.complete(code);
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      closed.complete(1006);
    }
  }
}
