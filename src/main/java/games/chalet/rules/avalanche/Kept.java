package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Resampling.Keeping;
import java.util.ArrayList;
import java.util.List;

/**
 * The clues that the runs of a seat give about its hand. A card that the seat could have played and
 * did not is less likely to be there: each of the last run cards to which a card would have linked
 * makes it less likely by a tenth. An avalanche can be played at any time, so a seat with many
 * cards has had time to play it.
 *
 * <p>The weights were fitted to matches of random players and of bots together, see {@code
 * docs/measurements.md}, <i>Bots</i>.
 */
final class Kept implements Keeping {

  private static final int USUAL = 1000;
  private static final double PASSED_OVER = 0.9;
  private static final int LAST = 8;
  private static final double AVALANCHE = 0.5;
  private static final double USUAL_HAND = 5;
  private static final double HOARDED = -0.6;

  private final AvalancheBoard board;

  Kept(AvalancheBoard board) {
    this.board = board;
  }

  @Override
  public int weight(Seat seat, Card card) {
    Place place = board.places().get(seat.index());
    return switch (card) {
      case GREEN, BLUE, RED, BLACK -> (int) (USUAL * Math.pow(PASSED_OVER, chances(place, card)));
      case AVALANCHE -> (int) (USUAL * AVALANCHE * Math.pow(place.cards() / USUAL_HAND, HOARDED));
      case LIFT, SKI_PATROL, PISTE_CLOSED, WIPEOUT, LIFT_PASS -> USUAL;
    };
  }

  private static int chances(Place place, Card card) {
    List<Card> cards = new ArrayList<>();
    place.banked().forEach(run -> cards.addAll(run.cards()));
    place.open().ifPresent(open -> cards.addAll(open.run().cards()));
    return (int)
        cards.stream()
            .skip(Math.max(0, cards.size() - LAST))
            .filter(other -> Run.links(List.of(other), card))
            .count();
  }
}
