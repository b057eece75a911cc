package games.chalet.rules.avalanche.hands;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the others remember of a hidden hand: from which draw pile it took a card and when, and what
 * it played; and which card is imagined at each of its draws.
 */
final class Memory {

  private final Hand hand;
  private final List<Trace> traces;
  private final @Nullable Card[] imagined;

  Memory(Hand hand, int recycles) {
    this.hand = hand;
    this.traces = hand.traces(recycles);
    this.imagined = new Card[traces.size()];
  }

  List<Trace> traces() {
    return traces;
  }

  /** Whether no card is imagined yet at this draw. */
  boolean free(int draw) {
    return imagined[draw] == null;
  }

  /**
   * The latest draw from this pile, earlier than {@code before}, at which no card is imagined yet;
   * or -1. Taking the latest leaves the earlier ones to what was played earlier.
   */
  int freeDraw(int pile, int before) {
    for (int index = before - 1; index >= 0; index--) {
      if (free(index) && traces.get(index) instanceof Trace.Drawn drawn && drawn.pile() == pile) {
        return index;
      }
    }
    return -1;
  }

  void imagine(int index, Card card) {
    imagined[index] = card;
  }

  /** The hand as it would be, had it drawn what is imagined. */
  Hand imaginedHand(int recycles) {
    List<Card> cards = new ArrayList<>();
    List<Trace> past = new ArrayList<>();
    for (int index = 0; index < imagined.length; index++) {
      Trace trace = imaginedTrace(index);
      past.add(trace);
      switch (trace) {
        case Trace.Drawn drawn -> cards.add(drawn.card());
        case Trace.Played played -> cards.remove(played.card());
      }
    }
    cards.addAll(hand.cards().subList(0, hand.lifts()));
    return new Hand(cards.stream().sorted().toList(), recycles == 0 ? List.of() : past);
  }

  private Trace imaginedTrace(int index) {
    Card card = imagined[index];
    return traces.get(index) instanceof Trace.Drawn drawn && card != null
        ? new Trace.Drawn(drawn.pile(), card)
        : traces.get(index);
  }
}
