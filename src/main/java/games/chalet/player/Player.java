package games.chalet.player;

/**
 * Somebody who uses this server: a guest, known by a cookie.
 *
 * @param id letters and digits; no secret
 * @param name 1 to 24 characters, as the others see it
 */
public record Player(String id, String name) {}
