package games.chalet.stomp.socket;

import games.chalet.stomp.Connections;
import games.chalet.stomp.PresenceListener;
import games.chalet.stomp.sending.SendingSettings;
import games.chalet.web.ShutdownFlag;
import games.chalet.web.limits.AddressLimit;
import games.chalet.web.limits.AddressRoom;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.limits.TokenBucket;
import jakarta.websocket.Session;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.adapter.NativeWebSocketSession;
import org.springframework.web.socket.handler.WebSocketHandlerDecorator;

/** All open sockets, by session, address and player, and from them the online players. */
@Component("socketRegistry")
class SocketRegistry implements Connections {

  /** The close status for a socket whose player is someone else now: the page has to reconnect. */
  static final CloseStatus CONNECT_ANEW = new CloseStatus(4001, "Reconnect");

  private static final Logger LOG = LoggerFactory.getLogger(SocketRegistry.class);

  private static final String LET_GO = "games.chalet.web.letGo";
  private static final String FLOOD = "games.chalet.web.flood";

  /** Tomcat's name for the longest time to send. */
  private static final String SEND_TIMEOUT = "org.apache.tomcat.websocket.BLOCKING_SEND_TIMEOUT";

  /** The attribute of a session's {@link Closing}. */
  static final String CLOSING = SocketRegistry.class.getName() + ".closing";

  /** The factor: a socket, or an address, that sends this many times its rate is closed. */
  private static final int PATIENCE = 10;

  private final StompLimits limits;
  private final SendingSettings sending;
  private final SendRates rates;
  private final AddressLimit floodsOfAddresses;
  private final PresenceListener presence;
  private final ShutdownFlag shutdownFlag;
  private final ReachedLimits reached;
  private final Map<String, WebSocketSession> open = new ConcurrentHashMap<>();
  private final AddressRoom addresses;
  private final Map<String, Integer> openByPlayer = new ConcurrentHashMap<>();
  private final Map<String, String> playerBySession = new ConcurrentHashMap<>();
  private final Map<String, Integer> onlineByPlayer = new ConcurrentHashMap<>();

  /** Of each online player the address of the socket that connected last. */
  private final Map<String, String> addressByPlayer = new ConcurrentHashMap<>();

  SocketRegistry(
      StompLimits limits,
      SendRates rates,
      SendingSettings sending,
      PresenceListener presence,
      ShutdownFlag shutdownFlag,
      ReachedLimits reached) {
    this.shutdownFlag = shutdownFlag;
    this.reached = reached;
    this.limits = limits;
    this.addresses = new AddressRoom(limits.socketsPerAddress());
    this.sending = sending;
    this.rates = rates;
    this.floodsOfAddresses =
        AddressLimit.of(rates.sendsPerAddress().times(PATIENCE), reached.by(Limit.FLOOD));
    this.presence = presence;
  }

  @Override
  public boolean isOnline(String playerId) {
    return onlineByPlayer.containsKey(playerId);
  }

  @Override
  public Optional<String> addressOf(String playerId) {
    return Optional.ofNullable(addressByPlayer.get(playerId));
  }

  @Override
  public void close(String playerId) {
    open.values().stream()
        .filter(session -> playerId.equals(HandshakeData.of(session.getAttributes()).playerId()))
        .forEach(session -> closeSoon(session, CONNECT_ANEW));
  }

  /**
   * Closes a socket whose browser does not read; returns at once. The browser reconnects and
   * requests the snapshot.
   */
  void letGo(String sessionId) {
    WebSocketSession session = open.get(sessionId);
    if (session != null) {
      letGo(session, CloseStatus.SESSION_NOT_RELIABLE);
    }
  }

  /** Closes a socket that misbehaves, once; returns at once. */
  static void letGo(WebSocketSession session, CloseStatus status) {
    if (session.getAttributes().put(LET_GO, true) == null) {
      closeSoon(session, status);
    }
  }

