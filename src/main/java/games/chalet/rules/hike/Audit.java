package games.chalet.rules.hike;

import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.preparation.Deal;
import games.chalet.rules.hike.race.RaceDays;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.Racer;
import games.chalet.rules.kit.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts the cards, and compares facts that the state holds twice. */
final class Audit {

  private final HikeState state;
  private final HikeBoard board;
  private final List<String> wrong = new ArrayList<>();

  private Audit(HikeState state) {
    this.state = state;
    this.board = state.board();
  }

  static List<String> of(HikeState state) {
    Audit audit = new Audit(state);
    audit.countCards();
    audit.countLandscapes();
    audit.comparePiles();
    audit.countStillDays();
    Seat.all(state.unseen().size()).forEach(audit::compareMusher);
    return audit.wrong;
  }

  private void expect(boolean holds, String otherwise) {
    if (!holds) {
      wrong.add(otherwise);
    }
  }

  private void countCards() {
    Map<Card, Integer> counts = new EnumMap<>(Card.class);
    for (List<Card> pile : piles()) {
      pile.forEach(card -> counts.merge(card, 1, Integer::sum));
    }
    for (Card card : Card.values()) {
      int there = counts.getOrDefault(card, 0);
      expect(there == Deal.copies(card), card + " is there " + there + " times");
    }
  }

  private List<List<Card>> piles() {
    List<List<Card>> piles = new ArrayList<>(state.unseen());
    piles.add(state.deck());
    piles.add(state.carePile());
    piles.add(state.removed());
    piles.add(board.centre());
    piles.add(board.careDiscard());
    for (Musher musher : board.mushers()) {
      piles.add(musher.known());
      piles.add(musher.pile());
      for (Optional<Husky> place : musher.sled()) {
        place.ifPresent(husky -> piles.add(cards(husky)));
      }
    }
    return piles;
  }

  private static List<Card> cards(Husky husky) {
    return husky.upgraded() ? List.of(husky.card(), Card.EQUIPMENT) : List.of(husky.card());
  }

  private void countLandscapes() {
    List<Landscape> landscapes = new ArrayList<>(board.track().open());
    landscapes.addAll(state.faceDown());
    landscapes.addAll(state.unused());
    Collections.sort(landscapes);
    expect(landscapes.equals(Deal.landscapes()), "Not each landscape is there once");
  }

  private void comparePiles() {
    expect(
        board.track().faceDown() == state.faceDown().size()
            && board.carePile() == state.carePile().size()
            && board.deck() == (board.phase() == Phase.PREPARATION ? state.deck().size() : 0),
        "A pile is not as large as the board says");
  }

  private void countStillDays() {
    int days = board.stillDays();
    expect(
        days == 0 || days == 1 || (days == 2 && board.phase() == Phase.OVER),
        "The race goes on after " + days + " days without a move");
  }

  private void compareMusher(Seat seat) {
    Musher musher = board.musher(seat);
    Hand hand = state.hand(seat);
    expect(
        musher.unseen() == hand.unseen().size()
            && Lists.isSorted(hand.unseen())
            && Lists.isSorted(hand.known()),
        "The hand of " + seat + " is not as the board says");
    expect(
        !musher.noHuskies() || hand.unseen().stream().noneMatch(Card::husky),
        seat + " is said to hold no huskies");
    for (int place = 0; place < musher.sled().size(); place++) {
      int at = place;
      musher
          .sled()
          .get(place)
          .flatMap(husky -> Placement.clash(musher.sled(), at, husky.card()))
          .ifPresent(clash -> wrong.add("In the sled of " + seat + " " + clash));
    }
    state.racer(seat).ifPresent(racer -> compareDay(hand, racer));
  }

  /**
   * Compares the cards that a racer has used today and still has with those that it had at dawn.
   */
  private void compareDay(Hand dawn, Racer racer) {
    Musher now = racer.underway().musher();
    List<Card> cards = new ArrayList<>(now.known());
    cards.addAll(racer.unseen());
    cards.addAll(racer.discarded());
    cards.addAll(Collections.nCopies(RaceDays.spent(racer), Card.EQUIPMENT));
    Collections.sort(cards);
    expect(cards.equals(dawn.cards()), racer.seat() + " has other cards than at dawn");
  }
}
