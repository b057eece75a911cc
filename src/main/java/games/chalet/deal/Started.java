package games.chalet.deal;

import games.chalet.match.MatchSummary;

/** A match for one that can be played now: the <i>started</i> of {@code docs/protocol.md}. */
record Started(String table, String match) {

  static Started of(MatchSummary match) {
    return new Started(match.table(), match.id());
  }
}
