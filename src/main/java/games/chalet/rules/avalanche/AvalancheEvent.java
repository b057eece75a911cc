package games.chalet.rules.avalanche;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;

/**
 * A public event. A card picked up from the draw pile is named only for the seat that picked it up.
 */
public sealed interface AvalancheEvent {

  /**
   * A seat picked up one card.
   *
   * @param card what it was; empty for all but the seat, and for a lift
   */
  record PickedUp(Seat seat, Pile pile, @OmittedIfEmpty Optional<Card> card)
      implements AvalancheEvent {

    PickedUp(Seat seat, Pile pile) {
      this(seat, pile, Optional.empty());
    }
  }

  /**
   * A seat whose hand was empty picked up a new one.
   *
   * @param lifts the number of lifts, 0 or 1
   * @param cards the number of cards from the draw pile, 1 to 4
   * @param hand the new hand, sorted; empty for all but the seat
   */
  record Refilled(Seat seat, int lifts, int cards, @OmittedIfEmpty Optional<List<Card>> hand)
      implements AvalancheEvent {

    public Refilled {
      hand = hand.map(List::copyOf);
    }

    Refilled(Seat seat, int lifts, int cards) {
      this(seat, lifts, cards, Optional.empty());
    }
  }

  /** The discard pile, {@code cards} cards, became the new draw pile. */
  record Recycled(int cards) implements AvalancheEvent {}

  /**
   * A seat played a card, aimed at {@code target} if the card needs one. Its effects follow as
   * events.
   */
  record CardPlayed(Seat seat, Card card, Optional<Seat> target) implements AvalancheEvent {}

  /**
   * An avalanche came down.
   *
   * @param seat the seat that played it
   * @param number the count of avalanches so far, 1 to 5
   * @param lost the runs that it destroyed, in seat order
   * @param saved the seats whose run a Ski Patrol saved, in seat order
   */
  record AvalancheFell(Seat seat, int number, List<LostRun> lost, List<Seat> saved)
      implements AvalancheEvent {

    public AvalancheFell {
      lost = List.copyOf(lost);
      saved = List.copyOf(saved);
    }
  }

  /** A Wipeout took {@code card} off the end of the run of {@code seat}. */
  record WipedOut(Seat seat, Card card) implements AvalancheEvent {}

  /** A seat banked its run. */
  record Banked(Seat seat, Run run) implements AvalancheEvent {}

  /**
   * A seat ended its turn.
   *
   * @param played the number of cards it played in it; none is a pass
   */
  record TurnEnded(Seat seat, int played) implements AvalancheEvent {}

  /** The match is over. */
  record MatchEnded(Ending ending) implements AvalancheEvent {}

  /** The cards of a run that an avalanche destroyed, from left to right, without the lift. */
  record LostRun(Seat seat, List<Card> cards) {

    public LostRun {
      cards = List.copyOf(cards);
    }
  }
}
