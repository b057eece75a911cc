package games.chalet.table.message;

/**
 * The token with which a program plays a seat: the <i>given token</i> of {@code docs/protocol.md}.
 *
 * @param token shown only here
 */
public record GivenToken(String token, TableMessage table) {

  /** Leaves out the token, so that it does not end up in a log. */
  @Override
  public String toString() {
    return "GivenToken[…]";
  }
}
