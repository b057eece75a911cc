package games.chalet.rules.antarctic.board;

import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Colour;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.antarctic.deck.Numeral;
import games.chalet.rules.antarctic.deck.Suit;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of matching: which card may be laid on which, and the declarations of wild cards (rules
 * 3, 5 and 8; rulings 1, 9, 10 and 25).
 */
public final class Matching {

  private static final List<Colour> COLOURS =
      List.of(Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE);
  private static final List<Suit> SUITS =
      List.of(Suit.CIRCLE, Suit.HEART, Suit.TRIANGLE, Suit.SQUARE);
  private static final List<Numeral> NUMBERS =
      List.of(Numeral.ONE, Numeral.TWO, Numeral.THREE, Numeral.FOUR, Numeral.QUESTION);

  private Matching() {}

  /** Returns true if {@code card} may be laid on the centre pile, under any declaration. */
  public static boolean fits(Face centre, Card card) {
    return card.joker()
        || (card.numeral() == centre.number().below()
            && (card.wild() || card.colour() == centre.colour() || card.suit() == centre.suit()));
  }

  /** Returns all faces that {@code card} may count as on the centre pile, by colour and suit. */
  public static List<Face> declarations(Face centre, Card card) {
    List<Face> faces = new ArrayList<>();
    if (fits(centre, card)) {
      for (Face face : faces(card, List.of(centre.number().below()))) {
        if (face.colour() == centre.colour() || face.suit() == centre.suit()) {
          faces.add(face);
        }
      }
    }
    return faces;
  }

  /**
   * Returns all faces that the first centre card may be declared; only one if nothing on it is
   * wild.
   */
  public static List<Face> declarations(Card first) {
    return faces(first, NUMBERS);
  }

  private static List<Face> faces(Card card, List<Numeral> jokerNumbers) {
    List<Face> faces = new ArrayList<>();
    for (Colour colour : card.black() ? COLOURS : List.of(card.colour())) {
      for (Suit suit : card.blob() ? SUITS : List.of(card.suit())) {
        for (Numeral number : card.joker() ? jokerNumbers : List.of(card.numeral())) {
          faces.add(new Face(colour, suit, number));
        }
      }
    }
    return faces;
  }

  /** Returns the face of a fitting card whose wild parts copy the top of the centre pile. */
  public static Face copy(Face centre, Card card) {
    return new Face(
        card.black() ? centre.colour() : card.colour(),
        card.blob() ? centre.suit() : card.suit(),
        centre.number().below());
  }

  /** Returns true if {@code card} may be laid on a payoff pile with this top. */
  public static boolean loads(Loads loads, Card top, Card card) {
    return top.joker()
        || card.joker()
        || (top.numeral().neighbours(card.numeral())
            && (top.colour() == card.colour()
                || top.suit() == card.suit()
                || (loads != Loads.EXACT && (top.wild() || card.wild()))));
  }

  /**
   * Returns true if a card that was laid on the centre pile makes a Triple Topper with the one
   * below.
   */
  public static boolean topper(TripleTopper rule, Card below, Face belowAs, Card card, Face as) {
    return switch (rule) {
      case WILDS_COUNT -> belowAs.colour() == as.colour() && belowAs.suit() == as.suit();
      case EXACT_CARDS ->
          colour(below, belowAs) == colour(card, as) && suit(below, belowAs) == suit(card, as);
    };
  }

  private static Colour colour(Card card, Face as) {
    return card.joker() ? as.colour() : card.colour();
  }

  private static Suit suit(Card card, Face as) {
    return card.joker() ? as.suit() : card.suit();
  }
}
