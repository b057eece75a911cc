package games.chalet.playouts;

/** The command was asked for something that does not exist. */
public final class BadArgumentsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What does not exist. */
  public BadArgumentsException(String message) {
    super(message);
  }
}
