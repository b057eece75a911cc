package games.chalet.rules.antarctic.board;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.face;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Colour;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.antarctic.deck.Numeral;
import games.chalet.rules.antarctic.deck.Suit;
import games.chalet.rules.antarctic.play.Scene;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Matching cards: the matches of the rulebook and rulings 1, 9, 10 and 25. */
class MatchingTest {

  private static boolean fits(String centre, String card) {
    return Matching.fits(face(centre), card(card));
  }

  private static List<Face> declared(String centre, String card) {
    return Matching.declarations(face(centre), card(card));
  }

  private static List<Face> faces(String... names) {
    return Arrays.stream(names).map(Scene::face).toList();
  }

  private static boolean loads(Loads loads, String top, String card) {
    return Matching.loads(loads, card(top), card(card));
  }

  @Test
  void case01_onAQuestionMarkDeclaredRedCircle() {
    String centre = "red circle ?";
    assertThat(fits(centre, "red heart 4")).isTrue();
    assertThat(fits(centre, "red heart 1")).isFalse();
    assertThat(fits(centre, "blue circle 4")).isTrue();
    assertThat(fits(centre, "blue heart 4")).isFalse();
    assertThat(declared(centre, "black heart 4")).isEqualTo(faces("red heart 4"));
    assertThat(declared(centre, "black circle 4"))
        .isEqualTo(faces("red circle 4", "yellow circle 4", "green circle 4", "blue circle 4"));
  }

  @Test
  void case01_theTripleTopperOnlyIfDeclaredRed() {
    Card black = card("black circle 4");
    Card below = card("red circle ?");
    assertThat(
            declared("red circle ?", "black circle 4").stream()
                .filter(
                    as ->
                        Matching.topper(
                            TripleTopper.WILDS_COUNT, below, face("red circle ?"), black, as)))
        .containsExactly(face("red circle 4"));
  }

  @Test
  void case02_onAOneOnlyTheQuestionMarkAndOnThatOnlyAFour() {
    List<Card> onOne = List.of(card("red circle ?"));
    assertThat(Card.pack(0).stream().filter(card -> card.colour() == Colour.RED))
        .filteredOn(card -> card.suit() == Suit.CIRCLE)
        .filteredOn(card -> Matching.fits(face("red circle 1"), card))
        .isEqualTo(onOne);
    assertThat(Card.pack(0).stream().filter(card -> Matching.fits(face("red circle ?"), card)))
        .isNotEmpty()
        .allMatch(card -> card.numeral() == Numeral.FOUR);
  }

  @Test
  void case03_onABlueSquareQuestionMarkLoadsAFourOrAOne() {
    assertThat(Card.pack(0).stream().filter(card -> loads(Loads.WILD, "blue square ?", card)))
        .hasSize(2 * 16)
        .allMatch(
            card ->
                (card.numeral() == Numeral.FOUR || card.numeral() == Numeral.ONE)
                    && (card.colour() == Colour.BLUE
                        || card.black()
                        || card.suit() == Suit.SQUARE
                        || card.blob()));
  }

  private static boolean loads(Loads loads, String top, Card card) {
    return Matching.loads(loads, card(top), card);
  }

  @Test
  void ruling09_aWildMayBecomeAnythingElseAsLongAsItMatches() {
    assertThat(declared("red circle 4", "black blob 3"))
        .isEqualTo(
            faces(
                "red circle 3",
                "red heart 3",
                "red triangle 3",
                "red square 3",
                "yellow circle 3",
                "green circle 3",
                "blue circle 3"));
    assertThat(declared("red circle 4", "red blob 3")).hasSize(4);
    assertThat(declared("red circle 4", "blue blob 3")).isEqualTo(faces("blue circle 3"));
    assertThat(declared("red circle 4", "red heart 3")).isEqualTo(faces("red heart 3"));
  }

  @Test
  void ruling10_wildLoadsMatchBothWaysAndExactOnesOnlyTheSame() {
    assertThat(loads(Loads.WILD, "black heart 2", "blue square 3")).isTrue();
    assertThat(loads(Loads.WILD, "blue square 3", "black heart 2")).isTrue();
    assertThat(loads(Loads.EXACT, "black heart 2", "blue square 3")).isFalse();
    assertThat(loads(Loads.EXACT, "blue square 3", "black heart 2")).isFalse();
    assertThat(loads(Loads.EXACT, "black heart 2", "black square 3")).isTrue();
    assertThat(loads(Loads.EXACT, "red blob 2", "green blob 1")).isTrue();
    assertThat(loads(Loads.WILD, "red heart 2", "red heart 4")).isFalse();
  }

  @Test
  void ruling25_aJokerIsTheNextNumberInTheCentreAndAnythingOnAPayoffPile() {
    assertThat(declared("red circle 1", "joker one"))
        .hasSize(7)
        .allMatch(as -> as.number() == Numeral.QUESTION);
    for (Loads option : List.of(Loads.WILD, Loads.EXACT)) {
      assertThat(loads(option, "joker one", "green heart 2")).isTrue();
      assertThat(loads(option, "green heart 2", "joker two")).isTrue();
    }
    assertThat(Matching.declarations(card("joker one"))).hasSize(4 * 4 * 5);
  }

  @Test
  void ruling25_underExactCardsAJokerCountsAsWhatItIsDeclared() {
    assertThat(
            Matching.topper(
                TripleTopper.EXACT_CARDS,
                card("red circle 4"),
                face("red circle 4"),
                card("joker one"),
                face("red circle 3")))
        .isTrue();
    assertThat(
            Matching.topper(
                TripleTopper.EXACT_CARDS,
                card("joker one"),
                face("red circle 3"),
                card("red circle 2"),
                face("red circle 2")))
        .isTrue();
  }

  @Test
  void ruling01_underExactCardsOnlyPrintedColoursAndSuitsCount() {
    assertThat(
            Matching.topper(
                TripleTopper.EXACT_CARDS,
                card("red circle 4"),
                face("red circle 4"),
                card("black circle 3"),
                face("red circle 3")))
        .isFalse();
    assertThat(
            Matching.topper(
                TripleTopper.EXACT_CARDS,
                card("black circle 3"),
                face("red circle 3"),
                card("black circle 2"),
                face("blue circle 2")))
        .isTrue();
  }

  @Test
  void theDeckHasOneCardForEachCombination() {
    assertThat(Card.pack(0)).hasSize(125);
    assertThat(Card.pack(2)).hasSize(127).endsWith(card("joker one"), card("joker two"));
    assertThat(
            Card.pack(0).stream().map(card -> List.of(card.colour(), card.suit(), card.numeral())))
        .doesNotHaveDuplicates();
  }
}
