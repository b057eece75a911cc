package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.deck.Card;
import java.util.Optional;

/**
 * What everybody sees of one seat.
 *
 * @param living whether it still takes part
 * @param hand how many cards it holds
 * @param payoff how many cards lie in its payoff pile, the top included
 * @param top the top of its payoff pile; empty if there is none
 * @param total its points of all rounds
 * @param outIn the round that put it out; empty while it lives
 */
public record Place(
    boolean living, int hand, int payoff, Optional<Card> top, int total, Optional<Integer> outIn) {}
