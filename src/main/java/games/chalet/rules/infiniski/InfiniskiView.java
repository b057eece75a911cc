package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.List;
import java.util.Optional;

/**
 * The view of every viewer: all but the order of the deck (ruling I15).
 *
 * @param turn the number of cards laid so far, this one included (ruling I10); 0 before the first
 * @param speed 0 to 10: the run ends when it is below the hazard
 * @param hazard the avalanche, which only grows nearer
 * @param hand the cards in hand, in the order of the printed numbers
 * @param handLimit the number of cards that the speed allows in the hand
 * @param deck the number of cards that lie face down
 * @param discards the cards next to the mountain, in the order of the printed numbers
 * @param slope the mountain: the cards laid since the deck was last reshuffled, the oldest first,
 *     and before them the card that was then kept
 * @param shuffles the number of times that the deck was reshuffled, a point each (ruling I11)
 * @param flagsTaken the number of flags taken
 * @param connection the slope that the next card has to begin with; empty on the first turn and in
 *     the air
 * @param landing the side on which the next card is landed on; empty on the snow
 * @param task the skier's next task
 * @param forecasts the effects of each card that may be laid now, in the order of the legal actions
 */
public record InfiniskiView(
    Flags flags,
    int turn,
    int speed,
    int hazard,
    int score,
    List<SlopeCard> hand,
    int handLimit,
    int deck,
    List<SlopeCard> discards,
    List<Laid> slope,
    int shuffles,
    int flagsTaken,
    Optional<Slope> connection,
    Optional<Part> landing,
    Task task,
    List<Forecast> forecasts) {

  public InfiniskiView {
    hand = List.copyOf(hand);
    discards = List.copyOf(discards);
    slope = List.copyOf(slope);
    forecasts = List.copyOf(forecasts);
  }
}
