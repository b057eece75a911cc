package games.chalet.playouts;

/** The arguments of the command name something that does not exist. */
public final class BadArgumentsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception; the message names the missing thing. */
  public BadArgumentsException(String message) {
    super(message);
  }
}
