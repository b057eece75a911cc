package games.chalet.web.programs;

import games.chalet.web.RefusedException;

/** The refusals for programs. */
public final class ProgramRefusals {

  private ProgramRefusals() {}

  /** Returns the answer for a token that never was one and, equally, for one that has ended. */
  public static RefusedException unknownToken() {
    return new RefusedException(
        401, "unknown-token", "This token is not valid. Create a new one at the table.");
  }

  /** Returns the answer for everything that is not playing. */
  public static RefusedException notForPrograms() {
    return new RefusedException(403, "not-for-programs", "A program may only play its own seat.");
  }
}
