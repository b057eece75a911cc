package games.chalet.training;

import java.io.ByteArrayOutputStream;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A minimal STOMP session of a guest. */
final class StompSession implements WebSocket.Listener {

  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private final CompletableFuture<Void> connected = new CompletableFuture<>();
  private final Consumer<byte[]> listener;
  private CompletableFuture<WebSocket> sent;

  /**
   * Connects.
   *
   * @param listener receives the body of each message, on the one thread that reads
   */
  StompSession(GuestHttp guest, Consumer<byte[]> listener) {
    this.listener = listener;
    String token = guest.greet();
    sent =
        guest
            .client()
            .newWebSocketBuilder()
            .subprotocols("v12.stomp")
            .header("Cookie", guest.cookies())
            .buildAsync(guest.socket(), this);
    frame("CONNECT\naccept-version:1.2\nhost:chalet\nheart-beat:5000,5000\nX-XSRF-TOKEN:" + token);
    connected.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  void subscribe(String id, String destination) {
    frame("SUBSCRIBE\nid:" + id + "\ndestination:" + destination);
  }

  void subscribeToChanges(String id, String destination) {
    frame("SUBSCRIBE\nid:" + id + "\ndestination:" + destination + "\nchanges:true");
  }

  void unsubscribe(String id) {
    frame("UNSUBSCRIBE\nid:" + id);
  }

  void send(String destination, String json) {
    frame("SEND\ndestination:" + destination + "\ncontent-type:application/json\n\n" + json);
  }

  void close() {
    frame("DISCONNECT");
  }

  /** Sends head and body of a frame; one without a body may leave out the blank line. */
  private synchronized void frame(String text) {
    String whole = text.contains("\n\n") ? text + "\0" : text + "\n\n\0";
    sent = sent.thenCompose(socket -> socket.sendText(whole, true));
  }

  @Override
  public CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean last) {
    byte[] part = new byte[data.remaining()];
    data.get(part);
    message.writeBytes(part);
    if (last) {
      String frame = message.toString(StandardCharsets.UTF_8);
      message.reset();
      received(frame);
    }
    socket.request(1);
    return CompletableFuture.completedStage(null);
  }

  private void received(String frame) {
    if (frame.startsWith("MESSAGE")) {
      String body = frame.substring(frame.indexOf("\n\n") + 2, frame.lastIndexOf('\0'));
      listener.accept(body.getBytes(StandardCharsets.UTF_8));
    } else if (frame.startsWith("CONNECTED")) {
      connected.complete(null);
    } else if (frame.startsWith("ERROR")) {
      connected.completeExceptionally(new IllegalStateException(frame));
    }
  }
}
