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
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** One action of the seat whose turn it is on a preparation day. */
public final class PreparationTurn {

  private final PendingState pending;
  private final Chance chance;
  private final Seat seat;

  private PreparationTurn(PendingState pending, Chance chance) {
    this.pending = pending;
    this.chance = chance;
    this.seat = pending.toPlay.getFirst();
  }

  public static void apply(PendingState pending, PreparationAction action, Chance chance) {
    PreparationTurn turn = new PreparationTurn(pending, chance);
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
    Musher musher = pending.musher(seat);
    pending.set(seat, musher.withPlusOnes(musher.plusOnes() - 1));
    PreparationDays.open(pending, seat, 1, true);
  }

  private void draftToSled(Card card, int place) {
    takeFromCentre(card);
    place(card, place);
    pending.tell(new HikeEvent.DraftedToSled(seat, card, place));
    afterAction();
  }

  private void draftToHand(Card card) {
    takeFromCentre(card);
    pending.set(seat, pending.hand(seat).with(card));
    pending.tell(new HikeEvent.DraftedToHand(seat, card));
    afterAction();
  }

  /** Places a husky: the action itself, or the second half of a swap. */
  private void placeFromHand(Card card, int place) {
    pending.set(seat, pending.hand(seat).without(card));
    place(card, place);
    pending.tell(new HikeEvent.PlacedFromHand(seat, card, place));
    afterAction();
  }

  private void liftOut(int place) {
    Card card = pending.musher(seat).sled().get(place).orElseThrow().card();
    pending.set(seat, pending.musher(seat).withHusky(place, Optional.empty()));
    pending.set(seat, pending.hand(seat).with(card));
    pending.tell(new HikeEvent.LiftedOut(seat, card, place));
    pending.task = Task.PUT_BACK;
  }

  private void pass() {
    pending.tell(new HikeEvent.Passed(seat, false));
    afterAction();
  }

  private void placeYoungster(PlaceYoungster bonus) {
    switch (bonus.from()) {
      case CENTRE -> takeFromCentre(bonus.card());
      case HAND -> pending.set(seat, pending.hand(seat).without(bonus.card()));
    }
    place(bonus.card(), bonus.place());
    pending.tell(new HikeEvent.YoungsterPlaced(seat, bonus.from(), bonus.card(), bonus.place()));
    if (pending.musher(seat).sledFull()) {
      afterAction();
    } else {
      end();
    }
  }

  private void takeFromCentre(Card card) {
    pending.piles.centre = Lists.minus(pending.piles.centre, card);
  }

  private void place(Card card, int place) {
    Husky husky = new Husky(card, Condition.READY, false);
    pending.set(seat, pending.musher(seat).withHusky(place, Optional.of(husky)));
  }

  /**
   * Continues after the action and after the bonus. After the bonus there is something left to do
   * only if it filled the sled, so that no seat gets two. On the last day a full sled is declared
   * at once (ruling R13).
   */
  private void afterAction() {
    Musher musher = pending.musher(seat);
    if (musher.sledFull() && PreparationDays.isLast(pending)) {
      declare(true);
    } else if (PublicKnowledge.mayGoOn(musher, pending.piles.centre)) {
      pending.task = Task.AFTERWARDS;
    } else {
      end();
    }
  }

  private void declare(boolean automatic) {
    Hand hand = pending.hand(seat);
    List<Card> huskies = hand.cards().stream().filter(Card::husky).toList();
    Hand rest = new Hand(noHuskies(hand.known()), noHuskies(hand.unseen()));
    pending.set(seat, pending.musher(seat).withStanding(Standing.DECLARED).withoutUnseenHuskies());
    pending.set(seat, rest);
    pending.piles.centre = Lists.plusAll(pending.piles.centre, huskies);
    pending.tell(new HikeEvent.Declared(seat, huskies, automatic));
    PreparationDays.countLastDays(pending, true);
    afterDeclaring();
  }

  private static List<Card> noHuskies(List<Card> cards) {
    return cards.stream().filter(card -> !card.husky()).toList();
  }

  private void afterDeclaring() {
    if (PublicKnowledge.mayUpgrade(pending.musher(seat))) {
      pending.task = Task.UPGRADE;
    } else {
      end();
    }
  }

  private void upgrade(int place) {
    Card card = pending.musher(seat).sled().get(place).orElseThrow().card();
    Husky upgraded = new Husky(card, Condition.READY, true);
    pending.set(seat, pending.hand(seat).without(Card.EQUIPMENT));
    pending.set(seat, pending.musher(seat).withHusky(place, Optional.of(upgraded)));
    pending.tell(new HikeEvent.Upgraded(seat, card, place));
    afterDeclaring();
  }

  private void end() {
    pending.done(seat);
    PreparationDays.goOn(pending, chance);
  }

  /**
   * The actions that a seat might have as far as everyone can see. This alone decides whether the
   * match waits for a seat, never cards that the others have not seen.
   */
  private static final class PublicKnowledge {

    private PublicKnowledge() {}

    /** Returns true if something may be left to do after the action of a turn. */
    static boolean mayGoOn(Musher musher, List<Card> centre) {
      return musher.sledFull()
          || centre.stream().anyMatch(Card::youngster)
          || musher.known().stream().anyMatch(Card::youngster)
          || (musher.unseen() > 0 && !musher.noHuskies());
    }

    /** Returns true if a husky might be upgraded after declaring. */
    static boolean mayUpgrade(Musher musher) {
      return (musher.known().contains(Card.EQUIPMENT) || musher.unseen() > 0)
          && musher.sled().stream().flatMap(Optional::stream).anyMatch(Husky::upgradable);
    }
  }
}
