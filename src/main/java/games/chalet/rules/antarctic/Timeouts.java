package games.chalet.rules.antarctic;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Colour;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.antarctic.deck.Numeral;
import games.chalet.rules.antarctic.deck.Suit;
import java.util.List;
import java.util.Optional;

/** The timeout actions (ruling 26); they never break the order. */
final class Timeouts {

  private static final Face FIRST = new Face(Colour.RED, Suit.CIRCLE, Numeral.FOUR);

  private Timeouts() {}

  static AntarcticAction of(AntarcticBoard board, Seat seat, List<Card> hand) {
    if (board.undecided().contains(seat)) {
      return new Accept(board.accused().orElseThrow().turn());
    }
    return switch (board.phase()) {
      case DECLARE_FIRST -> declareFirst(board.centre().card());
      case TURN -> toCentre(board, seat, hand).orElseGet(() -> close(hand));
      case WRONGED -> new Decline();
      case CLOSING_DISCARD -> close(hand);
      case CLOSE_PAUSE, LAST_PAUSE, OVER ->
          throw new IllegalStateException(seat + " is not awaited");
    };
  }

  private static AntarcticAction declareFirst(Card card) {
    return new DeclareFirst(
        new Face(
            card.black() ? FIRST.colour() : card.colour(),
            card.blob() ? FIRST.suit() : card.suit(),
            card.joker() ? FIRST.number() : card.numeral()));
  }

  private static Optional<AntarcticAction> toCentre(
      AntarcticBoard board, Seat seat, List<Card> hand) {
    Face centre = board.centre().as().orElseThrow();
    Optional<Card> top = board.place(seat).top().filter(card -> Matching.fits(centre, card));
    if (top.isPresent()) {
      return top.map(card -> play(Source.PAYOFF, centre, card));
    }
    return hand.stream()
        .filter(card -> Matching.fits(centre, card))
        .findFirst()
        .map(card -> play(Source.HAND, centre, card));
  }

  private static AntarcticAction play(Source from, Face centre, Card card) {
    return new PlayCentre(from, card, Matching.copy(centre, card));
  }

  private static AntarcticAction close(List<Card> hand) {
    return hand.isEmpty() ? new EndTurn() : new Close(hand.getFirst());
  }
}
