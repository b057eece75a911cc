package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.Optional;

/**
 * The centre pile.
 *
 * @param card the card on top, as printed
 * @param as the face that it counts as; empty until the dealer has declared the first card
 * @param cards the number of cards in it, the top included
 * @param chain the number of cards laid for the present Triple Topper, this one included
 * @param next the number of cards that the next matching card would let its player discard; 0 if
 *     the chain is full
 */
public record Centre(Card card, Optional<Face> as, int cards, int chain, int next) {}
