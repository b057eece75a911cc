package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The set-up. */
final class Deal {

  private static final int CARDS = 4;

  private Deal() {}

  /** Deals one lift and four cards off the top of the draw pile to each seat, seat by seat. */
  static AvalancheState deal(AvalancheOptions options, int seats, Seat first, Chance chance) {
    List<Card> shuffled = chance.shuffle("deal/1", Pack.drawPile(options));
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<Card> hand = new ArrayList<>(shuffled.subList(seat * CARDS, (seat + 1) * CARDS));
      hand.add(Card.LIFT);
      hands.add(Hand.of(hand));
    }
    List<Card> drawPile = shuffled.subList(seats * CARDS, shuffled.size());
    Place place = new Place(CARDS + 1, 1, Optional.empty(), List.of(), 0);
    AvalancheBoard board =
        new AvalancheBoard(
            options,
            Collections.nCopies(seats, place),
            Pack.lifts(options) - seats,
            drawPile.size(),
            List.of(),
            List.of(),
            0,
            first,
            Phase.PICK_UP,
            PickingUp.CARDS,
            TurnEnds.PLAYS,
            false,
            0,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new AvalancheState(board, hands, drawPile);
  }
}
