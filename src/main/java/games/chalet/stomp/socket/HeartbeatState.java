package games.chalet.stomp.socket;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The times at which the two ends of a socket last received something from each other. A silent
 * client gets a WebSocket ping, which the network stack of a browser answers itself. The timers of
 * a hidden tab may be late by a minute, and some clients send no heart-beats at all.
 */
final class HeartbeatState {

  /** The silence after which a client is pinged, in nanoseconds. */
  static final long ASKED_AFTER = TimeUnit.SECONDS.toNanos(10);

  /** The time without an answer after which a client counts as gone, in nanoseconds. */
  static final long ANSWER_WITHIN = TimeUnit.SECONDS.toNanos(10);

  private final LongSupplier nanoTime;
  private volatile long sentAt;
  private volatile long heardAt;
  private volatile long askedAt;
  private volatile boolean asked;
  private volatile long sendEvery;

  /**
   * Creates the state of a socket that has just opened.
   *
   * @param nanoTime of a clock that cannot be set
   */
  HeartbeatState(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.sentAt = nanoTime.getAsLong();
    this.heardAt = sentAt;
  }

  /**
   * Agrees as STOMP says: the longer of what one offers and the other wants; 0 says never. The
   * client's own offer to send is not relied on.
   *
   * @param ours how often the server sends, in milliseconds
   * @param wanted how often the client wants to receive, in milliseconds
   */
  void agree(long ours, long wanted) {
    sendEvery = wanted == 0 ? 0 : TimeUnit.MILLISECONDS.toNanos(Math.max(ours, wanted));
  }

  /** Records that something of STOMP was sent; a ping does not count. */
  void sent() {
    sentAt = nanoTime.getAsLong();
  }

  void heard() {
    heardAt = nanoTime.getAsLong();
    asked = false;
  }

  /** Records the answer to the ping; an answer without a ping counts for nothing. */
  void answered() {
    if (asked) {
      heard();
    }
  }

  /**
   * Returns true if a heart-beat is due.
   *
   * @param sooner nanoseconds until the next check
   */
  boolean mustSend(long sooner) {
    return sendEvery > 0 && nanoTime.getAsLong() - sentAt + sooner >= sendEvery;
  }

  /** Returns true if the client has to be pinged now; once until it sends something again. */
  boolean mustAsk() {
    if (asked || !isSilentFor(ASKED_AFTER)) {
      return false;
    }
    askedAt = nanoTime.getAsLong();
    asked = true;
    return true;
  }

  /** Returns true if the client was pinged and does not answer. */
  boolean isGone() {
    return asked && nanoTime.getAsLong() - askedAt >= ANSWER_WITHIN;
  }

  /** Returns true if nothing was received for so many nanoseconds. */
  boolean isSilentFor(long nanos) {
    return nanoTime.getAsLong() - heardAt >= nanos;
  }
}
