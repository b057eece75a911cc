package games.chalet.match.journal;

/** Another process has claimed the match since: nothing was written. See {@link OwnerClaims}. */
public final class DeposedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DeposedException(String matchId) {
    super("Match " + matchId + " is another process's now", null, false, false);
  }
}
