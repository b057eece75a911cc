package games.chalet.rules.crashlanding.rockets;

/** The four suits of a poker deck; the rules never use them. */
public enum Suit {
  CLUBS,
  DIAMONDS,
  HEARTS,
  SPADES
}
