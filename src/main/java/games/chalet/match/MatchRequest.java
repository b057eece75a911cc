package games.chalet.match;

/** What may be asked of a match. Pure data: what is read back from its JSON is equal to it. */
sealed interface MatchRequest permits MatchCommand, MatchQuery {}
