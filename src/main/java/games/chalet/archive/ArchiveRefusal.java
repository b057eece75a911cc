package games.chalet.archive;

import games.chalet.web.ServerReason;

/** The reasons for which the archive refuses. */
enum ArchiveRefusal implements ServerReason {
  UNKNOWN_MATCH(404, "unknown-match", "There is no such match here."),
  CURSOR(400, "malformed", "Invalid cursor."),
  WHOSE(400, "malformed", "Whose matches? `mine` or `public`."),
  VIEWER(400, "malformed", "Whose view? `seat.0` and so on, or `spectators`."),
  NEVER_PLAYED(401, "guest-needed", "You have not played here yet."),
  STILL_PLAYED(
      409, "match-running", "This match is still being played; its cards are not shown yet."),
  DEAL_CLOSED(403, "deal-closed", "These cards are still being played; they are shown afterwards."),
  REPLAYS_BUSY(429, "too-fast", "Many replays are being prepared. Please try again in a moment."),
  STATISTICS_BUSY(429, "too-fast", "Many results are being counted. Please try again in a moment.");

  @SuppressWarnings("ImmutableEnumChecker") // A record of unmodifiable things.
  private final Text text;

  ArchiveRefusal(int status, String code, String sentence, Parameter... parameters) {
    this.text = new Text("archive", status, code, sentence, parameters);
  }

  @Override
  public Text text() {
    return text;
  }
}
