package games.chalet.match;

import games.chalet.engine.Seed;

/**
 * Cards that are dealt once more.
 *
 * @param seed from which all chance follows
 * @param rulesVersion the version of the game's rules under which they were dealt first; under
 *     another it would be another match
 */
public record KnownCards(Seed seed, int rulesVersion) {}
