package games.chalet.solo;

import games.chalet.web.RefusedException;

/** The refusals about matches for one. */
final class SoloRefusals {

  private SoloRefusals() {}

  static RefusedException unknownDeal() {
    return SoloRefusal.UNKNOWN_DEAL.of();
  }

  /** Returns the answer for a match that does not exist and, equally, for one of other players. */
  static RefusedException unknownMatch() {
    return SoloRefusal.UNKNOWN_MATCH.of();
  }

  /**
   * Returns the answer for a match that does not exist and, equally, for one that the caller may
   * not know of.
   */
  static RefusedException noSuchMatch() {
    return SoloRefusal.NO_SUCH_MATCH.of();
  }

  static RefusedException unfinished(String table) {
    return SoloRefusal.UNFINISHED.of().at(table);
  }

  static RefusedException unknownSeat() {
    return SoloRefusal.UNKNOWN_SEAT.of();
  }

  static RefusedException notSolitaire() {
    return SoloRefusal.NOT_SOLITAIRE.of();
  }

  static RefusedException matchOver() {
    return SoloRefusal.MATCH_OVER.of();
  }

  static RefusedException notOver() {
    return SoloRefusal.NOT_OVER.of();
  }

  static RefusedException rulesChanged() {
    return SoloRefusal.RULES_CHANGED.of();
  }

  static RefusedException alreadyPlayed() {
    return SoloRefusal.ALREADY_PLAYED.of();
  }

  static RefusedException notChallenge() {
    return SoloRefusal.NOT_CHALLENGE.of();
  }

  static RefusedException dealClosed() {
    return SoloRefusal.DEAL_CLOSED.of();
  }

  static RefusedException unknownReplay() {
    return SoloRefusal.UNKNOWN_REPLAY.of();
  }
}
