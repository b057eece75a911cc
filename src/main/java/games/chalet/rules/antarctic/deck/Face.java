package games.chalet.rules.antarctic.deck;

/**
 * The face that a card on the centre pile counts as.
 *
 * @param colour never black
 * @param suit never blob
 * @param number as printed, except for a Joker
 */
public record Face(Colour colour, Suit suit, Numeral number) {}
