package games.chalet.rules.antarctic;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.AntarcticEvent.HandRefilled;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticView;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Events as the seat is told them that drew cards: with their names. */
final class OwnDraws {

  private OwnDraws() {}

  static List<AntarcticEvent> name(
      Seat seat, List<AntarcticEvent> events, AntarcticView before, AntarcticView after) {
    for (int index = 0; index < events.size(); index++) {
      switch (events.get(index)) {
        case TurnBegan it when it.seat().equals(seat) && it.drawn() > 0 -> {
          Optional<List<Card>> cards = drawn(it.drawn(), before, after);
          return Lists.set(events, index, new TurnBegan(it.turn(), seat, it.drawn(), cards));
        }
        case HandRefilled it when it.seat().equals(seat) -> {
          Optional<List<Card>> cards = drawn(it.drawn(), before, after);
          return Lists.set(events, index, new HandRefilled(seat, it.drawn(), cards));
        }
        default -> {}
      }
    }
    return events;
  }

  /** Returns the cards that were drawn last; in a new round the whole hand is new. */
  private static Optional<List<Card>> drawn(int count, AntarcticView before, AntarcticView after) {
    List<Card> hand = after.hand().orElseThrow();
    List<Card> more = hand.size() == count ? hand : Lists.added(before.hand().orElseThrow(), hand);
    return Optional.of(more).filter(cards -> cards.size() == count);
  }
}
