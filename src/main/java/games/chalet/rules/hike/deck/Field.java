package games.chalet.rules.hike.deck;

/**
 * A field of the track.
 *
 * @param terrain which movement point leads onto it
 * @param equipment whether it needs equipment as well
 */
public record Field(Terrain terrain, boolean equipment) {}
