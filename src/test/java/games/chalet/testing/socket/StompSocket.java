package games.chalet.testing.socket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A guest's STOMP session. All methods may be called from any thread. */
public final class StompSocket {

  private static final byte[] SUBSCRIPTION = "\nsubscription:".getBytes(StandardCharsets.US_ASCII);

  private final StompListener listener;
  private final String token;
  private final WebSocketClient client;

  private StompSocket(Sockets sockets, int port, String token, StompListener listener)
      throws IOException {
    this.listener = listener;
    this.token = token;
    client = WebSocketClient.connect(sockets, port, new Hearing());
  }

  /**
   * Connects.
   *
   * @param cookies the value of the Cookie header
   * @param token the CSRF token
   */
  public static StompSocket open(
      Sockets sockets, int port, String cookies, String token, StompListener listener)
      throws IOException {
    StompSocket socket = new StompSocket(sockets, port, token, listener);
    socket.client.handshake("/ws", WebSocketFrames.ownPage(port, cookies));
    return socket;
  }

  /** Subscribes; messages will name {@code id}. */
  public void subscribe(String id, String destination) {
    client.send(StompFrames.subscribe(id, destination));
  }

  public void unsubscribe(String id) {
    client.send(StompFrames.unsubscribe(id));
  }

  /** Sends a JSON body to a destination. */
  public void send(String destination, String json) {
    client.send(StompFrames.send(destination, json));
  }

  /** Ends the connection without a word, as a dropped line does. */
  public void drop() {
    client.drop();
  }

  /** All bytes that have come so far; to be asked on the thread of the sockets. */
  public long bytesRead() {
    return client.bytesRead();
  }

  private final class Hearing implements WebSocketClient.Listener {

    @Override
    public void opened() {
      client.send(StompFrames.connect(token));
    }

    @Override
    public void message(boolean isText, ByteBuffer frame) {
      if (frame.remaining() < 2) {
        return;
      }
      switch (frame.get(frame.position())) {
        case 'M' -> told(frame);
        case 'C' -> listener.connected();
        case 'E' ->
            throw new IllegalStateException(StandardCharsets.UTF_8.decode(frame).toString());
        default -> {}
      }
    }

    @Override
    public void closed(int code) {
      listener.closed(code);
    }
  }

  private void told(ByteBuffer frame) {
    int id = WebSocketClient.find(frame, SUBSCRIPTION) + SUBSCRIPTION.length;
    int endOfId = id;
    while (frame.get(endOfId) != '\n') {
      endOfId++;
    }
    byte[] subscription = new byte[endOfId - id];
    frame.get(id, subscription);
    int body = endOfId;
    while (frame.get(body) != '\n' || frame.get(body + 1) != '\n') {
      body++;
    }
    int start = body + 2;
    listener.message(
        new String(subscription, StandardCharsets.US_ASCII),
        frame.slice(start, frame.limit() - 1 - start));
  }
}
