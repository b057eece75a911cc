package games.chalet.match;

/**
 * Who sits down to a match, and under which name.
 *
 * @param playerId the player's public id
 * @param name the name at the start; the record keeps it
 */
public record Seating(String playerId, String name) {}