  @Override
  public void closeAll() {
    closeAll(CloseStatus.SERVICE_RESTARTED);
  }

  /**
   * Closes all sockets; returns at once, because a browser that does not read must not delay the
   * others.
   */
  void closeAll(CloseStatus status) {
    open.values().forEach(session -> closeSoon(session, status));
  }

  private static void closeSoon(WebSocketSession session, CloseStatus status) {
    if (session.getAttributes().get(CLOSING) instanceof Closing closing) {
      closing.with(status);
    } else {
      Thread.startVirtualThread(() -> close(session, status));
    }
  }

  int count() {
    return open.size();
  }

  /** Returns the number of people who have a connected socket; programs are none. */
  long people() {
    return open.values().stream()
        .filter(session -> playerBySession.containsKey(session.getId()))
        .map(session -> HandshakeData.of(session.getAttributes()))
        .filter(handshake -> handshake.program() == null)
        .map(HandshakeData::playerId)
        .distinct()
        .count();
  }

  /** Returns a free place for a socket, if there is one. */
  Optional<AddressRoom.Place> roomFor(HandshakeData handshake) {
    if (!hasRoomForAnother(handshake)) {
      return Optional.empty();
    }
    Optional<AddressRoom.Place> place = addresses.find(handshake.sender());
    if (place.isEmpty()) {
      count(Limit.SOCKETS_PER_ADDRESS, handshake);
    }
    return place;
  }

  private boolean hasRoomForAnother(HandshakeData handshake) {
    if (handshake.playerId() == null) {
      return true;
    }
    int besides = openByPlayer.getOrDefault(handshake.playerId(), 0);
    boolean isProgram = handshake.program() != null;
    boolean hasRoom =
        isProgram ? limits.allowsSocketOfProgram(besides) : limits.allowsSocketOfPlayer(besides);
    if (!hasRoom) {
      count(isProgram ? Limit.SOCKETS_PER_PROGRAM : Limit.SOCKETS_PER_PLAYER, handshake);
    }
    return hasRoom;
  }

  private void count(Limit limit, HandshakeData handshake) {
    reached.count(limit, handshake.sender().address());
  }

  /**
   * Makes the socket that of a program only.
   *
   * @return true if it is; false if it has gone, or the program has as many as it may
   */
  boolean becomes(String sessionId, HandshakeData program) {
    synchronized (open) {
      WebSocketSession session = open.get(sessionId);
      if (session == null || !hasRoomForAnother(program)) {
        return false;
      }
      countOwner(HandshakeData.of(session.getAttributes()), -1);
      program.rememberIn(session.getAttributes());
      putFloodLimit(session, program);
      countOwner(program, 1);
      return true;
    }
  }

  private void countOwner(HandshakeData handshake, int by) {
    String playerId = handshake.playerId();
    if (playerId != null) {
      openByPlayer.merge(playerId, by, (count, more) -> count + more == 0 ? null : count + more);
    }
  }

  private void putFloodLimit(WebSocketSession session, HandshakeData handshake) {
    session
        .getAttributes()
        .put(FLOOD, new TokenBucket(rates.of(handshake).times(PATIENCE), System::nanoTime));
  }

  /** Marks the session as connected as STOMP demands: its player is online now. */
  void connected(String sessionId, @Nullable String playerId) {
    if (playerId == null || playerBySession.putIfAbsent(sessionId, playerId) != null) {
      return;
    }
    WebSocketSession session = open.get(sessionId);
    if (session != null) {
      addressByPlayer.put(playerId, HandshakeData.of(session.getAttributes()).sender().address());
    }
    if (onlineByPlayer.merge(playerId, 1, Integer::sum) == 1) {
      tell(() -> presence.cameOnline(playerId), playerId);
    }
    if (!open.containsKey(sessionId)) { // Gone: the second call counts it down.
      disconnected(sessionId);
    }
  }

