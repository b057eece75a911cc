package games.chalet.engine;

/** A viewer of a match: a seat that plays in it, or a spectator, who sees the least. */
public sealed interface Viewer {

  /** The person or bot in {@code seat}. */
  record Seated(Seat seat) implements Viewer {}

  /** Any other viewer; sees only what is public. */
  record Spectator() implements Viewer {}
}
