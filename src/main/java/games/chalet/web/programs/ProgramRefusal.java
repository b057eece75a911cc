package games.chalet.web.programs;

import games.chalet.web.ServerReason;

/** The reasons for which programs are refused. */
public enum ProgramRefusal implements ServerReason {
  /** For a token that never was one and, equally, for one that has ended. */
  UNKNOWN_TOKEN(401, "unknown-token", "This token is not valid. Create a new one at the table."),
  /** For everything that is not playing. */
  NOT_ALLOWED(403, "not-for-programs", "A program may only play its own seat.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  ProgramRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("program", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
