package games.chalet.stomp;

import games.chalet.stomp.sending.Payload;
import org.jspecify.annotations.Nullable;

/** One session's listening to one destination, under the name that the browser gave it. */
final class Subscription {

  private final StompSession session;
  private final String id;
  private final String destination;
  private final boolean wantsChanges;
  private final byte[] head;
  private Stage stage = Stage.SILENT;

  Subscription(StompSession session, String id, String destination, boolean wantsChanges) {
    this.session = session;
    this.id = id;
    this.destination = destination;
    this.wantsChanges = wantsChanges;
    this.head = StompFrames.messageHead(destination, id);
  }

  private enum Stage {
    SILENT,
    HEARING,
    ENDED
  }

  StompSession session() {
    return session;
  }

  String id() {
    return id;
  }

  String destination() {
    return destination;
  }

  /** Whether it asked for what changes in place of whole messages, where there is such. */
  boolean wantsChanges() {
    return wantsChanges;
  }

  @Nullable String playerId() {
    return session.handshake().playerId();
  }

  synchronized boolean hears() {
    return stage == Stage.HEARING;
  }

  /** From now on it hears, unless it has ended. */
  synchronized void begin() {
    if (stage == Stage.SILENT) {
      stage = Stage.HEARING;
    }
  }

  /** Whether it had not ended before. From now on nothing more goes out. */
  synchronized boolean end() {
    boolean wasThere = stage != Stage.ENDED;
    stage = Stage.ENDED;
    return wasThere;
  }

  /** Tells it, unless it has ended while {@code json} was being made. */
  synchronized void tell(Payload json) {
    if (hears()) {
      session.post(StompFrames.message(head, session.nextNumber(), json));
    }
  }
}
