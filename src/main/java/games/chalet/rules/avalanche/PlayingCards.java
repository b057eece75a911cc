package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.CardPlayed;
import games.chalet.rules.avalanche.AvalancheEvent.WipedOut;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Playing one card from the hand. */
final class PlayingCards {

  private PlayingCards() {}

  static void play(Draft draft, Seat seat, Card card, Optional<Seat> target) {
    draft.take(seat, card);
    draft.playsLeft--;
    draft.passes = 0;
    draft.lastActive = Optional.of(seat);
    draft.revealed |= card != Card.LIFT;
    draft.tell(new CardPlayed(seat, card, target));
    switch (card) {
      case LIFT -> draft.open(seat, Optional.of(OpenRun.of(List.of())));
      case GREEN, BLUE, RED, BLACK -> link(draft, seat, card);
      case AVALANCHE -> Avalanches.fall(draft, seat, target);
      case SKI_PATROL ->
          draft.open(seat, draft.place(seat).open().map(open -> open.withPatrol(true)));
      case PISTE_CLOSED -> close(draft, target.orElseThrow());
      case WIPEOUT -> wipeOut(draft, target.orElseThrow());
      case LIFT_PASS -> useLiftPass(draft);
    }
  }

  private static void link(Draft draft, Seat seat, Card card) {
    OpenRun open = draft.place(seat).open().orElseThrow();
    draft.open(seat, Optional.of(open.withCards(Lists.plus(open.run().cards(), card))));
  }

  private static void close(Draft draft, Seat target) {
    draft.open(target, draft.place(target).open().map(open -> open.withClosed(true)));
    draft.discard(List.of(Card.PISTE_CLOSED));
  }

  private static void wipeOut(Draft draft, Seat target) {
    OpenRun open = draft.place(target).open().orElseThrow();
    List<Card> cards = open.run().cards();
    draft.open(target, Optional.of(open.withCards(cards.subList(0, cards.size() - 1))));
    draft.discard(List.of(Card.WIPEOUT, cards.getLast()));
    draft.tell(new WipedOut(target, cards.getLast()));
  }

  /** Discards the card only after its use, so that it cannot be recycled into its own pick-up. */
  private static void useLiftPass(Draft draft) {
    if (PickingUp.begin(draft)) {
      draft.inUse = Optional.of(Card.LIFT_PASS);
    } else {
      draft.discard(List.of(Card.LIFT_PASS));
    }
  }
}
