package games.chalet.match.command;

/** A request to a match. Pure data: one that is read back from its JSON is equal to it. */
public sealed interface MatchRequest permits MatchCommand, MatchQuery, BotRequest {}
