package games.chalet.stomp.socket;

import games.chalet.stomp.ProgramRights;
import games.chalet.stomp.SocketCaller;
import games.chalet.web.RefusedException;
import games.chalet.web.ShutdownFlag;
import games.chalet.web.limits.AddressLimit;
import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.programs.Program;
import games.chalet.web.programs.ProgramRefusal;
import games.chalet.web.programs.ProgramTokens;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.messaging.Message;
import org.springframework.messaging.simp.stomp.StompCommand;
import org.springframework.messaging.simp.stomp.StompHeaderAccessor;
import org.springframework.messaging.support.MessageHeaderAccessor;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;

/**
 * Checks every incoming STOMP frame and passes it on. A frame that is not allowed is answered on
 * the replies of its session. As STOMP demands, three things end the connection: a CONNECT that is
 * not allowed, anything before one, and frames that only servers send.
 */
@Component
class InboundFrames {

  /** The interval at which either side shows that it is alive. */
  static final long HEARTBEAT_MILLIS = 5_000;

  private static final String CSRF_HEADER = "X-XSRF-TOKEN";

  /** The newest first. The server sends the same frames in all of them. */
  private static final List<String> VERSIONS = List.of("1.2", "1.1", "1.0");

  /** The intervals at which a side can send and wants to receive. */
  private static final Pattern HEARTBEAT = Pattern.compile("\\d{1,18},\\d{1,18}");

  /** The header of a SUBSCRIBE that asks for changes, if it is {@code true}. */
  private static final String CHANGES_HEADER = "changes";

  private final StompLimits limits;
  private final AddressLimit addresses;
  private final ReachedLimits reached;
  private final SocketRegistry sockets;
  private final ShutdownFlag shutdownFlag;
  private final Subscriptions subscriptions;
  private final SendDispatcher dispatcher;
  private final ProgramTokens tokens;
  private final SendRates rates;
  private final ObjectProvider<ProgramRights> programRights;

  InboundFrames(
      StompLimits limits,
      SendRates rates,
      SocketRegistry sockets,
      ShutdownFlag shutdownFlag,
      Subscriptions subscriptions,
      SendDispatcher dispatcher,
      ProgramTokens tokens,
      ObjectProvider<ProgramRights> programRights,
      ReachedLimits reached) {
    this.limits = limits;
    this.addresses = AddressLimit.of(rates.sendsPerAddress(), reached.by(Limit.SENDS_PER_ADDRESS));
    this.reached = reached;
    this.sockets = sockets;
    this.shutdownFlag = shutdownFlag;
    this.subscriptions = subscriptions;
    this.dispatcher = dispatcher;
    this.tokens = tokens;
    this.rates = rates;
    this.programRights = programRights;
  }

  void take(StompSession session, Message<byte[]> frame) {
    StompHeaderAccessor headers =
        MessageHeaderAccessor.getAccessor(frame, StompHeaderAccessor.class);
    StompCommand command = headers == null ? null : headers.getCommand();
    if (headers == null || command == null) { // A heart-beat.
      return;
    }
    SocketCaller caller = session.caller();
    switch (command) {
      case CONNECT, STOMP -> connect(session, headers);
      case DISCONNECT -> disconnect(session, headers);
      case SUBSCRIBE, UNSUBSCRIBE, SEND, ACK, NACK, BEGIN, COMMIT, ABORT -> {
        RefusedException violation = FrameRules.violation(command, headers);
        if (caller == null) {
          showOut(session, CommonRefusal.FORBIDDEN.of(), aboutReceipt(headers));
        } else if (violation != null) {
          showOut(session, violation, aboutReceipt(headers));
        } else {
          fromCaller(session, caller, headers, command, frame.getPayload());
        }
      }
      default -> showOut(session, CommonRefusal.MALFORMED.of(), aboutReceipt(headers));
    }
  }

  /** Answers with an ERROR frame, after which the socket is closed. */
  void showOut(StompSession session, RefusedException refused) {
    showOut(session, refused, Map.of());
  }

  private static void showOut(
      StompSession session, RefusedException refused, Map<String, String> about) {
    session.post(StompFrames.error(refused, about));
    session.finish(CloseStatus.PROTOCOL_ERROR);
  }

  /**
   * Returns the header by which an ERROR names the frame that it is about: the receipt that the
   * frame asked for.
   */
  private static Map<String, String> aboutReceipt(StompHeaderAccessor headers) {
    String receipt = headers.getReceipt();
    return receipt == null ? Map.of() : Map.of("receipt-id", receipt);
  }

  private void connect(StompSession session, StompHeaderAccessor headers) {
    RefusedException stranger = refusalOf(session, headers);
    String version = version(headers.getAcceptVersion());
    long[] heartbeat = heartbeat(headers);
    if (version == null) {
      showOut(session, unknownVersion(), Map.of("version", String.join(",", VERSIONS.reversed())));
    } else if (stranger != null) {
      showOut(session, stranger);
    } else if (heartbeat == null || session.caller() != null) {
      showOut(session, CommonRefusal.MALFORMED.of());
    } else {
      session.heartbeat().agree(HEARTBEAT_MILLIS, heartbeat[1]);
      sockets.connected(session.id(), session.connected().playerId());
      session.post(StompFrames.connected(version, HEARTBEAT_MILLIS));
    }
  }

