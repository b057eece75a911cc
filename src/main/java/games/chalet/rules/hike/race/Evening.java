package games.chalet.rules.hike.race;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeEvent.CareReshuffled;
import games.chalet.rules.hike.board.HikeEvent.CaughtUp;
import games.chalet.rules.hike.board.HikeEvent.DayBegan;
import games.chalet.rules.hike.board.HikeEvent.NightFell;
import games.chalet.rules.hike.board.HikeEvent.NobodyMoved;
import games.chalet.rules.hike.board.HikeEvent.Stranded;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.Cards;
import games.chalet.rules.hike.state.Draft;
import java.util.List;
import java.util.Optional;

/** The end of a race day, and the beginning of the next one. */
final class Evening {

  /** Whoever is farther behind the leader than this gets a catch-up card (ruling R26). */
  private static final int CLOSE_BEHIND = 6;

  /** So many days running on which no sled moves end the race (ruling R24). */
  private static final int STILL_DAYS = 2;

  private Evening() {}

  /**
   * When all racers have ended their day: the match is over, or the next day has begun.
   *
   * @param draft with the sleds where they stand
   */
  static void night(Draft draft, Chance chance) {
    draft.tell(new NightFell(draft.day));
    countStillDays(draft);
    if (Results.someoneFinished(draft)) {
      draft.end(Results.ending(Results.FINISH, draft));
    } else if (stalled(draft)) {
      draft.end(Results.ending(Results.STALLED, draft));
    } else {
      catchUp(draft, chance);
      draft.clockwise(Standing.RACING).forEach(seat -> sleep(draft, seat));
      draft.day++;
      dawn(draft, RaceDays.order(draft), chance);
    }
  }

  private static void countStillDays(Draft draft) {
    draft.stillDays = draft.stillDays.map(days -> draft.moved ? 0 : days + 1);
    draft
        .stillDays
        .filter(days -> days > 0)
        .ifPresent(days -> draft.tell(new NobodyMoved(draft.day, days)));
  }

  /** Ruling R24, as it was when this match began. */
  private static boolean stalled(Draft draft) {
    if (draft.moved) {
      return false;
    }
    return switch (draft.rulings) {
      case V1 -> true;
      case V2 -> draft.stillDays.orElseThrow() == STILL_DAYS || allStranded(draft);
    };
  }

  /** On a day on which no sled moves none changes: who is stranded now was so at dawn. */
  private static boolean allStranded(Draft draft) {
    return draft.clockwise(Standing.RACING).stream().allMatch(seat -> stranded(draft, seat));
  }

  /** Cards for those who are far behind; a duty of the day that ends is over (ruling R21). */
  private static void catchUp(Draft draft, Chance chance) {
    List<Seat> racers = draft.clockwise(Standing.RACING);
    int leader =
        racers.stream().mapToInt(seat -> draft.musher(seat).position()).max().orElseThrow();
    for (Seat seat : racers) {
      draft.set(seat, draft.musher(seat).withDue(Optional.empty()));
      boolean behind = leader - draft.musher(seat).position() > CLOSE_BEHIND;
      if (behind && draft.hand(seat).cards().stream().noneMatch(Card::care)) {
        draw(draft, seat, chance);
      }
    }
  }

  /**
   * There is always a card: 18 were put aside before the preparations, and who draws holds none of
   * the at most three that each of the others has collected (ruling R27).
   */
  private static void draw(Draft draft, Seat seat, Chance chance) {
    Cards cards = draft.cards;
    if (cards.carePile.isEmpty() && !cards.careDiscard.isEmpty()) {
      List<Card> used = cards.careDiscard;
      cards.careDiscard = List.of();
      cards.shuffleCare(used, chance);
      draft.tell(new CareReshuffled(used.size()));
    }
    Card card = cards.carePile.getFirst();
    cards.carePile = cards.carePile.subList(1, cards.carePile.size());
    draft.reveal();
    draft.set(seat, draft.hand(seat).with(card));
    draft.set(seat, draft.musher(seat).withDue(Optional.of(card)));
    draft.tell(new CaughtUp(seat, card, draft.rulings.lent));
  }

  private static void sleep(Draft draft, Seat seat) {
    Musher musher = draft.musher(seat);
    draft.set(seat, musher.withSled(Sleds.rested(musher.sled())));
  }

  /**
   * Begins a race day, whose number is set.
   *
   * @param order who races, in racing order
   */
  static void dawn(Draft draft, List<Seat> order, Chance chance) {
    draft.toPlay = order;
    draft.task = Task.TRAVEL;
    draft.toRest = 0;
    draft.moved = false;
    draft.tell(new DayBegan(Phase.RACE, draft.day, Optional.empty()));
    if (draft.together()) {
      order.stream().filter(seat -> stranded(draft, seat)).forEach(seat -> skip(draft, seat));
    }
    skipStranded(draft, chance);
  }

  /**
   * Skips stranded racers whose turn it is (ruling R24); when nobody is left to play, the day ends.
   */
  static void skipStranded(Draft draft, Chance chance) {
    while (!draft.toPlay.isEmpty() && stranded(draft, draft.toPlay.getFirst())) {
      skip(draft, draft.toPlay.getFirst());
    }
    if (draft.toPlay.isEmpty()) {
      night(draft, chance);
    }
  }

  private static void skip(Draft draft, Seat seat) {
    draft.done(seat);
    draft.tell(new Stranded(seat, draft.musher(seat).position()));
  }

  private static boolean stranded(Draft draft, Seat seat) {
    return Travel.stranded(draft.musher(seat), draft.cards.track.fields());
  }
}
