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
    return Lists.replaceFirst(events, event -> named(seat, event, before, after));
  }

  private static Optional<AntarcticEvent> named(
      Seat seat, AntarcticEvent event, AntarcticView before, AntarcticView after) {
    if (event instanceof TurnBegan it && it.seat().equals(seat) && it.drawn() > 0)
      return Optional.of(
          new TurnBegan(it.turn(), seat, it.drawn(), drawn(it.drawn(), before, after)));
    if (event instanceof HandRefilled it && it.seat().equals(seat))
      return Optional.of(new HandRefilled(seat, it.drawn(), drawn(it.drawn(), before, after)));
    return Optional.empty();
  }

  /** Returns the cards that were drawn last; in a new round the whole hand is new. */
  private static Optional<List<Card>> drawn(int count, AntarcticView before, AntarcticView after) {
    List<Card> hand = after.hand().orElseThrow();
    List<Card> more = hand.size() == count ? hand : Lists.added(before.hand().orElseThrow(), hand);
    return Optional.of(more).filter(cards -> cards.size() == count);
  }
}
