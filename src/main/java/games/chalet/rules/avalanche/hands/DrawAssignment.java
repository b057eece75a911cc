package games.chalet.rules.avalanche.hands;

import games.chalet.engine.Chance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Gives every hidden draw one of the unseen cards, so that all seats could have played their cards.
 * A card that is still held is drawn by how likely its seat is to have kept it.
 */
final class DrawAssignment {

  /** A card that a hidden hand has played; {@code index} is its place in the history. */
  private record Play(HandHistory history, int index, Card card) {}

  /** A draw whose card is still held. */
  private record Held(HandHistory history, int index, KeptCards cards) {}

  private final List<HandHistory> histories;
  private final List<Resampling.UnseenCard> unseen;
  private final Map<Resampling.UnseenCard, Integer> left = new HashMap<>();
  private final int piles;

  /** Prepares an assignment; the order of the unseen cards decides it. */
  DrawAssignment(List<HandHistory> histories, List<Resampling.UnseenCard> shuffled, int recycles) {
    this.histories = histories;
    this.unseen = new ArrayList<>(shuffled);
    this.piles = recycles + 1;
    unseen.forEach(one -> left.merge(one, 1, Integer::sum));
  }

  /**
   * Assigns the cards and returns true if that worked; if not, another order has to be tried.
   *
   * @param chance by which held cards are drawn
   */
  boolean succeeds(Chance chance) {
    List<Play> plays = plays();
    while (!plays.isEmpty()) {
      Play play = plays.stream().min(Comparator.comparingInt(this::piles)).orElseThrow();
      if (piles(play) == 0) {
        return false;
      }
      Resampling.UnseenCard card =
          unseen.stream()
              .filter(one -> fits(one.pile(), play, one.card()))
              .findFirst()
              .orElseThrow();
      take(card);
      play.history().assign(play.history().freeDraw(card.pile(), play.index()), card.card());
      plays.remove(play);
    }
    assignHeld(chance);
    return true;
  }

  /** Returns the cards that nobody has drawn: the draw pile, after success. */
  List<Card> rest() {
    return unseen.stream().map(Resampling.UnseenCard::card).toList();
  }

  private List<Play> plays() {
    List<Play> plays = new ArrayList<>();
    for (HandHistory history : histories) {
      for (int index = 0; index < history.uses().size(); index++) {
        if (history.uses().get(index) instanceof Hand.CardUse.Played played) {
          plays.add(new Play(history, index, played.card()));
        }
      }
    }
    return plays;
  }

  /**
   * Returns the number of piles from which a card may have come. Plays with the least choice choose
   * first.
   */
  private int piles(Play play) {
    int piles = 0;
    for (int pile = 0; pile < this.piles; pile++) {
      piles += fits(pile, play, play.card()) ? 1 : 0;
    }
    return piles;
  }

  private boolean fits(int pile, Play play, Card card) {
    return card == play.card()
        && left.getOrDefault(new Resampling.UnseenCard(pile, card), 0) > 0
        && play.history().freeDraw(pile, play.index()) >= 0;
  }

  /** Assigns the cards that are still held, in random order, so that no seat is preferred. */
  private void assignHeld(Chance chance) {
    List<Held> held = new ArrayList<>();
    for (HandHistory history : histories) {
      List<Integer> draws = history.freeDraws();
      KeptCards cards = new KeptCards(history::keeps, draws.size());
      draws.forEach(index -> held.add(new Held(history, index, cards)));
    }
    List<Integer> order = IntStream.range(0, held.size()).boxed().toList();
    for (int number : chance.shuffle("resample/order", order)) {
      Held draw = held.get(number);
      int pile = draw.history().pile(draw.index());
      Card card = draw.cards().next(ofPile(pile), chance, "resample/held/" + number);
      take(new Resampling.UnseenCard(pile, card));
      draw.history().assign(draw.index(), card);
    }
  }

  /** Returns the number of cards of each kind that are left of a pile. */
  private Map<Card, Integer> ofPile(int pile) {
    Map<Card, Integer> cards = new EnumMap<>(Card.class);
    left.forEach(
        (kind, count) -> {
          if (kind.pile() == pile && count > 0) {
            cards.put(kind.card(), count);
          }
        });
    return cards;
  }

  private void take(Resampling.UnseenCard card) {
    unseen.remove(card);
    left.merge(card, -1, Integer::sum);
  }
}
