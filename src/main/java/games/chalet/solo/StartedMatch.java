package games.chalet.solo;

import games.chalet.match.MatchSummary;

/** A match for one that can be played now: the <i>started</i> of {@code docs/protocol.md}. */
record StartedMatch(String table, String match) {

  static StartedMatch of(MatchSummary match) {
    return new StartedMatch(match.table(), match.id());
  }
}
