package games.chalet.player;

/**
 * A guest.
 *
 * @param id letters and digits; no secret
 * @param name 1 to 24 characters, as the others see it
 */
public record Player(String id, String name) {}
