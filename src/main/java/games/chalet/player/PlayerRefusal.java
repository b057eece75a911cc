package games.chalet.player;

import games.chalet.web.ServerReason;

/** The reasons for which players and their names are refused. */
enum PlayerRefusal implements ServerReason {
  GUEST_NEEDED(401, "guest-needed", "Choose a name first."),
  UNKNOWN(404, "unknown-player", "There is no such player."),
  LONG_NAME(
      400,
      "bad-name",
      "A name has at most {most} characters. Choose a shorter one.",
      Parameter.number("most")),
  INVISIBLE_IN_NAME(400, "bad-name", "A name cannot have invisible characters."),
  EMPTY_NAME(400, "bad-name", "A name needs at least one letter, digit or symbol."),
  ACCENTS_IN_NAME(400, "bad-name", "A letter of this name has too many accents."),
  RESERVED_NAME(400, "bad-name", "This name is reserved. Choose another one.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  PlayerRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("player", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
