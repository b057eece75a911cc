package games.chalet.rules.avalanche.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Gives every hidden draw one of the unseen cards, so that all could have played what they did. */
final class DrawAssignment {

  /** A card that a hidden hand has played; {@code index} says when. */
  private record Play(HandHistory history, int index, Card card) {}

  private final List<HandHistory> histories;
  private final List<UnseenCard> unseen;
  private final Map<UnseenCard, Integer> left = new HashMap<>();
  private final int piles;

  /** The order of the unseen cards decides who is given what. */
  DrawAssignment(List<HandHistory> histories, List<UnseenCard> shuffled, int recycles) {
    this.histories = histories;
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
      UnseenCard card = take(unseen.stream().filter(one -> fits(one.pile(), play, one.card())));
      play.history().assign(play.history().freeDraw(card.pile(), play.index()), card.card());
      plays.remove(play);
    }
    histories.forEach(this::assignRest);
    return true;
  }

  /** What nobody has drawn: the draw pile, after success. */
  List<Card> rest() {
    return unseen.stream().map(UnseenCard::card).toList();
  }

  private List<Play> plays() {
    List<Play> plays = new ArrayList<>();
    for (HandHistory history : histories) {
      for (int index = 0; index < history.uses().size(); index++) {
        if (history.uses().get(index) instanceof CardUse.Played played) {
          plays.add(new Play(history, index, played.card()));
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
        && left.getOrDefault(new UnseenCard(pile, card), 0) > 0
        && play.history().freeDraw(pile, play.index()) >= 0;
  }

  private void assignRest(HandHistory history) {
    for (int index = 0; index < history.uses().size(); index++) {
      if (history.uses().get(index) instanceof CardUse.Drawn drawn && history.free(index)) {
        UnseenCard card = take(unseen.stream().filter(one -> one.pile() == drawn.pile()));
        history.assign(index, card.card());
      }
    }
  }

  private UnseenCard take(Stream<UnseenCard> fitting) {
    UnseenCard first = fitting.findFirst().orElseThrow();
    unseen.remove(first);
    left.merge(first, -1, Integer::sum);
    return first;
  }
}
