package games.chalet.rules.avalanche;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Deals anew what a viewer cannot see: the draw pile and the other hands, each as large as it is.
 *
 * <p>Lifts stay where they are, for all have seen who picked up how many. Cards held since before a
 * recycle are exchanged among themselves only: they cannot be in the new draw pile, nor the new
 * ones among them. So a hand never holds an avalanche that this viewer could have ruled out.
 */
final class Resampling {

  private final AvalancheState state;
  private final Viewer viewer;
  private final Chance chance;

  private Resampling(AvalancheState state, Viewer viewer, Chance chance) {
    this.state = state;
    this.viewer = viewer;
    this.chance = chance;
  }

  static AvalancheState resample(AvalancheState state, Viewer viewer, Chance chance) {
    return new Resampling(state, viewer, chance).resample();
  }

  private AvalancheState resample() {
    List<Iterator<Card>> kept = new ArrayList<>();
    for (int age = 0; age < state.board().recycled().size(); age++) {
      kept.add(shuffled(age, hiddenKept(age)).iterator());
    }
    Iterator<Card> recent = shuffled(kept.size(), hiddenRecent()).iterator();
    List<Hand> hands = new ArrayList<>();
    for (int index = 0; index < state.hands().size(); index++) {
      Hand hand = state.hands().get(index);
      hands.add(hidden(index) ? dealt(hand, kept, recent) : hand);
    }
    List<Card> drawPile = new ArrayList<>();
    recent.forEachRemaining(drawPile::add);
    return new AvalancheState(state.board(), hands, drawPile);
  }

  private boolean hidden(int index) {
    return !viewer.equals(new Viewer.Seated(new Seat(index)));
  }

  private List<Card> hiddenKept(int age) {
    List<Card> cards = new ArrayList<>();
    for (int index = 0; index < state.hands().size(); index++) {
      if (hidden(index)) {
        cards.addAll(state.hands().get(index).kept().get(age));
      }
    }
    return cards;
  }

  private List<Card> hiddenRecent() {
    List<Card> cards = new ArrayList<>(state.drawPile());
    for (int index = 0; index < state.hands().size(); index++) {
      if (hidden(index)) {
        cards.addAll(state.hands().get(index).sinceLastRecycle());
      }
    }
    return cards;
  }

  private List<Card> shuffled(int age, List<Card> cards) {
    return chance.shuffle("resample/" + (age + 1), cards);
  }

  private static Hand dealt(Hand hand, List<Iterator<Card>> kept, Iterator<Card> recent) {
    List<Card> cards = new ArrayList<>(hand.cards().subList(0, hand.lifts()));
    List<List<Card>> newKept = new ArrayList<>();
    for (int age = 0; age < kept.size(); age++) {
      List<Card> older = taken(kept.get(age), hand.kept().get(age).size());
      cards.addAll(older);
      newKept.add(older);
    }
    cards.addAll(taken(recent, hand.sinceLastRecycle().size()));
    return new Hand(cards.stream().sorted().toList(), newKept);
  }

  private static List<Card> taken(Iterator<Card> from, int count) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cards.add(from.next());
    }
    return cards.stream().sorted().toList();
  }
}
