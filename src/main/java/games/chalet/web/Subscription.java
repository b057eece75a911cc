package games.chalet.web;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** One session's listening to one destination, under the name that the browser gave it. */
final class Subscription {

  private final StompSession session;
  private final String id;
  private final String destination;
  private final String head;
  private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.SILENT);

  Subscription(StompSession session, String id, String destination) {
    this.session = session;
    this.id = id;
    this.destination = destination;
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

  @Nullable String playerId() {
    return session.visitor().playerId();
  }

  boolean hears() {
    return stage.get() == Stage.HEARING;
  }

  /** From now on it hears, unless it has ended. */
  void begin() {
    stage.compareAndSet(Stage.SILENT, Stage.HEARING);
  }

  /** Whether it had not ended before. */
  boolean end() {
    return stage.getAndSet(Stage.ENDED) != Stage.ENDED;
  }

  void tell(StompFrames.Body body) {
    session.post(StompFrames.message(head, session.nextNumber(), body));
  }
}
