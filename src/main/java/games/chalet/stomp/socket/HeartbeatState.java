package games.chalet.stomp.socket;

import java.util.concurrent.TimeUnit;

/**
 * When the two ends of a socket last heard of each other, and how often they agreed to. Times are
 * those of {@link System#nanoTime}.
 */
final class HeartbeatState {

  /** So many missed heart-beats and the other end counts as gone. */
  private static final int PATIENCE = 3;

  private volatile long sentAt;
  private volatile long heardAt;
  private volatile long sendEvery;
  private volatile long hearEvery;

  HeartbeatState(long now) {
    sentAt = now;
    heardAt = now;
  }

  /**
   * Agrees as STOMP says: the longer of what one offers and the other wants; 0 says never.
   *
   * @param ours how often we send and want to hear, in milliseconds
   * @param offered how often the browser sends, in milliseconds
   * @param wanted how often it wants to hear, in milliseconds
   */
  void agree(long ours, long offered, long wanted) {
    sendEvery = wanted == 0 ? 0 : TimeUnit.MILLISECONDS.toNanos(Math.max(ours, wanted));
    hearEvery = offered == 0 ? 0 : TimeUnit.MILLISECONDS.toNanos(Math.max(ours, offered));
  }

  void sent(long now) {
    sentAt = now;
  }

  void heard(long now) {
    heardAt = now;
  }

  /**
   * Whether a heart-beat is due.
   *
   * @param sooner how long it will be until the next question
   */
  boolean mustSend(long now, long sooner) {
    return sendEvery > 0 && now - sentAt + sooner >= sendEvery;
  }

  boolean hasStopped(long now) {
    return hearEvery > 0 && now - heardAt > PATIENCE * hearEvery;
  }

  /** Whether nothing has been heard for so long. */
  boolean isSilentFor(long nanos, long now) {
    return now - heardAt > nanos;
  }
}
