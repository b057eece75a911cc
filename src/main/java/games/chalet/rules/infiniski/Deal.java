package games.chalet.rules.infiniski;

import games.chalet.engine.Chance;
import java.util.List;

/** The set-up. Any card may come first, however it is laid (ruling I1). */
final class Deal {

  private Deal() {}

  static InfiniskiState deal(InfiniskiOptions options, Chance chance) {
    List<SlopeCard> deck = chance.shuffle("deal/1", PrintedDeck.CARDS);
    int hand = ScoreCard.hand(ScoreCard.FIRST_SPEED);
    return new InfiniskiState(
        options,
        0,
        ScoreCard.FIRST_SPEED,
        ScoreCard.FIRST_HAZARD,
        0,
        deck.subList(0, hand).stream().sorted().toList(),
        deck.subList(hand, deck.size()),
        List.of(),
        List.of(),
        0,
        0,
        Task.PLACE);
  }
}
