package games.chalet.rules.hike.race;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeEvent.DayTold;
import games.chalet.rules.hike.board.HikeEvent.MadeCamp;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.HikeView.DayProgress;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.hike.state.Racer;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Race days, both one racer after the other and all together. The actions of a racer are in {@link
 * Travel}, the nights in {@link Evening}.
 */
public final class RaceDays {

  private RaceDays() {}

  /** Returns the racers in the order in which they start: the last first (ruling R28). */
  static List<Seat> order(PendingState pending) {
    return pending.clockwise(Standing.RACING).stream()
        .sorted(Comparator.comparingInt(seat -> pending.musher(seat).position()))
        .toList();
  }

  static void begin(PendingState pending, List<Seat> racers, Chance chance) {
    Evening.dawn(pending, racers, chance);
    awaitNext(pending);
  }

  /** Begins the day of the next racer, or the night. */
  private static void goOn(PendingState pending, Chance chance) {
    int day = pending.day;
    pending.task = Task.TRAVEL;
    pending.toRest = 0;
    Evening.skipStranded(pending, chance);
    if (pending.day > day) {
      pending.reveal();
    }
    awaitNext(pending);
  }

  private static void awaitNext(PendingState pending) {
    if (pending.phase == Phase.RACE) {
      pending.nextTurn();
    }
    if (pending.phase == Phase.RACE && pending.together()) {
      pending.toPlay.forEach(seat -> pending.set(seat, Optional.of(racer(pending, seat))));
    }
  }

  /** Returns a racer as it is now. */
  public static Racer racer(HikeState state, Seat seat) {
    return state
        .racer(seat)
        .orElseGet(() -> Racer.of(state.board(), seat, state.unseen().get(seat.index())));
  }

  /** Returns a racer on a day that is played one by one, or at dawn. */
  private static Racer racer(PendingState pending, Seat seat) {
    DayProgress underway =
        new DayProgress(pending.musher(seat), pending.task, pending.toRest, List.of());
    return new Racer(seat, underway, pending.piles.unseen(seat), List.of());
  }

  /** Applies one action of a racer. */
  public static void apply(PendingState pending, Seat seat, RaceAction action, Chance chance) {
    if (pending.together()) {
      applyUnseen(pending, seat, action, chance);
    } else {
      applyOpenly(pending, seat, action, chance);
    }
  }

  /** Applies one action on a day that is played one by one. */
  private static void applyOpenly(
      PendingState pending, Seat seat, RaceAction action, Chance chance) {
    List<Field> fields = pending.piles.track.fields();
    boolean over = action instanceof EndDay;
    if (!over) {
      Racer later = Travel.apply(racer(pending, seat), action, fields);
      later.underway().deeds().forEach(pending::tell);
      settle(pending, later);
      pending.task = later.underway().task();
      pending.toRest = later.underway().toRest();
      over = Travel.spent(later.underway(), fields);
    }
    if (over) {
      pending.tell(new MadeCamp(seat, pending.musher(seat).position()));
      pending.done(seat);
      goOn(pending, chance);
    }
  }

  /** Applies one action on a day that all play together: it is told only when all have ended. */
  private static void applyUnseen(
      PendingState pending, Seat seat, RaceAction action, Chance chance) {
    Racer racer = pending.racer(seat).orElseThrow();
    if (action instanceof EndDay) {
      int at = racer.underway().musher().position();
      pending.tellLater(List.of(new MadeCamp(seat, at)));
      pending.done(seat);
      if (pending.toPlay.isEmpty()) {
        tellTheDay(pending, chance);
      }
    } else {
      Racer later = Travel.apply(racer, action, pending.piles.track.fields());
      int told = racer.underway().deeds().size();
      List<HikeEvent> deeds = later.underway().deeds();
      pending.tellLater(deeds.subList(told, deeds.size()));
      pending.set(seat, Optional.of(later));
    }
  }

  private static void tellTheDay(PendingState pending, Chance chance) {
    pending.reveal();
    pending.yesterday =
        order(pending).stream()
            .flatMap(seat -> pending.racer(seat).stream())
            .map(racer -> told(pending, racer))
            .toList();
    pending.yesterday.forEach(pending::tell);
    for (Seat seat : pending.clockwise(Standing.RACING)) {
      pending.racer(seat).ifPresent(racer -> settle(pending, racer));
      pending.set(seat, Optional.empty());
    }
    goOn(pending, chance);
  }

  private static DayTold told(PendingState pending, Racer racer) {
    DayProgress day = racer.underway();
    int from = pending.musher(racer.seat()).position();
    return new DayTold(racer.seat(), from, day.musher().position(), day.deeds());
  }

  /** Makes a racer's actions public. */
  private static void settle(PendingState pending, Racer racer) {
    Seat seat = racer.seat();
    Musher musher = racer.underway().musher();
    pending.moved |= musher.position() > pending.musher(seat).position();
    pending.set(seat, new Hand(musher.known(), racer.unseen()));
    pending.set(seat, musher);
    pending.piles.discardCare(racer.discarded());
    pending.piles.remove(Collections.nCopies(spent(racer), Card.EQUIPMENT));
  }

  /** Returns the number of equipment cards that were spent on the way. */
  public static int spent(Racer racer) {
    return (int)
        racer.underway().deeds().stream()
            .filter(
                deed ->
                    deed instanceof Ran ran && ran.crossing().equals(Optional.of(Crossing.SPEND)))
            .count();
  }
}
