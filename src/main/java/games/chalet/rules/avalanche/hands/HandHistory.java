package games.chalet.rules.avalanche.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The public history of a hidden hand: from which draw pile it took a card and when, and the cards
 * that it played. Also holds the card that is assigned to each of its draws.
 */
final class HandHistory {

  private final Hand hand;
  private final List<Hand.CardUse> uses;
  private final ToIntFunction<Card> keeping;
  private final @Nullable Card[] assigned;

  /**
   * Reads the history of a hand.
   *
   * @param keeping how likely its seat is to have kept a card
   */
  HandHistory(Hand hand, int recycles, ToIntFunction<Card> keeping) {
    this.hand = hand;
    this.keeping = keeping;
    this.uses = hand.uses(recycles);
    this.assigned = new Card[uses.size()];
  }

  List<Hand.CardUse> uses() {
    return uses;
  }

  /** Returns the likelihood that a card is still held, compared with others. */
  int keeps(Card card) {
    return keeping.applyAsInt(card);
  }

  /** Returns the draws to which no card is assigned yet. */
  List<Integer> freeDraws() {
    return IntStream.range(0, assigned.length)
        .filter(index -> free(index) && uses.get(index) instanceof Hand.CardUse.Drawn)
        .boxed()
        .toList();
  }

  /**
   * Returns the draw pile of a draw, by the number of recycles before; -1 if the index is no draw.
   */
  int pile(int draw) {
    return uses.get(draw) instanceof Hand.CardUse.Drawn drawn ? drawn.pile() : -1;
  }

  private boolean free(int index) {
    return assigned[index] == null;
  }

  /**
   * Returns the latest draw from this pile, earlier than {@code before}, to which no card is
   * assigned yet; or -1. Taking the latest leaves the earlier ones to cards that were played
   * earlier.
   */
  int freeDraw(int pile, int before) {
    for (int index = before - 1; index >= 0; index--) {
      if (free(index) && pile(index) == pile) {
        return index;
      }
    }
    return -1;
  }

  void assign(int index, Card card) {
    assigned[index] = card;
  }

  /** Returns the hand as it would be if it had drawn the assigned cards. */
  Hand assignedHand(int recycles) {
    List<Card> cards = new ArrayList<>();
    List<Hand.CardUse> past = new ArrayList<>();
    for (int index = 0; index < assigned.length; index++) {
      Hand.CardUse use = assignedUse(index);
      past.add(use);
      switch (use) {
        case Hand.CardUse.Drawn drawn -> cards.add(drawn.card());
        case Hand.CardUse.Played played -> cards.remove(played.card());
      }
    }
    cards.addAll(hand.cards().subList(0, hand.lifts()));
    return new Hand(cards.stream().sorted().toList(), recycles == 0 ? List.of() : past);
  }

  private Hand.CardUse assignedUse(int index) {
    Card card = assigned[index];
    return uses.get(index) instanceof Hand.CardUse.Drawn drawn && card != null
        ? new Hand.CardUse.Drawn(drawn.pile(), card)
        : uses.get(index);
  }
}
