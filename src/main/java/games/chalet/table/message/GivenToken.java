package games.chalet.table.message;

/**
 * The <i>given token</i> of {@code docs/protocol.md}.
 *
 * @param token told only here
 */
public record GivenToken(String token, TableMessage table) {

  /** Not the token: it is not to end up in a log. */
  @Override
  public String toString() {
    return "GivenToken[…]";
  }
}
