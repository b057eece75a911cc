package games.chalet.rules.crashlanding.rockets;

import java.util.List;

/** The 32 rockets: ace to eight of four suits, as in a deck of poker cards. */
public enum Rocket {
  C1(1, Suit.CLUBS),
  C2(2, Suit.CLUBS),
  C3(3, Suit.CLUBS),
  C4(4, Suit.CLUBS),
  C5(5, Suit.CLUBS),
  C6(6, Suit.CLUBS),
  C7(7, Suit.CLUBS),
  C8(8, Suit.CLUBS),
  D1(1, Suit.DIAMONDS),
  D2(2, Suit.DIAMONDS),
  D3(3, Suit.DIAMONDS),
  D4(4, Suit.DIAMONDS),
  D5(5, Suit.DIAMONDS),
  D6(6, Suit.DIAMONDS),
  D7(7, Suit.DIAMONDS),
  D8(8, Suit.DIAMONDS),
  H1(1, Suit.HEARTS),
  H2(2, Suit.HEARTS),
  H3(3, Suit.HEARTS),
  H4(4, Suit.HEARTS),
  H5(5, Suit.HEARTS),
  H6(6, Suit.HEARTS),
  H7(7, Suit.HEARTS),
  H8(8, Suit.HEARTS),
  S1(1, Suit.SPADES),
  S2(2, Suit.SPADES),
  S3(3, Suit.SPADES),
  S4(4, Suit.SPADES),
  S5(5, Suit.SPADES),
  S6(6, Suit.SPADES),
  S7(7, Suit.SPADES),
  S8(8, Suit.SPADES);

  private final int value;
  private final Suit suit;

  Rocket(int value, Suit suit) {
    this.value = value;
    this.suit = suit;
  }

  /** Returns its thrust: 1 for an ace. */
  public int value() {
    return value;
  }

  /** Returns the sum of their values. A loop, because a bot's search calls it millions of times. */
  public static int sum(List<Rocket> rockets) {
    int sum = 0;
    for (Rocket rocket : rockets) {
      sum += rocket.value;
    }
    return sum;
  }

  public Suit suit() {
    return suit;
  }
}
