package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.Optional;

/**
 * The centre pile.
 *
 * @param card the card on top, as printed
 * @param as what it counts as; empty until the dealer has declared the first card
 * @param cards how many cards lie in it, the top included
 * @param chain how many cards of the present Triple Topper have been laid, this one included
 * @param next how many cards the next matching card would let its player discard; 0 if the chain is
 *     full
 */
public record Centre(Card card, Optional<Face> as, int cards, int chain, int next) {}
