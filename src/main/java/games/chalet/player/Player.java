package games.chalet.player;

/**
 * A user of this server: a guest, identified by a cookie.
 *
 * @param id letters and digits; no secret
 * @param name 1 to 24 characters, as others see it
 */
public record Player(String id, String name) {}
