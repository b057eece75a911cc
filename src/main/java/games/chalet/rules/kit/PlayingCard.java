package games.chalet.rules.kit;

import java.util.List;

/** The 52 cards of the standard deck, by suit and then from the two to the ace. */
public enum PlayingCard {
  TWO_OF_CLUBS(2, Suit.CLUBS),
  THREE_OF_CLUBS(3, Suit.CLUBS),
  FOUR_OF_CLUBS(4, Suit.CLUBS),
  FIVE_OF_CLUBS(5, Suit.CLUBS),
  SIX_OF_CLUBS(6, Suit.CLUBS),
  SEVEN_OF_CLUBS(7, Suit.CLUBS),
  EIGHT_OF_CLUBS(8, Suit.CLUBS),
  NINE_OF_CLUBS(9, Suit.CLUBS),
  TEN_OF_CLUBS(10, Suit.CLUBS),
  JACK_OF_CLUBS(11, Suit.CLUBS),
  QUEEN_OF_CLUBS(12, Suit.CLUBS),
  KING_OF_CLUBS(13, Suit.CLUBS),
  ACE_OF_CLUBS(14, Suit.CLUBS),
  TWO_OF_DIAMONDS(2, Suit.DIAMONDS),
  THREE_OF_DIAMONDS(3, Suit.DIAMONDS),
  FOUR_OF_DIAMONDS(4, Suit.DIAMONDS),
  FIVE_OF_DIAMONDS(5, Suit.DIAMONDS),
  SIX_OF_DIAMONDS(6, Suit.DIAMONDS),
  SEVEN_OF_DIAMONDS(7, Suit.DIAMONDS),
  EIGHT_OF_DIAMONDS(8, Suit.DIAMONDS),
  NINE_OF_DIAMONDS(9, Suit.DIAMONDS),
  TEN_OF_DIAMONDS(10, Suit.DIAMONDS),
  JACK_OF_DIAMONDS(11, Suit.DIAMONDS),
  QUEEN_OF_DIAMONDS(12, Suit.DIAMONDS),
  KING_OF_DIAMONDS(13, Suit.DIAMONDS),
  ACE_OF_DIAMONDS(14, Suit.DIAMONDS),
  TWO_OF_HEARTS(2, Suit.HEARTS),
  THREE_OF_HEARTS(3, Suit.HEARTS),
  FOUR_OF_HEARTS(4, Suit.HEARTS),
  FIVE_OF_HEARTS(5, Suit.HEARTS),
  SIX_OF_HEARTS(6, Suit.HEARTS),
  SEVEN_OF_HEARTS(7, Suit.HEARTS),
  EIGHT_OF_HEARTS(8, Suit.HEARTS),
  NINE_OF_HEARTS(9, Suit.HEARTS),
  TEN_OF_HEARTS(10, Suit.HEARTS),
  JACK_OF_HEARTS(11, Suit.HEARTS),
  QUEEN_OF_HEARTS(12, Suit.HEARTS),
  KING_OF_HEARTS(13, Suit.HEARTS),
  ACE_OF_HEARTS(14, Suit.HEARTS),
  TWO_OF_SPADES(2, Suit.SPADES),
  THREE_OF_SPADES(3, Suit.SPADES),
  FOUR_OF_SPADES(4, Suit.SPADES),
  FIVE_OF_SPADES(5, Suit.SPADES),
  SIX_OF_SPADES(6, Suit.SPADES),
  SEVEN_OF_SPADES(7, Suit.SPADES),
  EIGHT_OF_SPADES(8, Suit.SPADES),
  NINE_OF_SPADES(9, Suit.SPADES),
  TEN_OF_SPADES(10, Suit.SPADES),
  JACK_OF_SPADES(11, Suit.SPADES),
  QUEEN_OF_SPADES(12, Suit.SPADES),
  KING_OF_SPADES(13, Suit.SPADES),
  ACE_OF_SPADES(14, Suit.SPADES);

  /** The full deck: one of each, in order. */
  public static final List<PlayingCard> DECK = List.of(values());

  /** The suits, in the order in which hands are sorted. */
  public enum Suit {
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES
  }

  private final int rank;
  private final Suit suit;

  PlayingCard(int rank, Suit suit) {
    this.rank = rank;
    this.suit = suit;
  }

  /**
   * Returns the faults in all cards of a match taken together: empty unless one is missing or there
   * twice.
   */
  public static List<String> audit(List<PlayingCard> cards) {
    List<PlayingCard> sorted = cards.stream().sorted().toList();
    return sorted.equals(DECK) ? List.of() : List.of("The cards are " + sorted);
  }

  public Suit suit() {
    return suit;
  }

  /** Returns the rank, from 2 to 14 (the ace). */
  public int rank() {
    return rank;
  }
}
