package games.chalet.playouts;

/** The command was asked for something that does not exist. */
final class BadArgumentsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BadArgumentsException(String message) {
    super(message);
  }
}
