package games.chalet.match;

/**
 * A match is over and its end is on disk. Told at least once while the server lives; whoever
 * listens may miss it when the server dies in that moment, does no harm by hearing it twice, and
 * looks at {@link Matches#endedSince} at start.
 */
public record MatchEnded(MatchSummary match) {}
