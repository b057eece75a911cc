package games.chalet.stomp.socket;

import games.chalet.stomp.SocketCaller;
import games.chalet.stomp.sending.LoadShedder;
import games.chalet.stomp.sending.OutgoingFrame;
import games.chalet.stomp.sending.SendBudget;
import games.chalet.stomp.sending.SendQueue;
import games.chalet.web.ProcessClock;
import games.chalet.web.limits.Rate;
import games.chalet.web.limits.TokenBucket;
import jakarta.websocket.RemoteEndpoint;
import jakarta.websocket.Session;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.simp.stomp.BufferingStompDecoder;
import org.springframework.messaging.simp.stomp.StompDecoder;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.adapter.NativeWebSocketSession;

/** One STOMP session: the exchange between one tab and the server over one socket. */
final class StompSession implements LoadShedder.Listener {

  private static final Logger LOG = LoggerFactory.getLogger(StompSession.class);

  /**
   * The size of a piece: Tomcat sends anything longer than its buffer with nested calls, one for
   * each part.
   */
  private static final int PIECE = 8000;

  private static final long CONNECT_WITHIN = TimeUnit.SECONDS.toNanos(15);

  private static final StompDecoder DECODER = new StompDecoder();

  private final WebSocketSession socket;
  private final SendQueue sendQueue;
  private final Consumer<String> letGo;
  private final Runnable posted;
  private final BufferingStompDecoder frames;
  private final AtomicLong numbers = new AtomicLong();
  private final HeartbeatState heartbeat;
  private final long openedAt = System.nanoTime();
  private volatile HandshakeData handshake;
  private volatile TokenBucket sends;
  private volatile @Nullable SocketCaller caller;
  private volatile boolean ended;

  /**
   * Creates a session that has just opened.
   *
   * @param sends how often it may send
   * @param senders threads that may wait for the browser
   * @param budget counts the waiting bytes of all browsers together
   * @param letGo closes the socket of a session that does not read
   * @param posted run after each frame that was queued
   * @param clock for the heart-beats
   */
  StompSession(
      WebSocketSession socket,
      StompLimits limits,
      Rate sends,
      Executor senders,
      SendBudget budget,
      Consumer<String> letGo,
      Runnable posted,
      ProcessClock clock) {
    this.socket = socket;
    this.handshake = HandshakeData.of(socket.getAttributes());
    this.letGo = letGo;
    this.posted = posted;
    this.heartbeat = new HeartbeatState(clock::nanoTime);
    this.sendQueue = new SendQueue(new ToBrowser(), senders, budget);
    this.frames = new BufferingStompDecoder(DECODER, limits.stompFrame());
    this.sends = new TokenBucket(sends, System::nanoTime);
  }

  String id() {
    return socket.getId();
  }

  HandshakeData handshake() {
    return handshake;
  }

  /** Returns true if it has been open for too long without CONNECT, whatever else it sends. */
  boolean connectsTooLate() {
    return caller == null && System.nanoTime() - openedAt > CONNECT_WITHIN;
  }

  /** Makes it the session of a program, before CONNECT is complete. */
  void becomes(HandshakeData program, Rate itsSends) {
    handshake = program;
    sends = new TokenBucket(itsSends, System::nanoTime);
  }

  /** Returns the client; null before CONNECT. */
  @Nullable SocketCaller caller() {
    return caller;
  }

  HeartbeatState heartbeat() {
    return heartbeat;
  }

  /** Returns the complete frames; the rest of the bytes is kept for the next call. */
  List<Message<byte[]>> read(ByteBuffer bytes) {
    return frames.decode(bytes);
  }

  /** Returns true unless the browser sends too fast. */
  boolean maySend() {
    return sends.take();
  }

  /** Completes the CONNECT. */
  SocketCaller connected() {
    SocketCaller known = new SocketCaller(id(), handshake.playerId());
    caller = known;
    return known;
  }

  /** Returns true if no more frames are accepted from it. */
  boolean isEnded() {
    return ended;
  }

  long nextNumber() {
    return numbers.incrementAndGet();
  }

  void post(OutgoingFrame frame) {
    if (sendQueue.post(frame)) {
      posted.run();
    } else {
      letGo();
    }
  }

  @Override
  public long backlog() {
    return sendQueue.weight();
  }

  /** Disconnects a browser that does not read: drops its backlog and closes the socket. */
  @Override
  public void letGo() {
    sendQueue.drop();
    letGo.accept(id());
  }

  /** Closes the socket when all waiting frames are sent. */
  void finish(CloseStatus status) {
    ended = true;
    sendQueue.finish(() -> close(status));
  }

  /**
   * Closes the socket without the waiting frames. Never while a frame is being sent: Tomcat would
   * then sometimes drop the connection instead of sending the reason.
   */
  void leave(CloseStatus status) {
    ended = true;
    sendQueue.abandon(() -> close(status));
  }

  /** Handles the closed socket. */
  void gone() {
    ended = true;
    sendQueue.close();
  }

  /** Returns true if everything posted has been sent. */
  boolean isQuiet() {
    return sendQueue.isQuiet();
  }

  void close(CloseStatus status) {
    try {
      socket.close(status);
    } catch (IOException | IllegalStateException e) {
      LOG.debug("Socket {} is already closed", id(), e);
    }
  }

  /** Sends to Tomcat, which gathers frames until the flush. */
  private final class ToBrowser implements SendQueue.Wire {

    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final RemoteEndpoint.Basic remote;
    private boolean holdsStomp;

    ToBrowser() {
      if (!(socket instanceof NativeWebSocketSession adapter
          && adapter.getNativeSession() instanceof Session tomcats)) {
        throw new IllegalStateException("Expected a Tomcat WebSocket session");
      }
      remote = tomcats.getBasicRemote();
      try {
        remote.setBatchingAllowed(true);
      } catch (IOException e) {
        LOG.debug("Socket {} is already closed", id(), e);
      }
    }

    @Override
    public void send(OutgoingFrame frame) throws IOException {
      if (frame.isPing()) {
        remote.sendPing(NOTHING.duplicate());
        return;
      }
      holdsStomp = true;
      for (int from = 0; from < frame.length(); from += PIECE) {
        remote.sendBinary(frame.piece(from, PIECE), from + PIECE >= frame.length());
      }
    }

    @Override
    public void flush() throws IOException {
      remote.flushBatch();
      if (holdsStomp) {
        heartbeat.sent();
        holdsStomp = false;
      }
    }

    @Override
    public void broken(Throwable why) {
      LOG.debug("Socket {} failed while sending", id(), why);
      close(CloseStatus.SESSION_NOT_RELIABLE);
    }
  }
}
