package games.chalet.wire;

import games.chalet.rules.antarctic.board.Scoring;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Colour;
import games.chalet.rules.antarctic.deck.Numeral;
import games.chalet.rules.antarctic.deck.Suit;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The cards of Antarctic Solitaire: one for each colour, suit and number, named by the three.
 *
 * @param colours all colours, in the order of the deck
 * @param suits all suits, in the order of the deck
 * @param numbers the points of each number
 * @param jokers the Jokers; each counts as a black blob question mark
 * @param wild the colour and the suit that match all others, and the points that each adds
 */
record AntarcticDeck(
    List<Colour> colours,
    List<Suit> suits,
    Map<Numeral, Integer> numbers,
    List<Card> jokers,
    Wild wild) {

  /** The wild colour and suit. */
  record Wild(Colour colour, Suit suit, int points) {}

  static AntarcticDeck print() {
    return new AntarcticDeck(
        List.of(Colour.values()),
        List.of(Suit.values()),
        Decks.printed(Numeral.class, Stream.of(Numeral.values()), Numeral::points),
        Stream.of(Card.values()).filter(Card::joker).toList(),
        new Wild(Colour.BLACK, Suit.BLOB, Scoring.WILD));
  }
}
