package games.chalet.solo;

import games.chalet.web.ServerReason;

/** The reasons for which solo matches, deals and continuations are refused. */
enum SoloRefusal implements ServerReason {
  UNKNOWN_DEAL(404, "unknown-deal", "There is no such deal here."),
  /** For a match that does not exist and, equally, for one of other players. */
  UNKNOWN_MATCH(404, "unknown-match", "You have played no such match here."),
  /** For a match that does not exist and, equally, for one that the caller may not know of. */
  NO_SUCH_MATCH(404, "unknown-match", "There is no such match here."),
  UNFINISHED(
      409, "unfinished", "You have an unfinished match of this game. Continue it or give it up."),
  UNKNOWN_SEAT(404, "unknown-seat", "That match has no such seat."),
  NOT_SOLITAIRE(409, "not-solitaire", "This is only possible in a solo match."),
  MATCH_OVER(409, "match-over", "This match is over."),
  NOT_OVER(409, "not-over", "Finish your match first."),
  RULES_CHANGED(
      409,
      "rules-changed",
      "The rules of this game have changed since then; the same deal would be a different match."),
  ALREADY_PLAYED(
      409, "already-played", "You have already played this deal. Another try would not count."),
  NOT_CHALLENGE(409, "not-challenge", "A daily deal is shown after its day is over."),
  DEAL_CLOSED(403, "deal-closed", "This deal is still being played. It is shown afterwards."),
  BOT_BUSY(429, "too-fast", "Many players are asking the bot. Please try again in a moment.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  SoloRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("solo", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
