package games.chalet.rules.antarctic.play;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Incident.OpenPlay;
import games.chalet.rules.antarctic.board.Incident.PlayKind;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A move of a seat in its turn that may have been out of order, and the alternatives that it had.
 * Of all this only the cards that it still holds are hidden.
 *
 * @param deed the kind of play
 * @param card the card that it laid; empty if it ended its turn without one
 * @param onto the opponent on whose payoff pile it laid it, if it did
 * @param centre the top of the centre pile before
 * @param top the top of its payoff pile before
 * @param load a load from its payoff pile that was open before, if one was
 * @param held the cards that it had in its hand before and still has, sorted
 * @param laid the cards that it had in its hand before and has laid since, this one included
 */
record Move(
    PlayKind deed,
    Optional<Card> card,
    Optional<Seat> onto,
    Face centre,
    Optional<Card> top,
    Optional<OpenPlay> load,
    List<Card> held,
    List<Card> laid) {

  Move {
    held = List.copyOf(held);
    laid = List.copyOf(laid);
  }

  /** Returns this move after a card has openly left the hand. */
  Move after(Card left) {
    if (!held.contains(left)) {
      return this;
    }
    return new Move(
        deed, card, onto, centre, top, load, Lists.minus(held, left), Lists.plus(laid, left));
  }

  Move withHeld(List<Card> others) {
    return new Move(deed, card, onto, centre, top, load, others, laid);
  }

  Optional<Incident> incident() {
    return fromPayoff()
        .or(() -> deed == PlayKind.HAND_TO_CENTRE ? Optional.empty() : fromHand())
        .or(() -> deed == PlayKind.HAND_TO_OPPONENT ? load : Optional.empty())
        .map(instead -> new Incident(deed, card, onto, instead));
  }

  private Optional<OpenPlay> fromPayoff() {
    return top.filter(open -> Matching.fits(centre, open))
        .map(open -> new OpenPlay(Priority.A, open, Optional.empty()));
  }

  /**
   * Returns an open play from the hand. It prefers a card that everyone has seen by now to one that
   * is still hidden.
   */
  private Optional<OpenPlay> fromHand() {
    return Stream.concat(laid.stream(), held.stream())
        .filter(open -> Matching.fits(centre, open))
        .findFirst()
        .map(open -> new OpenPlay(Priority.B, open, Optional.empty()));
  }
}
