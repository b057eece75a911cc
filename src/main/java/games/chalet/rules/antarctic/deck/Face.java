package games.chalet.rules.antarctic.deck;

/**
 * What a card on the centre pile counts as.
 *
 * @param colour never black
 * @param suit never blob
 * @param number as printed, but for a Joker
 */
public record Face(Colour colour, Suit suit, Numeral number) {}
