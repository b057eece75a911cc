package games.chalet.solo;

import games.chalet.web.RefusedException;

/** Why something about matches for one was not done. */
final class SoloRefusals {

  private SoloRefusals() {}

  static RefusedException unknownDeal() {
    return new RefusedException(404, "unknown-deal", "There is no such deal here.");
  }

  /** The same answer for a match that is absent and for one of others. */
  static RefusedException unknownMatch() {
    return new RefusedException(404, "unknown-match", "You have played no such match here.");
  }

  /** The same answer for a match that is absent and for one that the asker may not know of. */
  static RefusedException noSuchMatch() {
    return new RefusedException(404, "unknown-match", "There is no such match here.");
  }

  static RefusedException unfinished(String table) {
    return new RefusedException(
            409, "unfinished", "You are in the middle of this game. Go on with it, or give it up.")
        .at(table);
  }

  static RefusedException unknownSeat() {
    return new RefusedException(404, "unknown-seat", "That match has no such seat.");
  }

  static RefusedException notSolitaire() {
    return new RefusedException(
        409, "not-solitaire", "This is only possible with a match for one.");
  }

  static RefusedException matchOver() {
    return new RefusedException(409, "match-over", "This match is over.");
  }

  static RefusedException notOver() {
    return new RefusedException(409, "not-over", "This has to wait until your match is over.");
  }

  static RefusedException rulesChanged() {
    return new RefusedException(
        409,
        "rules-changed",
        "The rules of this game have been corrected since; the same cards would be another match.");
  }

  static RefusedException alreadyPlayed() {
    return new RefusedException(
        409, "already-played", "You have had your try at this deal. Another would not count.");
  }

  static RefusedException notChallenge() {
    return new RefusedException(
        409, "not-challenge", "The deal of a day is shown when its day is over.");
  }

  static RefusedException dealClosed() {
    return new RefusedException(
        403, "deal-closed", "These cards are still being played; they are shown afterwards.");
  }

  static RefusedException unknownReplay() {
    return new RefusedException(404, "unknown-replay", "There is nothing of that kind to watch.");
  }
}
