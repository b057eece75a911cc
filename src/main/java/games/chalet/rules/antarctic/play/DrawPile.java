package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticEvent.CardsRanOut;
import games.chalet.rules.antarctic.board.AntarcticEvent.HandRefilled;
import games.chalet.rules.antarctic.board.AntarcticEvent.Reshuffled;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Drawing, and the reshuffle when the draw pile is empty (ruling 18). */
final class DrawPile {

  static final int HAND = 7;

  /** The number of new draw piles that are made in a round at most. */
  static final int RESHUFFLES = 3;

  private DrawPile() {}

  /** Draws until the hand is full; returns the number of cards drawn. */
  static int fill(Draft draft, Seat seat, Chance chance) {
    int drawn = 0;
    while (draft.hand(seat).size() < HAND && !draft.dry) {
      Optional<Card> card = draw(draft, chance);
      if (card.isPresent()) {
        draft.give(seat, card.get());
        drawn++;
      } else {
        draft.dry = true;
        draft.tell(new CardsRanOut());
      }
    }
    return drawn;
  }

  /** Draws a new hand for a seat that has emptied its own in its turn (rulings 7 and 14). */
  static void refill(Draft draft, Seat seat, Chance chance) {
    if (draft.hand(seat).isEmpty()) {
      int drawn = fill(draft, seat, chance);
      if (drawn > 0) {
        draft.tell(new HandRefilled(seat, drawn));
      }
    }
  }

  /** Draws the next card, after a reshuffle if that is needed; empty if there is none. */
  static Optional<Card> draw(Draft draft, Chance chance) {
    if (draft.drawPile.isEmpty() && draft.reshuffled.size() < RESHUFFLES) {
      reshuffle(draft, chance);
    }
    if (draft.drawPile.isEmpty()) {
      return Optional.empty();
    }
    Card next = draft.drawPile.getFirst();
    draft.drawPile = draft.drawPile.subList(1, draft.drawPile.size());
    draft.revealed = true;
    return Optional.of(next);
  }

  private static void reshuffle(Draft draft, Chance chance) {
    List<Card> cards = Lists.plusAll(draft.discards, draft.underCentre).stream().sorted().toList();
    if (cards.isEmpty()) {
      return;
    }
    draft.reshuffled = Lists.plus(draft.reshuffled, cards);
    int count = draft.reshuffled.size();
    draft.drawPile = chance.shuffle("reshuffle/" + draft.round + "/" + count, cards);
    draft.discards = List.of();
    draft.underCentre = List.of();
    draft.tell(new Reshuffled(cards.size(), RESHUFFLES - count));
  }
}
