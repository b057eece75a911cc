package games.chalet.match;

/**
 * The position from which a match continues that did not begin with the deal: all earlier actions
 * of a finished match happened in it, too.
 *
 * @param match the finished match's id
 * @param ply the number of actions taken there until then; 0 is its deal
 */
public record ContinuedFrom(String match, int ply) {}
