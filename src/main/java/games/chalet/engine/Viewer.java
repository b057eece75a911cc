package games.chalet.engine;

/**
 * Somebody who looks at a match: one who plays in it, or one who only watches and sees the least.
 */
public sealed interface Viewer {

  /** The person or bot in {@code seat}. */
  record Seated(Seat seat) implements Viewer {}

  /** Anybody else; sees only what everybody sees. */
  record Spectator() implements Viewer {}
}
