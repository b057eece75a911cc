package games.chalet.rules.antarctic.scoring;

import games.chalet.engine.Seat;

/**
 * The score of one seat in a round.
 *
 * @param points 0 for a winner; else ten, and the two numbers below
 * @param cards the number of cards left in its payoff pile
 * @param numbers their numbers added up, a question mark as five
 * @param wilds five for each black and five for each blob among them
 */
public record SeatScore(Seat seat, int points, int cards, int numbers, int wilds) {}
