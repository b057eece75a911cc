package games.chalet.rules.hike;

/**
 * A husky in a sled.
 *
 * @param card which one
 * @param condition how it is
 * @param upgraded whether an equipment card lies under it (ruling R18)
 */
public record Husky(Card card, Condition condition, boolean upgraded) {}
