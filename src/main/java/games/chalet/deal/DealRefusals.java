package games.chalet.deal;

import games.chalet.web.Refused;

/** Why something about matches for one was not done. */
final class DealRefusals {

  private DealRefusals() {}

  static Refused unknownDeal() {
    return new Refused(404, "unknown-deal", "There is no such deal here.");
  }

  /** The same answer for a match that is absent and for one of others. */
  static Refused unknownMatch() {
    return new Refused(404, "unknown-match", "You have played no such match here.");
  }

  static Refused unfinished(String table) {
    return new Refused(
            409, "unfinished", "You are in the middle of this game. Go on with it, or give it up.")
        .at(table);
  }

  static Refused notSolitaire() {
    return new Refused(409, "not-solitaire", "This is only possible with a match for one.");
  }

  static Refused matchOver() {
    return new Refused(409, "match-over", "This match is over.");
  }

  static Refused notOver() {
    return new Refused(409, "not-over", "This has to wait until your match is over.");
  }

  static Refused rulesChanged() {
    return new Refused(
        409,
        "rules-changed",
        "The rules of this game have been corrected since; the same cards would be another match.");
  }

  static Refused alreadyPlayed() {
    return new Refused(
        409, "already-played", "You have had your try at this deal. Another would not count.");
  }

  static Refused notChallenge() {
    return new Refused(409, "not-challenge", "The deal of a day is shown when its day is over.");
  }
}
