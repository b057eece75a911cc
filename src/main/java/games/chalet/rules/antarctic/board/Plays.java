package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The plays that matching allows a seat, by priority (rule 9): a function of the board and its
 * hand.
 */
public final class Plays {

  private final AntarcticBoard board;
  private final Seat seat;
  private final List<Card> hand;
  private final AntarcticOptions.Loads loads;

  public Plays(AntarcticBoard board, Seat seat, List<Card> hand) {
    this.board = board;
    this.seat = seat;
    this.hand = hand;
    this.loads = board.roundLoads();
  }

  public List<AntarcticAction> of(Priority priority) {
    return switch (priority) {
      case A -> toCentre(Source.PAYOFF, top());
      case B -> toCentre(Source.HAND, hand);
      case C -> toOpponents(Source.PAYOFF, top());
      case D -> toOpponents(Source.HAND, hand);
    };
  }

  /** Returns the highest priority of all possible plays. */
  public Optional<Priority> best() {
    return Arrays.stream(Priority.values()).filter(priority -> !of(priority).isEmpty()).findFirst();
  }

  private List<Card> top() {
    return board.place(seat).top().map(List::of).orElseGet(List::of);
  }

  private List<AntarcticAction> toCentre(Source from, List<Card> cards) {
    Face centre = board.centre().as().orElseThrow();
    List<AntarcticAction> plays = new ArrayList<>();
    for (Card card : cards) {
      for (Face as : Matching.declarations(centre, card)) {
        plays.add(new PlayCentre(from, card, as));
      }
    }
    return plays;
  }

  private List<AntarcticAction> toOpponents(Source from, List<Card> cards) {
    List<AntarcticAction> plays = new ArrayList<>();
    for (Card card : cards) {
      for (Seat onto : Seat.all(board.places().size())) {
        if (loads(card, onto)) {
          plays.add(new Load(from, card, onto));
        }
      }
    }
    return plays;
  }

  private boolean loads(Card card, Seat onto) {
    Place place = board.place(onto);
    return !onto.equals(seat)
        && place.living()
        && place.top().filter(top -> Matching.loads(loads, top, card)).isPresent();
  }
}
