package games.chalet.playouts;

/** The command was asked for something that does not exist. */
final class BadArguments extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadArguments(String message) {
    super(message);
  }
}
