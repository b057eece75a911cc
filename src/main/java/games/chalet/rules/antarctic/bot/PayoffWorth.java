package games.chalet.rules.antarctic.bot;

import games.chalet.engine.Seat;
import games.chalet.engine.Worth;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.board.Place;
import java.util.List;

/**
 * The worth of a match. Fewer cards in the payoff pile make a player more likely to win the round;
 * a loser gets ten points and those of the cards (ruling 20).
 */
final class PayoffWorth implements Worth<AntarcticView> {

  /** The difference in cards that makes a player e times as likely to win the round. */
  private static final double CARDS = 3.5;

  /** The difference in points that makes a player e times as likely to win the match. */
  private static final double POINTS = 60;

  private static final double LOST = 10;

  /** The average points of a card: three, and five for each way in which it is wild. */
  private static final double POINTS_A_CARD = 5;

  @Override
  public double before(AntarcticView view, Seat seat) {
    AntarcticBoard board = view.board();
    if (!board.place(seat).living()) {
      return 0;
    }
    List<Place> places = board.places().stream().filter(Place::living).toList();
    double[] rounds = places.stream().mapToDouble(place -> -place.payoff() / CARDS).toArray();
    if (board.options().points().isEmpty()) {
      return share(rounds, -board.place(seat).payoff() / CARDS);
    }
    double[] matches = places.stream().mapToDouble(place -> standing(place, rounds)).toArray();
    return share(matches, standing(board.place(seat), rounds));
  }

  private static double standing(Place place, double[] rounds) {
    double loses = 1 - share(rounds, -place.payoff() / CARDS);
    double points = place.total() + loses * (LOST + POINTS_A_CARD * place.payoff());
    return -points / POINTS;
  }

  private static double share(double[] all, double own) {
    double sum = 0;
    for (double other : all) {
      sum += Math.exp(other - own);
    }
    return 1 / sum;
  }
}
