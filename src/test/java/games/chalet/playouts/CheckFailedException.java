package games.chalet.playouts;

import games.chalet.engine.Seed;

/** A check failed that must hold in every match. */
final class CheckFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CheckFailedException(int ply, String what) {
    super("after " + ply + " plies " + what);
  }

  /** Creates the exception for a match, with all that is needed to play the match again. */
  CheckFailedException(int number, Variant<?> variant, Seed seed, Throwable failure) {
    super(
        "Match %d (seats %d, %s, seed %s): %s"
            .formatted(
                number, variant.seats(), variant.options(), seed.hex(), failure.getMessage()),
        failure);
  }
}
