package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Optional;

/**
 * An action of a seat. A turn is banking, or a sequence of the others that {@link EndTurn} ends.
 */
public sealed interface AvalancheAction {

  /** Picks up one card. */
  record PickUp(Pile pile) implements AvalancheAction {}

  /** Picks up a new hand, one lift and four cards, because the hand is empty. */
  record Refill() implements AvalancheAction {}

  /**
   * Plays a card from the hand.
   *
   * @param target the opponent at whom it is aimed: with a Piste Closed, a Wipeout, and with an
   *     avalanche that hits one seat of several; else empty
   */
  record Play(Card card, Optional<Seat> target) implements AvalancheAction {}

  /** Puts the open run to the side, safe from avalanches; takes the whole turn. */
  record Bank() implements AvalancheAction {}

  /** Ends the turn without playing more cards. */
  record EndTurn() implements AvalancheAction {}
}
