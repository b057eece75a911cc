package games.chalet.web.programs;

import games.chalet.web.RefusedException;

/** With what programs are refused. */
public final class ProgramRefusals {

  private ProgramRefusals() {}

  /** The same for a token that never was one, and for one that has ended. */
  public static RefusedException unknownToken() {
    return new RefusedException(
        401,
        "unknown-token",
        "This token is not good, or not any more. Make a new one at the table.");
  }

  /** Everything that is not playing. */
  public static RefusedException notForPrograms() {
    return new RefusedException(
        403,
        "not-for-programs",
        "With its token a program plays its own seat and does nothing else.");
  }
}
