package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.InfiniskiOptions.Flags;
import java.util.List;
import java.util.Optional;

/**
 * What everybody sees: all but the order of the deck (ruling I15).
 *
 * @param turn the number of cards laid so far, this one included (ruling I10); 0 before the first
 * @param hand the cards in hand, in the order of the printed numbers
 * @param deck how many cards lie face down
 * @param discards the cards beside the mountain, in the order of the printed numbers
 * @param slope the mountain: the cards laid since the deck was last shuffled, the oldest first, and
 *     before them the card that was then kept
 * @param shuffles how often the deck was shuffled anew, a point each (ruling I11)
 * @param flagsTaken how many flags were taken
 * @param connection the slope that the next card has to begin with; empty on the first turn and in
 *     the air
 * @param landing the side on which the next card is landed on; empty on the snow
 * @param task what is to be done
 * @param forecasts what each card that may be laid now would do, in the order of the legal actions
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
