package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.PickedUp;
import games.chalet.rules.avalanche.AvalancheEvent.Refilled;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Events as the seat is told them that picked up cards: with their names. */
final class OwnDraws {

  private OwnDraws() {}

  static List<AvalancheEvent> name(
      Seat seat, List<AvalancheEvent> events, AvalancheView before, AvalancheView after) {
    for (int index = 0; index < events.size(); index++) {
      switch (events.get(index)) {
        case PickedUp it when it.seat().equals(seat) && it.pile() == Pile.DRAW -> {
          Optional<Card> card = one(Lists.added(hand(before), hand(after)));
          return Lists.set(events, index, new PickedUp(seat, it.pile(), card));
        }
        case Refilled it when it.seat().equals(seat) -> {
          return Lists.set(events, index, new Refilled(seat, it.lifts(), it.cards(), after.hand()));
        }
        default -> {}
      }
    }
    return events;
  }

  private static List<Card> hand(AvalancheView view) {
    return view.hand().orElseThrow();
  }

  private static Optional<Card> one(List<Card> cards) {
    return cards.size() == 1 ? Optional.of(cards.getFirst()) : Optional.empty();
  }
}
