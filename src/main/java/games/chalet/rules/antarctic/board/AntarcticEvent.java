package games.chalet.rules.antarctic.board;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.List;
import java.util.Optional;

/**
 * A public event. It never names a card that lies face down or in a hand, but for cards drawn by
 * the seat that is told it.
 */
public sealed interface AntarcticEvent {

  /**
   * A round was dealt.
   *
   * @param dealer the seat that dealt, and declares the first centre card
   * @param leader the seat that plays first
   * @param centre the first centre card
   * @param tops the tops of the payoff piles of those who take part, in seat order
   */
  record RoundStarted(int round, Seat dealer, Seat leader, Card centre, List<Top> tops)
      implements AntarcticEvent {

    public RoundStarted {
      tops = List.copyOf(tops);
    }
  }

  /** The dealer declared the face that the first centre card counts as. */
  record FirstDeclared(Seat seat, Card card, Face as) implements AntarcticEvent {}

  /**
   * A turn began.
   *
   * @param drawn the number of cards that the seat drew
   * @param cards these cards, sorted; empty for all but the seat
   */
  record TurnBegan(int turn, Seat seat, int drawn, @OmittedIfEmpty Optional<List<Card>> cards)
      implements AntarcticEvent {

    public TurnBegan {
      cards = cards.map(List::copyOf);
    }

    public TurnBegan(int turn, Seat seat, int drawn) {
      this(turn, seat, drawn, Optional.empty());
    }
  }

  /**
   * A seat whose hand had become empty in its turn drew a new one.
   *
   * @param drawn the number of cards
   * @param cards its cards, sorted; empty for all but the seat
   */
  record HandRefilled(Seat seat, int drawn, @OmittedIfEmpty Optional<List<Card>> cards)
      implements AntarcticEvent {

    public HandRefilled {
      cards = cards.map(List::copyOf);
    }

    public HandRefilled(Seat seat, int drawn) {
      this(seat, drawn, Optional.empty());
    }
  }

  /**
   * The discards and the centre pile under its top became the new draw pile.
   *
   * @param cards the number of cards
   * @param left how many times that can still happen in this round
   */
  record Reshuffled(int cards, int left) implements AntarcticEvent {}

  /** The cards ran out: no seat draws, and the round ends with this turn. */
  record CardsRanOut() implements AntarcticEvent {}

  /**
   * A seat laid a card on the centre pile.
   *
   * @param as the face that it counts as there
   * @param chain the number of cards that the present Triple Topper has now
   * @param earned the number of cards that this one lets the seat discard
   * @param outOfTurn true if the seat did it as the wronged player
   */
  record PlayedToCentre(
      Seat seat, Source from, Card card, Face as, int chain, int earned, boolean outOfTurn)
      implements AntarcticEvent {}

  /** A seat laid a card on the payoff pile of the opponent {@code onto}. */
  record Loaded(Seat seat, Source from, Card card, Seat onto) implements AntarcticEvent {}

  /**
   * A seat discarded a card that it had earned.
   *
   * @param left the number of cards that it may still discard
   */
  record Spent(Seat seat, Source from, Card card, int left) implements AntarcticEvent {}

  /** The next card of the seat's own payoff pile was turned up. */
  record TurnedUp(Seat seat, Card card) implements AntarcticEvent {}

  /**
   * A seat ended its turn.
   *
   * @param card the card that it laid on its payoff pile; empty if it had none
   * @param lapsed the number of cards that it could still have discarded
   */
  record Closed(Seat seat, Optional<Card> card, int lapsed) implements AntarcticEvent {}

  /**
   * A seat's payoff pile is empty.
   *
   * @param outOfTurn true if it went out as the wronged player
   */
  record WentOut(Seat seat, boolean outOfTurn) implements AntarcticEvent {}

  /** A seat called a turn. The penalty follows as events. */
  record Called(Verdict verdict) implements AntarcticEvent {}

  /**
   * Cards went unseen to the bottom of a payoff pile, for a call.
   *
   * @param from the seat that owed cards from the bottom of its payoff pile
   * @param to the seat whose pile got them
   * @param fromPile the number of cards that came from that pile
   * @param fromDrawPile the number of cards that came from the draw pile instead
   */
  record PenaltyPaid(Seat from, Seat to, int fromPile, int fromDrawPile)
      implements AntarcticEvent {}

  /** A seat that had gone out had broken the order in its last turn: the round continues. */
  record WinVoided(Seat seat) implements AntarcticEvent {}

  /**
   * The wronged player did not play out of turn, or played no more.
   *
   * @param lapsed the number of cards that it could still have discarded
   */
  record Declined(Seat seat, int lapsed) implements AntarcticEvent {}

  /**
   * A round was counted.
   *
   * @param score the new line of the score sheet
   * @param leftOver the payoff piles, of those who took part, in seat order
   * @param totals the points of all rounds, by seat
   */
  record RoundScored(RoundScore score, List<LeftOver> leftOver, List<Integer> totals)
      implements AntarcticEvent {

    public RoundScored {
      leftOver = List.copyOf(leftOver);
      totals = List.copyOf(totals);
    }
  }

  /** A seat has reached the target with that total of all rounds, and takes no further part. */
  record SeatOut(Seat seat, int total) implements AntarcticEvent {}

  /** The match is over. */
  record MatchEnded(Ending ending) implements AntarcticEvent {}

  /** A play broke the order of priorities, called or not; told only after the match. */
  record OutOfOrder(Seat seat, int turn, Incident incident) implements AntarcticEvent {}

  /** The card on top of the seat's payoff pile. */
  record Top(Seat seat, Card card) {}
}
