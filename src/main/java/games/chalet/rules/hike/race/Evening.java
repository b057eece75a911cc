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
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.hike.state.Piles;
import java.util.List;
import java.util.Optional;

/** The end of a race day, and the beginning of the next one. */
final class Evening {

  /** The distance behind the leader above which a racer gets a catch-up card (ruling R26). */
  private static final int CLOSE_BEHIND = 6;

  /** The number of still days in a row that end the race (ruling R24). */
  private static final int STILL_DAYS = 2;

  private Evening() {}

  /**
   * Ends the match or begins the next day, when all racers have ended theirs.
   *
   * @param pending the state with the sleds at their places of the evening
   */
  static void night(PendingState pending, Chance chance) {
    pending.tell(new NightFell(pending.day));
    countStillDays(pending);
    if (HikeOutcome.someoneFinished(pending)) {
      pending.end(HikeOutcome.ending(HikeOutcome.FINISH, pending));
    } else if (stalled(pending)) {
      pending.end(HikeOutcome.ending(HikeOutcome.STALLED, pending));
    } else {
      catchUp(pending, chance);
      pending.clockwise(Standing.RACING).forEach(seat -> sleep(pending, seat));
      pending.day++;
      dawn(pending, RaceDays.order(pending), chance);
    }
  }

  private static void countStillDays(PendingState pending) {
    pending.stillDays = pending.moved ? 0 : pending.stillDays + 1;
    if (pending.stillDays > 0) {
      pending.tell(new NobodyMoved(pending.day, pending.stillDays));
    }
  }

  /** Returns true if the race has stalled (ruling R24). */
  private static boolean stalled(PendingState pending) {
    return !pending.moved && (pending.stillDays == STILL_DAYS || allStranded(pending));
  }

  /**
   * Returns true if all racers are stranded. On a day on which no sled moves none changes, so that
   * they were already stranded at dawn.
   */
  private static boolean allStranded(PendingState pending) {
    return pending.clockwise(Standing.RACING).stream().allMatch(seat -> stranded(pending, seat));
  }

  /** Draws cards for those who are far behind; a duty of the day that ends is over (ruling R21). */
  private static void catchUp(PendingState pending, Chance chance) {
    List<Seat> racers = pending.clockwise(Standing.RACING);
    int leader =
        racers.stream().mapToInt(seat -> pending.musher(seat).position()).max().orElseThrow();
    for (Seat seat : racers) {
      pending.set(seat, pending.musher(seat).withDue(Optional.empty()));
      boolean behind = leader - pending.musher(seat).position() > CLOSE_BEHIND;
      if (behind && pending.hand(seat).cards().stream().noneMatch(Card::care)) {
        draw(pending, seat, chance);
      }
    }
  }

  /**
   * Draws a care card. There is always one: 18 were put aside before the preparations. The seat
   * that draws holds none, and each of the others has collected at most three (ruling R27).
   */
  private static void draw(PendingState pending, Seat seat, Chance chance) {
    Piles piles = pending.piles;
    if (piles.carePile.isEmpty() && !piles.careDiscard.isEmpty()) {
      List<Card> used = piles.careDiscard;
      piles.careDiscard = List.of();
      piles.shuffleCare(used, chance);
      pending.tell(new CareReshuffled(used.size()));
    }
    Card card = piles.carePile.getFirst();
    piles.carePile = piles.carePile.subList(1, piles.carePile.size());
    pending.reveal();
    pending.set(seat, pending.hand(seat).with(card));
    pending.set(seat, pending.musher(seat).withDue(Optional.of(card)));
    pending.tell(new CaughtUp(seat, card));
  }

  private static void sleep(PendingState pending, Seat seat) {
    Musher musher = pending.musher(seat);
    pending.set(seat, musher.withSled(Sleds.rested(musher.sled())));
  }

  /**
   * Begins a race day, whose number is set.
   *
   * @param order the racers, in racing order
   */
  static void dawn(PendingState pending, List<Seat> order, Chance chance) {
    pending.toPlay = order;
    pending.task = Task.TRAVEL;
    pending.toRest = 0;
    pending.moved = false;
    pending.tell(new DayBegan(Phase.RACE, pending.day, Optional.empty()));
    if (pending.together()) {
      order.stream().filter(seat -> stranded(pending, seat)).forEach(seat -> skip(pending, seat));
    }
    skipStranded(pending, chance);
  }

  /**
   * Skips stranded racers whose turn it is (ruling R24); if no racer is left to play, the day ends.
   */
  static void skipStranded(PendingState pending, Chance chance) {
    while (!pending.toPlay.isEmpty() && stranded(pending, pending.toPlay.getFirst())) {
      skip(pending, pending.toPlay.getFirst());
    }
    if (pending.toPlay.isEmpty()) {
      night(pending, chance);
    }
  }

  private static void skip(PendingState pending, Seat seat) {
    pending.done(seat);
    pending.tell(new Stranded(seat, pending.musher(seat).position()));
  }

  private static boolean stranded(PendingState pending, Seat seat) {
    return Travel.stranded(pending.musher(seat), pending.piles.track.fields());
  }
}
