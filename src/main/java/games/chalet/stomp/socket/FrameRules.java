package games.chalet.stomp.socket;

import games.chalet.web.RefusedException;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.simp.stomp.StompCommand;
import org.springframework.messaging.simp.stomp.StompHeaderAccessor;

/**
 * Checks the rules of STOMP that hold for a frame whatever it is about. A client that breaks them
 * has to be fixed; so it gets an ERROR, and the connection ends.
 */
final class FrameRules {

  private FrameRules() {}

  /** Returns the rule that a frame of a connected client breaks; null if it breaks none. */
  static @Nullable RefusedException violation(StompCommand command, StompHeaderAccessor headers) {
    return switch (command) {
      case SUBSCRIBE -> {
        RefusedException missing = missing(command, headers, "id", "destination");
        yield missing == null ? ofAcknowledging(headers.getFirstNativeHeader("ack")) : missing;
      }
      case UNSUBSCRIBE -> missing(command, headers, "id");
      case SEND ->
          headers.getFirstNativeHeader("transaction") == null
              ? missing(command, headers, "destination")
              : noTransactions();
      case BEGIN, COMMIT, ABORT -> noTransactions();
      case ACK, NACK -> noAcknowledging();
      default -> null;
    };
  }

  private static @Nullable RefusedException missing(
      StompCommand command, StompHeaderAccessor headers, String... required) {
    for (String name : required) {
      String value = headers.getFirstNativeHeader(name);
      if (value == null || value.isEmpty()) {
        return SocketRefusal.MISSING_HEADER.of(command.name(), name);
      }
    }
    return null;
  }

  private static @Nullable RefusedException ofAcknowledging(@Nullable String ack) {
    return ack == null || ack.equals("auto") ? null : noAcknowledging();
  }

  private static RefusedException noAcknowledging() {
    return SocketRefusal.NO_ACKNOWLEDGING.of();
  }

  private static RefusedException noTransactions() {
    return SocketRefusal.NO_TRANSACTIONS.of();
  }
}
