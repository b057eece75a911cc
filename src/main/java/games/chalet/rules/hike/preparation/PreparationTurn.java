package games.chalet.rules.hike.preparation;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction.Declare;
import games.chalet.rules.hike.board.HikeAction.DraftToHand;
import games.chalet.rules.hike.board.HikeAction.DraftToSled;
import games.chalet.rules.hike.board.HikeAction.EndTurn;
import games.chalet.rules.hike.board.HikeAction.LiftOut;
import games.chalet.rules.hike.board.HikeAction.OpenOne;
import games.chalet.rules.hike.board.HikeAction.Pass;
import games.chalet.rules.hike.board.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.board.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.board.HikeAction.PreparationAction;
import games.chalet.rules.hike.board.HikeAction.Upgrade;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Husky;
import games.chalet.rules.hike.state.Cards;
import games.chalet.rules.hike.state.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One action of the seat whose turn it is on a preparation day. */
public final class PreparationTurn {

  private final Draft draft;
  private final Chance chance;
  private final Seat seat;

  private PreparationTurn(Draft draft, Chance chance) {
    this.draft = draft;
    this.chance = chance;
    this.seat = draft.toPlay.getFirst();
  }

  public static void apply(Draft draft, PreparationAction action, Chance chance) {
    PreparationTurn turn = new PreparationTurn(draft, chance);
    switch (action) {
      case OpenOne open -> turn.openOne();
      case DraftToSled to -> turn.draftToSled(to.card(), to.place());
      case DraftToHand to -> turn.draftToHand(to.card());
      case PlaceFromHand from -> turn.placeFromHand(from.card(), from.place());
      case LiftOut lift -> turn.liftOut(lift.place());
      case Pass pass -> turn.pass();
      case PlaceYoungster bonus -> turn.placeYoungster(bonus);
      case Declare declare -> turn.declare(false);
      case Upgrade upgrade -> turn.upgrade(upgrade.place());
      case EndTurn end -> turn.end();
    }
  }

  private void openOne() {
    Musher musher = draft.musher(seat);
    draft.set(seat, musher.withPlusOnes(musher.plusOnes() - 1));
    PreparationDays.open(draft, seat, 1, true);
  }

  private void draftToSled(Card card, int place) {
    takeFromCentre(card);
    place(card, place);
    draft.tell(new HikeEvent.DraftedToSled(seat, card, place));
    afterAction();
  }

  private void draftToHand(Card card) {
    takeFromCentre(card);
    draft.set(seat, draft.hand(seat).with(card));
    draft.tell(new HikeEvent.DraftedToHand(seat, card));
    afterAction();
  }

  /** The action itself, or the second half of a swap. */
  private void placeFromHand(Card card, int place) {
    draft.set(seat, draft.hand(seat).without(card));
    place(card, place);
    draft.tell(new HikeEvent.PlacedFromHand(seat, card, place));
    afterAction();
  }

  private void liftOut(int place) {
    Card card = draft.musher(seat).sled().get(place).orElseThrow().card();
    draft.set(seat, draft.musher(seat).withHusky(place, Optional.empty()));
    draft.set(seat, draft.hand(seat).with(card));
    draft.tell(new HikeEvent.LiftedOut(seat, card, place));
    draft.task = Task.PUT_BACK;
  }

  private void pass() {
    draft.tell(new HikeEvent.Passed(seat, false));
    afterAction();
  }

  private void placeYoungster(PlaceYoungster bonus) {
    switch (bonus.from()) {
      case CENTRE -> takeFromCentre(bonus.card());
      case HAND -> draft.set(seat, draft.hand(seat).without(bonus.card()));
    }
    place(bonus.card(), bonus.place());
    draft.tell(new HikeEvent.YoungsterPlaced(seat, bonus.from(), bonus.card(), bonus.place()));
    if (draft.musher(seat).sledFull()) {
      afterAction();
    } else {
      end();
    }
  }

  private void takeFromCentre(Card card) {
    List<Card> centre = new ArrayList<>(draft.cards.centre);
    centre.remove(card);
    draft.cards.centre = List.copyOf(centre);
  }

  private void place(Card card, int place) {
    Husky husky = new Husky(card, Condition.READY, false);
    draft.set(seat, draft.musher(seat).withHusky(place, Optional.of(husky)));
  }

  /**
   * After the action and after the bonus, which is only followed by something if it made the sled
   * full: so nobody gets two. On the last day a full sled is declared at once (ruling R13).
   */
  private void afterAction() {
    Musher musher = draft.musher(seat);
    if (musher.sledFull() && PreparationDays.isLast(draft)) {
      declare(true);
    } else if (Foreseeable.afterAction(musher, draft.cards.centre)) {
      draft.task = Task.AFTERWARDS;
    } else {
      end();
    }
  }

  private void declare(boolean automatic) {
    Hand hand = draft.hand(seat);
    List<Card> huskies = hand.cards().stream().filter(Card::husky).toList();
    Hand rest = new Hand(noHuskies(hand.known()), noHuskies(hand.unseen()));
    draft.set(seat, draft.musher(seat).withStanding(Standing.DECLARED).withoutUnseenHuskies());
    draft.set(seat, rest);
    draft.cards.centre = Cards.plus(draft.cards.centre, huskies);
    draft.tell(new HikeEvent.Declared(seat, huskies, automatic));
    PreparationDays.countLastDays(draft, true);
    afterDeclaring();
  }

  private static List<Card> noHuskies(List<Card> cards) {
    return cards.stream().filter(card -> !card.husky()).toList();
  }

  private void afterDeclaring() {
    if (Foreseeable.upgrade(draft.musher(seat))) {
      draft.task = Task.UPGRADE;
    } else {
      end();
    }
  }

  private void upgrade(int place) {
    Card card = draft.musher(seat).sled().get(place).orElseThrow().card();
    Husky upgraded = new Husky(card, Condition.READY, true);
    draft.set(seat, draft.hand(seat).without(Card.EQUIPMENT));
    draft.set(seat, draft.musher(seat).withHusky(place, Optional.of(upgraded)));
    draft.tell(new HikeEvent.Upgraded(seat, card, place));
    afterDeclaring();
  }

  private void end() {
    draft.done(seat);
    PreparationDays.goOn(draft, chance);
  }
}
