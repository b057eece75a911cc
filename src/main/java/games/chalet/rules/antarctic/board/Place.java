package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.deck.Card;
import java.util.Optional;

/**
 * The public part of one seat.
 *
 * @param living true while it takes part
 * @param hand the number of cards that it holds
 * @param payoff the number of cards in its payoff pile, the top included
 * @param top the top of its payoff pile; empty if there is none
 * @param total its points of all rounds
 * @param outIn the round that put it out; empty while it lives
 */
public record Place(
    boolean living, int hand, int payoff, Optional<Card> top, int total, Optional<Integer> outIn) {}
