package games.chalet.match;

/** The status of a match: in progress or over. */
public enum MatchStatus {
  PLAYING,
  OVER
}
