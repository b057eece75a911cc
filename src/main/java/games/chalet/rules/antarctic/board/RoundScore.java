package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import java.util.List;

/**
 * One line of the score sheet.
 *
 * @param round its number, from 1
 * @param lastTurn the number of the last turn that was played in it
 * @param blocked true if it ended because the cards ran out
 * @param winners the seats that scored nothing; in a blocked round there may be several, or none
 * @param scores of the seats that took part, in seat order
 */
public record RoundScore(
    int round, int lastTurn, boolean blocked, List<Seat> winners, List<SeatScore> scores) {

  public RoundScore {
    winners = List.copyOf(winners);
    scores = List.copyOf(scores);
  }

  /**
   * The score of one seat in a round.
   *
   * @param points 0 for a winner; else ten, and the two numbers below
   * @param cards the number of cards left in its payoff pile
   * @param numbers their numbers added up, a question mark as five
   * @param wilds five for each black and five for each blob among them
   */
  public record SeatScore(Seat seat, int points, int cards, int numbers, int wilds) {}
}
