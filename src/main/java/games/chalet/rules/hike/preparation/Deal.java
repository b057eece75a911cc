package games.chalet.rules.hike.preparation;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeOptions;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.board.Track;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.HikeState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Setting up the table. */
public final class Deal {

  static final List<Card> PILE = List.of(Card.SINGLE_CARE, Card.DOUBLE_CARE, Card.DOUBLE_CARE);

  private static final int CARE_OF_A_KIND = 12;
  private static final int EQUIPMENT = 12;
  private static final int CARE_IN_DECK = 6;
  private static final int DEALT = 2;
  private static final int PLUS_ONES = 2;

  private Deal() {}

  /** Returns true for a large table, which has a shorter track and shorter sleds. */
  private static boolean large(int seats) {
    return seats > 4;
  }

  private static int columns(int seats) {
    return large(seats) ? 3 : 4;
  }

  private static int landscapes(int seats) {
    return large(seats) ? 6 : 8;
  }

  private static int rotated(int seats) {
    return large(seats) ? 3 : 4;
  }

  /** Returns the number of cards of that kind in the game. */
  public static int copies(Card card) {
    return switch (card) {
      case EQUIPMENT -> EQUIPMENT;
      case SINGLE_CARE, DOUBLE_CARE -> CARE_OF_A_KIND;
      default -> 1;
    };
  }

  /** Returns the husky deck, unshuffled. */
  public static List<Card> deck() {
    List<Card> deck = new ArrayList<>(Arrays.stream(Card.values()).filter(Card::husky).toList());
    deck.addAll(Collections.nCopies(EQUIPMENT, Card.EQUIPMENT));
    deck.addAll(Collections.nCopies(CARE_IN_DECK, Card.SINGLE_CARE));
    return deck;
  }

  /**
   * Deals a match: two cards for the hand of each seat from the top, seat 0 first, then two for the
   * centre.
   */
  public static HikeState match(HikeOptions options, int seats, Seat first, Chance chance) {
    List<Landscape> landscapes = chance.shuffle("landscapes/1", landscapes());
    List<Card> deck = chance.shuffle("deck/1", deck());
    int dealt = seats * DEALT;
    HikeBoard board =
        new HikeBoard(
            options,
            Phase.PREPARATION,
            0,
            0,
            first,
            List.of(),
            Task.ACTION,
            Collections.nCopies(seats, musher(seats)),
            deck.subList(dealt, dealt + DEALT),
            deck.size() - dealt - DEALT,
            new Track(List.of(), landscapes(seats), rotated(seats)),
            Optional.empty(),
            0,
            aside(seats).size(),
            List.of(),
            false,
            0,
            0,
            List.of(),
            Optional.empty());
    return new HikeState(
        board,
        hands(deck, seats),
        Collections.nCopies(seats, Optional.empty()),
        deck.subList(dealt + DEALT, deck.size()),
        landscapes.subList(0, landscapes(seats)),
        landscapes.subList(landscapes(seats), landscapes.size()),
        aside(seats),
        0,
        List.of(),
        List.of());
  }

  /** Returns all landscapes but the first and the last card of the track. */
  public static List<Landscape> landscapes() {
    return Arrays.stream(Landscape.values())
        .filter(landscape -> landscape != Landscape.LS && landscape != Landscape.LF)
        .toList();
  }

  private static Musher musher(int seats) {
    return new Musher(
        Standing.PREPARING,
        Collections.nCopies(columns(seats) * Sleds.ROWS, Optional.empty()),
        List.of(),
        DEALT,
        false,
        PILE,
        PLUS_ONES,
        0,
        Optional.empty());
  }

  private static List<List<Card>> hands(List<Card> deck, int seats) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> deck.subList(seat * DEALT, (seat + 1) * DEALT))
        .map(hand -> hand.stream().sorted().toList())
        .toList();
  }

  /** Returns the care cards that are neither in the deck nor in any player's pile. */
  private static List<Card> aside(int seats) {
    List<Card> aside =
        new ArrayList<>(
            Collections.nCopies(CARE_OF_A_KIND - CARE_IN_DECK - seats, Card.SINGLE_CARE));
    aside.addAll(Collections.nCopies(CARE_OF_A_KIND - 2 * seats, Card.DOUBLE_CARE));
    return aside;
  }
}
