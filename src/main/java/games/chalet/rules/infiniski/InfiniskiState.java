package games.chalet.rules.infiniski;

import java.util.List;
import java.util.Optional;

/**
 * The whole state of a match. Only the order of the deck is hidden (ruling I15).
 *
 * @param turn the number of cards laid (ruling I10)
 * @param hand in the order of the printed numbers
 * @param deck top first
 * @param discards in the order of the printed numbers
 * @param slope the cards laid since the deck was last reshuffled, the oldest first, and before them
 *     the card that was then kept
 * @param shuffles the number of times that the deck was reshuffled
 */
record InfiniskiState(
    InfiniskiOptions options,
    int turn,
    int speed,
    int hazard,
    int score,
    List<SlopeCard> hand,
    List<SlopeCard> deck,
    List<SlopeCard> discards,
    List<Laid> slope,
    int shuffles,
    int flagsTaken,
    Task task) {

  InfiniskiState {
    hand = List.copyOf(hand);
    deck = List.copyOf(deck);
    discards = List.copyOf(discards);
    slope = List.copyOf(slope);
  }

  /**
   * Returns the slope to which the next card connects; empty on the first turn, in the air and on
   * an X.
   */
  Optional<Slope> connection() {
    return slope.isEmpty() ? Optional.empty() : slope.getLast().exit();
  }

  /** Returns the side on which the next card is landed on; empty on the snow, and under it. */
  Optional<Part> landing() {
    return slope.isEmpty() || task == Task.OVER ? Optional.empty() : slope.getLast().landing();
  }

  /** Returns the sections of the last card laid that are still to be skied. */
  List<Part> ahead() {
    return Route.ahead(slope);
  }

  InfiniskiState withDeck(List<SlopeCard> other) {
    return new InfiniskiState(
        options,
        turn,
        speed,
        hazard,
        score,
        hand,
        other,
        discards,
        slope,
        shuffles,
        flagsTaken,
        task);
  }
}
