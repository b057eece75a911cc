package games.chalet.rules.hike.deck;

/**
 * A field of the track.
 *
 * @param terrain the kind of movement point that leads onto it
 * @param equipment true if it needs equipment as well
 */
public record Field(Terrain terrain, boolean equipment) {}