  /**
   * Returns why a CONNECT does not belong to the client of the handshake; null if it does. The
   * token of a program may have ended since: from now on its end finds the socket.
   */
  private @Nullable RefusedException refusalOf(StompSession session, StompHeaderAccessor headers) {
    String passcode = headers.getPasscode();
    if (passcode != null && session.caller() == null && session.handshake().program() == null) {
      RefusedException refused = identify(session, passcode);
      if (refused != null) {
        return refused;
      }
    }
    HandshakeData handshake = session.handshake();
    Program program = handshake.program();
    if (program != null) {
      return programRights.stream().anyMatch(rights -> rights.isGood(program))
          ? null
          : ProgramRefusal.UNKNOWN_TOKEN.of();
    }
    String token = headers.getFirstNativeHeader(CSRF_HEADER);
    return token != null && handshake.csrfTokens().stream().anyMatch(held -> same(held, token))
        ? null
        : CommonRefusal.CSRF.of();
  }

  /**
   * Makes a socket that of the program with the token in its passcode: some programs cannot set a
   * header of their handshake, such as browsers. It no longer counts for the identity of the
   * handshake.
   *
   * @return the reason why not; null if it succeeded
   */
  private @Nullable RefusedException identify(StompSession session, String passcode) {
    try {
      Program program = tokens.find(passcode);
      tokens.count(program, session.handshake().sender().address());
      HandshakeData handshake = session.handshake().by(program);
      if (!sockets.becomes(session.id(), handshake)) {
        return CommonRefusal.TOO_FAST.of();
      }
      session.becomes(handshake, rates.of(handshake));
      return null;
    } catch (RefusedException refused) {
      return refused;
    }
  }

  private static RefusedException unknownVersion() {
    return SocketRefusal.UNKNOWN_VERSION.of(String.join(", ", VERSIONS.reversed()));
  }

  /** Returns the newest version that both know. A client that names none speaks the first one. */
  private static @Nullable String version(Set<String> accepted) {
    return accepted.isEmpty()
        ? VERSIONS.getLast()
        : VERSIONS.stream().filter(accepted::contains).findFirst().orElse(null);
  }

  /** Returns how often the browser sends and wants to receive; null if that cannot be read. */
  private static long @Nullable [] heartbeat(StompHeaderAccessor headers) {
    String heartbeat = headers.getFirstNativeHeader("heart-beat");
    return heartbeat == null || HEARTBEAT.matcher(heartbeat).matches()
        ? headers.getHeartbeat()
        : null;
  }

  private static boolean same(String held, String sent) {
    return MessageDigest.isEqual(
        held.getBytes(StandardCharsets.UTF_8), sent.getBytes(StandardCharsets.UTF_8));
  }

  private void disconnect(StompSession session, StompHeaderAccessor headers) {
    acknowledge(session, headers);
    session.finish(CloseStatus.NORMAL);
    subscriptions.endAll(session);
  }

  private static void acknowledge(StompSession session, StompHeaderAccessor headers) {
    String receipt = headers.getReceipt();
    if (receipt != null) {
      session.post(StompFrames.receipt(receipt));
    }
  }

  private void fromCaller(
      StompSession session,
      SocketCaller caller,
      StompHeaderAccessor headers,
      StompCommand command,
      byte[] body) {
    String destination = headers.getDestination();
    RefusedException refused = refusal(session, command, destination, body);
    if (refused != null) {
      dispatcher.refuse(session, body, refused);
    } else {
      switch (command) {
        case SUBSCRIBE ->
            subscriptions.begin(
                session,
                headers.getSubscriptionId(),
                given(destination),
                "true".equals(headers.getFirstNativeHeader(CHANGES_HEADER)));
        case UNSUBSCRIBE -> subscriptions.end(session, headers.getSubscriptionId());
        default -> dispatcher.deliver(session, caller, given(destination), body);
      }
    }
    acknowledge(session, headers);
  }

  private static String given(@Nullable String destination) {
    return destination == null ? "" : destination;
  }

  private @Nullable RefusedException refusal(
      StompSession session, StompCommand command, @Nullable String destination, byte[] body) {
    if (!session.maySend()) {
      count(session.handshake().program() == null ? Limit.SENDS : Limit.PROGRAM_SENDS, session);
      return CommonRefusal.TOO_FAST.of();
    }
    if (!addresses.take(session.handshake().sender())) {
      return CommonRefusal.TOO_FAST_TOGETHER.of();
    }
    RefusedException refused =
        switch (command) {
          case UNSUBSCRIBE -> null;
          case SUBSCRIBE ->
              StompDestinations.mayBeHeard(destination) ? null : CommonRefusal.FORBIDDEN.of();
          case SEND ->
              StompDestinations.mayBeSentTo(destination)
                  ? commandRefusal(session, body)
                  : CommonRefusal.FORBIDDEN.of();
          default -> CommonRefusal.FORBIDDEN.of();
        };
    Program program = session.handshake().program();
    return refused == null && program != null && !isForPlaying(program, command, given(destination))
        ? ProgramRefusal.NOT_ALLOWED.of()
        : refused;
  }

  private boolean isForPlaying(Program program, StompCommand command, String destination) {
    return switch (command) {
      case SUBSCRIBE ->
          destination.equals(StompDestinations.REPLIES)
              || programRights.stream().anyMatch(it -> it.mayListen(program, destination));
      case SEND -> programRights.stream().anyMatch(it -> it.maySend(program, destination));
      default -> true;
    };
  }

  private void count(Limit limit, StompSession session) {
    reached.count(limit, session.handshake().sender().address());
  }

  private @Nullable RefusedException commandRefusal(StompSession session, byte[] body) {
    if (body.length > limits.stompBody().toBytes()) {
      count(Limit.STOMP_BODY, session);
      return CommonRefusal.TOO_LARGE.of();
    }
    return shutdownFlag.isSet() ? CommonRefusal.SHUTTING_DOWN.of() : null;
  }
}
