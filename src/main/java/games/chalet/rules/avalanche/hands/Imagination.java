package games.chalet.rules.avalanche.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Gives every hidden draw one of the unseen cards, so that all could have played what they did. */
final class Imagination {

  /** A card that a hidden hand has played; {@code index} says when. */
  private record Play(Memory memory, int index, Card card) {}

  private final List<Memory> memories;
  private final List<Unseen> unseen;
  private final Map<Unseen, Integer> left = new HashMap<>();
  private final int piles;

  /** The order of the unseen cards decides who is given what. */
  Imagination(List<Memory> memories, List<Unseen> shuffled, int recycles) {
    this.memories = memories;
    this.unseen = new ArrayList<>(shuffled);
    this.piles = recycles + 1;
    unseen.forEach(one -> left.merge(one, 1, Integer::sum));
  }

  /** Whether it came out even; if not, another order has to be tried. */
  boolean succeeds() {
    List<Play> plays = plays();
    while (!plays.isEmpty()) {
      Play play = plays.stream().min(Comparator.comparingInt(this::piles)).orElseThrow();
      if (piles(play) == 0) {
        return false;
      }
      Unseen card = take(unseen.stream().filter(one -> fits(one.pile(), play, one.card())));
      play.memory().imagine(play.memory().freeDraw(card.pile(), play.index()), card.card());
      plays.remove(play);
    }
    memories.forEach(this::imagineRest);
    return true;
  }

  /** What nobody has drawn: the draw pile, after success. */
  List<Card> rest() {
    return unseen.stream().map(Unseen::card).toList();
  }

  private List<Play> plays() {
    List<Play> plays = new ArrayList<>();
    for (Memory memory : memories) {
      for (int index = 0; index < memory.traces().size(); index++) {
        if (memory.traces().get(index) instanceof Trace.Played played) {
          plays.add(new Play(memory, index, played.card()));
        }
      }
    }
    return plays;
  }

  /** From how many piles a card may have come. Those with least choice choose first. */
  private int piles(Play play) {
    int piles = 0;
    for (int pile = 0; pile < this.piles; pile++) {
      piles += fits(pile, play, play.card()) ? 1 : 0;
    }
    return piles;
  }

  private boolean fits(int pile, Play play, Card card) {
    return card == play.card()
        && left.getOrDefault(new Unseen(pile, card), 0) > 0
        && play.memory().freeDraw(pile, play.index()) >= 0;
  }

  private void imagineRest(Memory memory) {
    for (int index = 0; index < memory.traces().size(); index++) {
      if (memory.traces().get(index) instanceof Trace.Drawn drawn && memory.free(index)) {
        Unseen card = take(unseen.stream().filter(one -> one.pile() == drawn.pile()));
        memory.imagine(index, card.card());
      }
    }
  }

  private Unseen take(Stream<Unseen> fitting) {
    Unseen first = fitting.findFirst().orElseThrow();
    unseen.remove(first);
    left.merge(first, -1, Integer::sum);
    return first;
  }
}
