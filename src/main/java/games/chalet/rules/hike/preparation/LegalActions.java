package games.chalet.rules.hike.preparation;

import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.Source;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.sled.Placement;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The legal actions of the seat whose turn it is on a preparation day: a function of the board and
 * its own hand. Sorted by kind, then card, then place.
 */
public final class LegalActions {

  private final HikeBoard board;
  private final Musher musher;
  private final Hand hand;
  private final List<HikeAction> actions = new ArrayList<>();

  private LegalActions(HikeBoard board, Hand hand) {
    this.board = board;
    this.musher = board.musher(board.toPlay().getFirst());
    this.hand = hand;
  }

  public static List<HikeAction> of(HikeBoard board, Hand hand) {
    LegalActions legal = new LegalActions(board, hand);
    switch (board.task()) {
      case ACTION -> legal.addActions();
      case PUT_BACK -> legal.addPlacing();
      case AFTERWARDS -> legal.addAfterwards();
      case UPGRADE -> legal.addUpgrades();
      case TRAVEL, REST -> throw new IllegalStateException("No task of a preparation day");
    }
    return legal.actions;
  }

  private void addActions() {
    if (musher.plusOnes() > 0 && board.deck() > 0) {
      actions.add(new OpenOne());
    }
    Set<Card> centre = sorted(board.centre());
    for (Card card : centre) {
      if (card.husky()) {
        places(card).forEach(place -> actions.add(new DraftToSled(card, place)));
      }
    }
    centre.forEach(card -> actions.add(new DraftToHand(card)));
    addPlacing();
    for (int place = 0; place < musher.sled().size(); place++) {
      if (musher.sled().get(place).isPresent()) {
        actions.add(new LiftOut(place));
      }
    }
    if (!musher.sledEmpty()) {
      actions.add(new Pass());
    }
  }

  private void addPlacing() {
    for (Card card : sorted(hand.cards())) {
      if (card.husky()) {
        places(card).forEach(place -> actions.add(new PlaceFromHand(card, place)));
      }
    }
  }

  private void addAfterwards() {
    addYoungsters(Source.CENTRE, board.centre());
    addYoungsters(Source.HAND, hand.cards());
    if (musher.sledFull()) {
      actions.add(new Declare());
    }
    actions.add(new EndTurn());
  }

  private void addYoungsters(Source from, List<Card> cards) {
    for (Card card : sorted(cards)) {
      if (card.youngster()) {
        places(card).forEach(place -> actions.add(new PlaceYoungster(from, card, place)));
      }
    }
  }

  private void addUpgrades() {
    for (int place = 0; hand.holds(Card.EQUIPMENT) && place < musher.sled().size(); place++) {
      if (musher.sled().get(place).filter(Husky::upgradable).isPresent()) {
        actions.add(new Upgrade(place));
      }
    }
    actions.add(new EndTurn());
  }

  private List<Integer> places(Card husky) {
    return Placement.places(musher.sled(), husky);
  }

  /** Returns each kind once, in the order of the cards. */
  private static Set<Card> sorted(List<Card> cards) {
    return cards.isEmpty() ? EnumSet.noneOf(Card.class) : EnumSet.copyOf(cards);
  }
}
