package games.chalet.match;

/**
 * A match is over and its end is on disk. Published at least once while the server lives. A
 * listener may miss it if the server dies at that moment, so it checks {@link Matches#endedSince}
 * at start. It must tolerate duplicates.
 */
public record MatchEnded(MatchSummary match) {}
