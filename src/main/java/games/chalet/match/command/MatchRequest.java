package games.chalet.match.command;

/** What may be asked of a match. Pure data: what is read back from its JSON is equal to it. */
public sealed interface MatchRequest permits MatchCommand, MatchQuery {}
