package games.chalet.rules.antarctic.deck;

import java.util.Arrays;
import java.util.List;

/**
 * The deck: one card for each of five colours, suits and numbers, and two Jokers that not every
 * table plays with (ruling 44). Each is there once, and its name tells its print.
 */
public enum Card {
  RED_CIRCLE_ONE,
  RED_CIRCLE_TWO,
  RED_CIRCLE_THREE,
  RED_CIRCLE_FOUR,
  RED_CIRCLE_QUESTION,
  RED_HEART_ONE,
  RED_HEART_TWO,
  RED_HEART_THREE,
  RED_HEART_FOUR,
  RED_HEART_QUESTION,
  RED_TRIANGLE_ONE,
  RED_TRIANGLE_TWO,
  RED_TRIANGLE_THREE,
  RED_TRIANGLE_FOUR,
  RED_TRIANGLE_QUESTION,
  RED_SQUARE_ONE,
  RED_SQUARE_TWO,
  RED_SQUARE_THREE,
  RED_SQUARE_FOUR,
  RED_SQUARE_QUESTION,
  RED_BLOB_ONE,
  RED_BLOB_TWO,
  RED_BLOB_THREE,
  RED_BLOB_FOUR,
  RED_BLOB_QUESTION,
  YELLOW_CIRCLE_ONE,
  YELLOW_CIRCLE_TWO,
  YELLOW_CIRCLE_THREE,
  YELLOW_CIRCLE_FOUR,
  YELLOW_CIRCLE_QUESTION,
  YELLOW_HEART_ONE,
  YELLOW_HEART_TWO,
  YELLOW_HEART_THREE,
  YELLOW_HEART_FOUR,
  YELLOW_HEART_QUESTION,
  YELLOW_TRIANGLE_ONE,
  YELLOW_TRIANGLE_TWO,
  YELLOW_TRIANGLE_THREE,
  YELLOW_TRIANGLE_FOUR,
  YELLOW_TRIANGLE_QUESTION,
  YELLOW_SQUARE_ONE,
  YELLOW_SQUARE_TWO,
  YELLOW_SQUARE_THREE,
  YELLOW_SQUARE_FOUR,
  YELLOW_SQUARE_QUESTION,
  YELLOW_BLOB_ONE,
  YELLOW_BLOB_TWO,
  YELLOW_BLOB_THREE,
  YELLOW_BLOB_FOUR,
  YELLOW_BLOB_QUESTION,
  GREEN_CIRCLE_ONE,
  GREEN_CIRCLE_TWO,
  GREEN_CIRCLE_THREE,
  GREEN_CIRCLE_FOUR,
  GREEN_CIRCLE_QUESTION,
  GREEN_HEART_ONE,
  GREEN_HEART_TWO,
  GREEN_HEART_THREE,
  GREEN_HEART_FOUR,
  GREEN_HEART_QUESTION,
  GREEN_TRIANGLE_ONE,
  GREEN_TRIANGLE_TWO,
  GREEN_TRIANGLE_THREE,
  GREEN_TRIANGLE_FOUR,
  GREEN_TRIANGLE_QUESTION,
  GREEN_SQUARE_ONE,
  GREEN_SQUARE_TWO,
  GREEN_SQUARE_THREE,
  GREEN_SQUARE_FOUR,
  GREEN_SQUARE_QUESTION,
  GREEN_BLOB_ONE,
  GREEN_BLOB_TWO,
  GREEN_BLOB_THREE,
  GREEN_BLOB_FOUR,
  GREEN_BLOB_QUESTION,
  BLUE_CIRCLE_ONE,
  BLUE_CIRCLE_TWO,
  BLUE_CIRCLE_THREE,
  BLUE_CIRCLE_FOUR,
  BLUE_CIRCLE_QUESTION,
  BLUE_HEART_ONE,
  BLUE_HEART_TWO,
  BLUE_HEART_THREE,
  BLUE_HEART_FOUR,
  BLUE_HEART_QUESTION,
  BLUE_TRIANGLE_ONE,
  BLUE_TRIANGLE_TWO,
  BLUE_TRIANGLE_THREE,
  BLUE_TRIANGLE_FOUR,
  BLUE_TRIANGLE_QUESTION,
  BLUE_SQUARE_ONE,
  BLUE_SQUARE_TWO,
  BLUE_SQUARE_THREE,
  BLUE_SQUARE_FOUR,
  BLUE_SQUARE_QUESTION,
  BLUE_BLOB_ONE,
  BLUE_BLOB_TWO,
  BLUE_BLOB_THREE,
  BLUE_BLOB_FOUR,
  BLUE_BLOB_QUESTION,
  BLACK_CIRCLE_ONE,
  BLACK_CIRCLE_TWO,
  BLACK_CIRCLE_THREE,
  BLACK_CIRCLE_FOUR,
  BLACK_CIRCLE_QUESTION,
  BLACK_HEART_ONE,
  BLACK_HEART_TWO,
  BLACK_HEART_THREE,
  BLACK_HEART_FOUR,
  BLACK_HEART_QUESTION,
  BLACK_TRIANGLE_ONE,
  BLACK_TRIANGLE_TWO,
  BLACK_TRIANGLE_THREE,
  BLACK_TRIANGLE_FOUR,
  BLACK_TRIANGLE_QUESTION,
  BLACK_SQUARE_ONE,
  BLACK_SQUARE_TWO,
  BLACK_SQUARE_THREE,
  BLACK_SQUARE_FOUR,
  BLACK_SQUARE_QUESTION,
  BLACK_BLOB_ONE,
  BLACK_BLOB_TWO,
  BLACK_BLOB_THREE,
  BLACK_BLOB_FOUR,
  BLACK_BLOB_QUESTION,
  JOKER_ONE,
  JOKER_TWO;

  private static final int COMBINATIONS =
      Colour.values().length * Suit.values().length * Numeral.values().length;

  private final boolean joker;
  private final Colour colour;
  private final Suit suit;
  private final Numeral numeral;

  /**
   * Reads the card from its name. A Joker counts as much as the black blob question mark and
   * matches as much (ruling 20).
   */
  Card() {
    String[] words = name().split("_", -1);
    joker = words.length == 2;
    colour = joker ? Colour.BLACK : Colour.valueOf(words[0]);
    suit = joker ? Suit.BLOB : Suit.valueOf(words[1]);
    numeral = joker ? Numeral.QUESTION : Numeral.valueOf(words[2]);
  }

  /** Returns the cards of a table with that number of Jokers. */
  public static List<Card> pack(int jokers) {
    return Arrays.asList(values()).subList(0, COMBINATIONS + jokers);
  }

  public boolean joker() {
    return joker;
  }

  public Colour colour() {
    return colour;
  }

  public Suit suit() {
    return suit;
  }

  /**
   * Returns the number printed on it; for a Joker, which has none, the question mark that it counts
   * as.
   */
  public Numeral numeral() {
    return numeral;
  }

  public boolean black() {
    return colour == Colour.BLACK;
  }

  public boolean blob() {
    return suit == Suit.BLOB;
  }

  public boolean wild() {
    return black() || blob();
  }
}
