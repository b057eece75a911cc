package games.chalet.web.programs;

import games.chalet.web.RefusedException;

/** The refusals for programs. */
public final class ProgramRefusals {

  private ProgramRefusals() {}

  /** Returns the answer for a token that never was one and, equally, for one that has ended. */
  public static RefusedException unknownToken() {
    return ProgramRefusal.UNKNOWN_TOKEN.of();
  }

  /** Returns the answer for everything that is not playing. */
  public static RefusedException notForPrograms() {
    return ProgramRefusal.NOT_ALLOWED.of();
  }
}
