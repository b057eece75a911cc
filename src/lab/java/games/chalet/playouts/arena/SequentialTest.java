package games.chalet.playouts.arena;

/**
 * Wald's sequential probability ratio test, with 5 % errors of either kind: are the wins of a
 * player no more than fair, or as many as wanted? It looks after every match and stops as soon as
 * the answer is clear. Matches on the same deal are taken as if they did not depend on each other.
 */
final class SequentialTest {

  /** The verdict so far. */
  enum Verdict {
    /** As strong as wanted. */
    STRONGER,
    /** No stronger than fair. */
    NO_STRONGER,
    /** Not clear yet. */
    OPEN
  }

  private static final double ERRORS = 0.05;
  private static final double CLEAR = Math.log((1 - ERRORS) / ERRORS);

  private final double forWin;
  private final double forLoss;
  private double evidence;

  /**
   * A test without a match.
   *
   * @param fair the share of wins of a player no stronger than the others
   * @param wanted the share of one who is
   */
  SequentialTest(double fair, double wanted) {
    forWin = Math.log(wanted / fair);
    forLoss = Math.log((1 - wanted) / (1 - fair));
  }

  /**
   * One more match.
   *
   * @param share 1 for a win, 0 for a loss, in between for a shared one
   */
  void add(double share) {
    evidence += share * forWin + (1 - share) * forLoss;
  }

  /** The logarithm of how much more likely all that is if the player is as strong as wanted. */
  double evidence() {
    return evidence;
  }

  Verdict verdict() {
    if (evidence >= CLEAR) {
      return Verdict.STRONGER;
    }
    return evidence <= -CLEAR ? Verdict.NO_STRONGER : Verdict.OPEN;
  }
}
