package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.deck.Card;
import java.util.Optional;

/**
 * A play or a close that was made while a play of higher priority was open.
 *
 * @param deed the kind of play
 * @param card the card that was laid; empty if a turn was ended without one
 * @param onto the opponent on whose payoff pile it was laid, if it was
 * @param instead the play that had to be made first; if there were several, the highest
 */
public record Incident(PlayKind deed, Optional<Card> card, Optional<Seat> onto, OpenPlay instead) {

  /**
   * A play that was open to a player.
   *
   * @param priority its place in the order
   * @param card the card that could have been laid
   * @param onto the opponent on whose payoff pile it fitted; empty if that was the centre
   */
  public record OpenPlay(Priority priority, Card card, Optional<Seat> onto) {}

  /** The kind of a play; each of these can come too early in a turn. */
  public enum PlayKind {
    /** A card from the hand was laid on the centre pile. */
    HAND_TO_CENTRE,
    /** The top of the payoff pile was laid on an opponent's. */
    PAYOFF_TO_OPPONENT,
    /** A card from the hand was laid on an opponent's payoff pile. */
    HAND_TO_OPPONENT,
    /** The turn was ended, with a card or without. */
    CLOSE
  }
}
