package games.chalet.solo;

import games.chalet.web.RefusedException;

/** The refusals about matches for one. */
final class SoloRefusals {

  private SoloRefusals() {}

  static RefusedException unknownDeal() {
    return new RefusedException(404, "unknown-deal", "There is no such deal here.");
  }

  /** Returns the answer for a match that does not exist and, equally, for one of other players. */
  static RefusedException unknownMatch() {
    return new RefusedException(404, "unknown-match", "You have played no such match here.");
  }

  /**
   * Returns the answer for a match that does not exist and, equally, for one that the caller may
   * not know of.
   */
  static RefusedException noSuchMatch() {
    return new RefusedException(404, "unknown-match", "There is no such match here.");
  }

  static RefusedException unfinished(String table) {
    return new RefusedException(
            409,
            "unfinished",
            "You have an unfinished match of this game. Continue it or give it up.")
        .at(table);
  }

  static RefusedException unknownSeat() {
    return new RefusedException(404, "unknown-seat", "That match has no such seat.");
  }

  static RefusedException notSolitaire() {
    return new RefusedException(409, "not-solitaire", "This is only possible in a solo match.");
  }

  static RefusedException matchOver() {
    return new RefusedException(409, "match-over", "This match is over.");
  }

  static RefusedException notOver() {
    return new RefusedException(409, "not-over", "Finish your match first.");
  }

  static RefusedException rulesChanged() {
    return new RefusedException(
        409,
        "rules-changed",
        "The rules of this game have changed since then; the same deal would be a different match.");
  }

  static RefusedException alreadyPlayed() {
    return new RefusedException(
        409, "already-played", "You have already played this deal. Another try would not count.");
  }

  static RefusedException notChallenge() {
    return new RefusedException(
        409, "not-challenge", "A daily deal is shown after its day is over.");
  }

  static RefusedException dealClosed() {
    return new RefusedException(
        403, "deal-closed", "This deal is still being played. It is shown afterwards.");
  }

  static RefusedException unknownReplay() {
    return new RefusedException(404, "unknown-replay", "There is no such replay.");
  }
}
