package games.chalet.match;

/**
 * Where a match goes on that did not begin with the deal: what was done in a finished match until
 * then was done in it, too.
 *
 * @param match the finished match's id
 * @param ply so many actions were done there until then; 0 is its deal
 */
public record ContinuedFrom(String match, int ply) {}
