package games.chalet.stomp.socket;

import games.chalet.stomp.sending.Payload;
import org.jspecify.annotations.Nullable;

/** The subscription of one session to one destination, under the id that the browser gave it. */
final class Subscription {

  private final StompSession session;
  private final String id;
  private final String destination;
  private final boolean wantsChanges;
  private final byte[] head;
  private Stage stage = Stage.SILENT;

  /**
   * Creates a subscription that receives nothing yet.
   *
   * @param wantsChanges true if it wants changes in place of whole messages, where there are any
   */
  Subscription(StompSession session, String id, String destination, boolean wantsChanges) {
    this.session = session;
    this.id = id;
    this.destination = destination;
    this.wantsChanges = wantsChanges;
    this.head =
        wantsChanges
            ? StompFrames.shortHead(destination, id)
            : StompFrames.messageHead(destination, id);
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

  boolean wantsChanges() {
    return wantsChanges;
  }

  @Nullable String playerId() {
    return session.handshake().playerId();
  }

  synchronized boolean hears() {
    return stage == Stage.HEARING;
  }

  /** Starts delivery, unless it has ended. */
  synchronized void begin() {
    if (stage == Stage.SILENT) {
      stage = Stage.HEARING;
    }
  }

  /** Ends it, so that nothing more is sent; returns true if it had not ended before. */
  synchronized boolean end() {
    boolean wasThere = stage != Stage.ENDED;
    stage = Stage.ENDED;
    return wasThere;
  }

  /** Sends the message, unless it has ended while {@code json} was being created. */
  synchronized void tell(Payload json) {
    if (hears()) {
      long number = session.nextNumber();
      session.post(
          wantsChanges
              ? StompFrames.shortMessage(head, number, json)
              : StompFrames.message(head, number, json));
    }
  }
}
