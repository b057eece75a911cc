package games.chalet.match;

/** Whether a match still goes on. */
public enum MatchStatus {
  PLAYING,
  OVER
}
