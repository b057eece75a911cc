package games.chalet.match;

/**
 * A match has begun and its beginning is on disk. A listener may miss it if the server dies at that
 * moment, so it checks {@link Matches#running()} at start.
 */
public record MatchStarted(MatchSummary match) {}
