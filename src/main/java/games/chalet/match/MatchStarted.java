package games.chalet.match;

/**
 * A match has begun and its beginning is on disk. Whoever listens may miss it when the server dies
 * in that moment, and looks at {@link Matches#running()} at start.
 */
public record MatchStarted(MatchSummary match) {}
