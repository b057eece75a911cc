package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import java.util.Comparator;
import java.util.List;

/** The points of the payoff piles at the end of a round (rulings 18 and 20). */
public final class Scoring {

  /** The points of black and of a blob, in addition to the number. */
  public static final int WILD = 5;

  private static final int LOSER = 10;

  private Scoring() {}

  public static RoundScore score(int round, int lastTurn, List<LeftOver> leftOver) {
    boolean blocked = leftOver.stream().noneMatch(left -> left.cards().isEmpty());
    List<Seat> winners = winners(leftOver);
    List<RoundScore.SeatScore> scores =
        leftOver.stream().map(left -> line(left, winners.contains(left.seat()))).toList();
    return new RoundScore(round, lastTurn, blocked, winners, scores);
  }

  /**
   * Returns the seats with the fewest cards, and of these with the fewest points; none, if that
   * would be all.
   */
  private static List<Seat> winners(List<LeftOver> leftOver) {
    Comparator<LeftOver> order =
        Comparator.comparingInt((LeftOver left) -> left.cards().size())
            .thenComparingInt(left -> points(left.cards()));
    LeftOver best = leftOver.stream().min(order).orElseThrow();
    List<Seat> winners =
        leftOver.stream()
            .filter(left -> order.compare(left, best) == 0)
            .map(LeftOver::seat)
            .toList();
    return winners.size() < leftOver.size() ? winners : List.of();
  }

  private static RoundScore.SeatScore line(LeftOver left, boolean winner) {
    int numbers = numbers(left.cards());
    int wilds = wilds(left.cards());
    int points = winner ? 0 : LOSER + numbers + wilds;
    return new RoundScore.SeatScore(left.seat(), points, left.cards().size(), numbers, wilds);
  }

  public static int points(List<Card> cards) {
    return numbers(cards) + wilds(cards);
  }

  private static int numbers(List<Card> cards) {
    return cards.stream().mapToInt(card -> card.numeral().points()).sum();
  }

  private static int wilds(List<Card> cards) {
    return cards.stream()
        .mapToInt(card -> (card.black() ? WILD : 0) + (card.blob() ? WILD : 0))
        .sum();
  }

  /**
   * The payoff pile of one seat, turned up at the end of a round.
   *
   * @param cards the top first
   */
  public record LeftOver(Seat seat, List<Card> cards) {

    public LeftOver {
      cards = List.copyOf(cards);
    }
  }
}
