package games.chalet.web.http;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;

/**
 * A connection as {@link ConnectionGuard} sees it: whose it is, and since when it has been at what
 * it does. Times are those of {@link System#nanoTime}.
 */
final class GuardedConnection {

  private final SocketChannel channel;
  private final String address;
  private volatile State state = new State(Phase.IDLE, 0, 0);

  GuardedConnection(SocketChannel channel, String address) {
    this.channel = channel;
    this.address = address;
  }

  /** What a connection does. */
  private enum Phase {
    /** Nothing has come since the last answer. */
    IDLE,
    /** The headers of a request have come in part. */
    HEADERS,
    /** A thread reads and answers. */
    REQUEST,
    /** It is a page's socket now and for good. */
    SOCKET
  }

  /**
   * What it does, and since when.
   *
   * @param headersSince when the first part of its headers was looked at; only where they came in
   *     several
   */
  private record State(Phase phase, long since, long headersSince) {}

  /** Under which key its other end is counted. */
  String address() {
    return address;
  }

  boolean isOpen() {
    return channel.isOpen();
  }

  boolean isSocket() {
    return state.phase() == Phase.SOCKET;
  }

  /** A thread begins to read what has come, and to answer it. */
  void begins(long now) {
    State last = state;
    if (last.phase() != Phase.SOCKET) {
      long headersSince = last.phase() == Phase.HEADERS ? last.headersSince() : now;
      state = new State(Phase.REQUEST, now, headersSince);
    }
  }

  /** The thread is done: all that has come is answered. */
  void rests(long now) {
    state = new State(Phase.IDLE, now, now);
  }

  /** The thread is done, but of the headers of a request only a part has come. */
  void waitsForHeaders() {
    State last = state;
    state = new State(Phase.HEADERS, last.headersSince(), last.headersSince());
  }

  /** The thread is done; from now on it is a socket. */
  void isSocketNow(long now) {
    state = new State(Phase.SOCKET, now, now);
  }

  /** Whether it takes longer than that for what it does. Nanoseconds. */
  boolean isOverdue(long now, long headersWithin, long answeredWithin) {
    State current = state;
    long taken = now - current.since();
    return switch (current.phase()) {
      case HEADERS -> taken > headersWithin;
      case REQUEST -> taken > answeredWithin;
      case IDLE, SOCKET -> false;
    };
  }

  /**
   * Ends it from another thread than the one that reads and answers, which is woken by that if it
   * waits, and closes: only that thread knows when its buffers are free for the next connection.
   */
  void cut() {
    try {
      // What the other end has not taken is forgotten, by the operating system too.
      channel.setOption(StandardSocketOptions.SO_LINGER, 0);
      channel.shutdownInput();
      channel.shutdownOutput();
    } catch (IOException | UnsupportedOperationException e) {
      // It has gone by itself.
    }
  }
}
