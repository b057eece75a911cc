package games.chalet.stomp.socket;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * When the two ends of a socket last heard of each other. A silent client is asked by a WebSocket
 * ping, which the network stack of a browser answers itself: the timers of a hidden tab may be late
 * by a minute, and some clients send no heart-beats at all.
 */
final class HeartbeatState {

  /** A client that has been silent for so long is asked, in nanoseconds. */
  static final long ASKED_AFTER = TimeUnit.SECONDS.toNanos(10);

  /** A client that does not answer for so long counts as gone, in nanoseconds. */
  static final long ANSWER_WITHIN = TimeUnit.SECONDS.toNanos(10);

  private final LongSupplier nanoTime;
  private volatile long sentAt;
  private volatile long heardAt;
  private volatile long askedAt;
  private volatile boolean asked;
  private volatile long sendEvery;

  /**
   * The state of a socket that has just opened.
   *
   * @param nanoTime of a clock that nobody can set
   */
  HeartbeatState(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.sentAt = nanoTime.getAsLong();
    this.heardAt = sentAt;
  }

  /**
   * Agrees as STOMP says: the longer of what one offers and the other wants; 0 says never. What the
   * client offers to send is not relied on.
   *
   * @param ours how often we send, in milliseconds
   * @param wanted how often the client wants to hear, in milliseconds
   */
  void agree(long ours, long wanted) {
    sendEvery = wanted == 0 ? 0 : TimeUnit.MILLISECONDS.toNanos(Math.max(ours, wanted));
  }

  /** Something of STOMP has been sent; a ping does not count. */
  void sent() {
    sentAt = nanoTime.getAsLong();
  }

  void heard() {
    heardAt = nanoTime.getAsLong();
    asked = false;
  }

  /** The ping has been answered; an answer without a question counts for nothing. */
  void answered() {
    if (asked) {
      heard();
    }
  }

  /**
   * Whether a heart-beat is due.
   *
   * @param sooner nanoseconds until the next question
   */
  boolean mustSend(long sooner) {
    return sendEvery > 0 && nanoTime.getAsLong() - sentAt + sooner >= sendEvery;
  }

  /** Whether the client is to be asked now; once until it is heard again. */
  boolean mustAsk() {
    if (asked || !isSilentFor(ASKED_AFTER)) {
      return false;
    }
    askedAt = nanoTime.getAsLong();
    asked = true;
    return true;
  }

  /** Whether the client has been asked and does not answer. */
  boolean isGone() {
    return asked && nanoTime.getAsLong() - askedAt >= ANSWER_WITHIN;
  }

  /** Whether nothing has been heard for so many nanoseconds. */
  boolean isSilentFor(long nanos) {
    return nanoTime.getAsLong() - heardAt >= nanos;
  }
}
