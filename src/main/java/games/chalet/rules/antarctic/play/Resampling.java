package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.rules.antarctic.deck.Card;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Exchanges the cards that a viewer cannot see: those in the other hands, those face down in all
 * payoff piles, the viewer's own included, and the draw pile. If the hand of the seat whose turn
 * can be called changes, so does its hand at each of its plays, and whether they broke the order.
 *
 * <p>A card stays if everyone could know where it is: one that was covered on a payoff pile, or
 * shown by a call. Cards are exchanged only with others from the same draw pile of the round,
 * because one that was dealt before a reshuffle is not among those that were reshuffled.
 * Conclusions from the way a player has played are not considered.
 */
public final class Resampling {

  private final AntarcticState state;
  private final Viewer viewer;
  private final Map<Card, Card> exchanged = new EnumMap<>(Card.class);

  private Resampling(AntarcticState state, Viewer viewer) {
    this.state = state;
    this.viewer = viewer;
  }

  public static AntarcticState resample(AntarcticState state, Viewer viewer, Chance chance) {
    Resampling resampling = new Resampling(state, viewer);
    resampling.exchange(chance);
    return resampling.resampled();
  }

  private void exchange(Chance chance) {
    List<Card> hidden = hidden();
    for (int age = 0; age <= state.remembered().reshuffled().size(); age++) {
      int wanted = age;
      List<Card> cards =
          hidden.stream().filter(card -> state.remembered().age(card) == wanted).toList();
      List<Card> others = chance.shuffle("resample/" + (age + 1), cards);
      for (int index = 0; index < cards.size(); index++) {
        exchanged.put(cards.get(index), others.get(index));
      }
    }
  }

  private List<Card> hidden() {
    List<Card> hidden = new ArrayList<>(state.drawPile());
    for (int index = 0; index < state.hands().size(); index++) {
      if (!viewer.equals(new Viewer.Seated(new Seat(index)))) {
        hidden.addAll(state.hands().get(index));
      }
      state.payoffs().get(index).stream().skip(1).forEach(hidden::add);
    }
    hidden.removeAll(state.remembered().known());
    return hidden;
  }

  private AntarcticState resampled() {
    return new AntarcticState(
        state.board(),
        state.hands().stream().map(hand -> other(hand).stream().sorted().toList()).toList(),
        state.payoffs().stream().map(this::other).toList(),
        other(state.drawPile()),
        state.remembered(),
        state.conduct().stream().map(move -> move.withHeld(otherHeld(move))).toList(),
        Optional.empty());
  }

  private List<Card> otherHeld(Move move) {
    return other(move.held()).stream().sorted().toList();
  }

  private List<Card> other(List<Card> cards) {
    return cards.stream().map(card -> exchanged.getOrDefault(card, card)).toList();
  }
}
