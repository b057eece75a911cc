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
    return Lists.replaceFirst(events, event -> named(seat, event, before, after));
  }

  private static Optional<AvalancheEvent> named(
      Seat seat, AvalancheEvent event, AvalancheView before, AvalancheView after) {
    if (event instanceof PickedUp it && it.seat().equals(seat) && it.pile() == Pile.DRAW)
      return Optional.of(
          new PickedUp(seat, it.pile(), one(Lists.added(hand(before), hand(after)))));
    if (event instanceof Refilled it && it.seat().equals(seat))
      return Optional.of(new Refilled(seat, it.lifts(), it.cards(), after.hand()));
    return Optional.empty();
  }

  private static List<Card> hand(AvalancheView view) {
    return view.hand().orElseThrow();
  }

  private static Optional<Card> one(List<Card> cards) {
    return cards.size() == 1 ? Optional.of(cards.getFirst()) : Optional.empty();
  }
}