  private void disconnected(String sessionId) {
    String playerId = playerBySession.remove(sessionId);
    // During a shutdown all clients are disconnected, which says nothing about a single one.
    if (playerId == null || !countDown(onlineByPlayer, playerId)) {
      return;
    }
    addressByPlayer.remove(playerId);
    if (!shutdownFlag.isSet()) {
      tell(() -> presence.wentOffline(playerId), playerId);
    }
  }

  /** Publishes the change; a module that fails to handle it is no reason to turn a browser away. */
  private static void tell(Runnable news, String playerId) {
    try {
      news.run();
    } catch (RuntimeException e) {
      LOG.error("Failed to notify listeners of a presence change of player {}", playerId, e);
    }
  }

  /** Returns true if that was the last. */
  private static boolean countDown(Map<String, Integer> counts, String key) {
    return counts.computeIfPresent(key, (k, count) -> count == 1 ? null : count - 1) == null;
  }

  /**
   * Counts one WebSocket frame, or one more STOMP frame in it, against the flood limits of its
   * socket and its address; where they are exceeded the socket is closed.
   *
   * @return true if it may be read
   */
  boolean bears(WebSocketSession session) {
    HandshakeData handshake = HandshakeData.of(session.getAttributes());
    boolean ofSocket =
        session.getAttributes().get(FLOOD) instanceof TokenBucket bucket && bucket.take();
    if (!ofSocket) {
      count(Limit.FLOOD, handshake);
    }
    boolean bears = ofSocket && floodsOfAddresses.take(handshake.sender());
    if (!bears) {
      letGo(session, CloseStatus.POLICY_VIOLATION);
    }
    return bears;
  }

  private static void close(WebSocketSession session, CloseStatus status) {
    try {
      session.close(status);
    } catch (IOException | IllegalStateException e) {
      LOG.debug("Socket {} is already closed", session.getId(), e);
    }
  }

  /** Wraps the handler so that its sockets and their frames are counted. */
  WebSocketHandler counting(WebSocketHandler handler) {
    return new Tracked(handler);
  }

  private final class Tracked extends WebSocketHandlerDecorator {

    Tracked(WebSocketHandler handler) {
      super(handler);
    }

    @Override
    public void afterConnectionEstablished(WebSocketSession session) throws Exception {
      HandshakeData handshake = HandshakeData.of(session.getAttributes());
      putFloodLimit(session, handshake);
      if (session instanceof NativeWebSocketSession wrapper
          && wrapper.getNativeSession() instanceof Session tomcats) {
        tomcats.getUserProperties().put(SEND_TIMEOUT, sending.patienceMillis());
        if (tomcats.getUserProperties().get(CountedFrames.KEY) instanceof CountedFrames frames) {
          frames.limit(() -> bears(session));
        }
      }
      addresses.enter(handshake.place());
      countOwner(handshake, 1);
      open.put(session.getId(), session);
      super.afterConnectionEstablished(session);
    }

    /** Passes messages on until the socket is being closed because it misbehaves. */
    @Override
    public void handleMessage(WebSocketSession session, WebSocketMessage<?> message)
        throws Exception {
      if (!session.getAttributes().containsKey(LET_GO)) {
        super.handleMessage(session, message);
      }
    }

    @Override
    public void afterConnectionClosed(WebSocketSession session, CloseStatus status)
        throws Exception {
      try {
        super.afterConnectionClosed(session, status);
      } finally {
        if (forget(session)) {
          disconnected(session.getId());
        }
      }
    }
  }

  /** Returns true if it was still there. */
  private boolean forget(WebSocketSession session) {
    synchronized (open) {
      boolean wasThere = open.remove(session.getId()) != null;
      if (wasThere) {
        HandshakeData handshake = HandshakeData.of(session.getAttributes());
        addresses.leave(handshake.place());
        countOwner(handshake, -1);
      }
      return wasThere;
    }
  }

  /** Closes a session that sends on threads of its own. Returns at once. */
  interface Closing {

    void with(CloseStatus status);
  }
}
