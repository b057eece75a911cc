package games.chalet.rules.hike.race;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Crossing;
import games.chalet.rules.hike.board.DayProgress;
import games.chalet.rules.hike.board.Hand;
import games.chalet.rules.hike.board.HikeAction.EndDay;
import games.chalet.rules.hike.board.HikeAction.RaceAction;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent;
import games.chalet.rules.hike.board.HikeEvent.DayTold;
import games.chalet.rules.hike.board.HikeEvent.MadeCamp;
import games.chalet.rules.hike.board.HikeEvent.Ran;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Field;
import games.chalet.rules.hike.state.Draft;
import games.chalet.rules.hike.state.HikeState;
import games.chalet.rules.hike.state.Racer;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Race days in both ways in which they can be played: one racer after the other, or all together.
 * What a racer does is {@link Travel}'s, the nights are {@link Evening}'s.
 */
public final class RaceDays {

  private RaceDays() {}

  /** Racers in the order in which they start: the last first (ruling R28). */
  static List<Seat> order(Draft draft) {
    return draft.clockwise(Standing.RACING).stream()
        .sorted(Comparator.comparingInt(seat -> draft.musher(seat).position()))
        .toList();
  }

  /** Begins the first day. */
  static void begin(Draft draft, List<Seat> racers, Chance chance) {
    Evening.dawn(draft, racers, chance);
    awaitNext(draft);
  }

  /** Lets the next racer have its day, or the night fall. */
  private static void goOn(Draft draft, Chance chance) {
    int day = draft.day;
    draft.task = Task.TRAVEL;
    draft.toRest = 0;
    Evening.skipStranded(draft, chance);
    if (draft.day > day) {
      draft.reveal();
    }
    awaitNext(draft);
  }

  private static void awaitNext(Draft draft) {
    if (draft.phase == Phase.RACE) {
      draft.nextTurn();
    }
    if (draft.phase == Phase.RACE && draft.together()) {
      draft.toPlay.forEach(seat -> draft.set(seat, Optional.of(racer(draft, seat))));
    }
  }

  /** A racer as it is now. */
  public static Racer racer(HikeState state, Seat seat) {
    HikeBoard board = state.board();
    return state
        .racer(seat)
        .orElseGet(
            () ->
                new Racer(
                    seat,
                    new DayProgress(board.musher(seat), board.task(), board.toRest(), List.of()),
                    state.unseen().get(seat.index()),
                    List.of()));
  }

  /** The same, on a day that is played one by one or at dawn. */
  private static Racer racer(Draft draft, Seat seat) {
    DayProgress underway = new DayProgress(draft.musher(seat), draft.task, draft.toRest, List.of());
    return new Racer(seat, underway, draft.cards.unseen(seat), List.of());
  }

  /** One action of a racer. */
  public static void apply(Draft draft, Seat seat, RaceAction action, Chance chance) {
    if (draft.together()) {
      applyUnseen(draft, seat, action, chance);
    } else {
      applyOpenly(draft, seat, action, chance);
    }
  }

  /** One action on a day that is played one by one. */
  private static void applyOpenly(Draft draft, Seat seat, RaceAction action, Chance chance) {
    List<Field> fields = draft.cards.track.fields();
    boolean over = action instanceof EndDay;
    if (!over) {
      Racer later = Travel.apply(racer(draft, seat), action, fields);
      later.underway().deeds().forEach(draft::tell);
      settle(draft, later);
      draft.task = later.underway().task();
      draft.toRest = later.underway().toRest();
      over = Travel.spent(later.underway(), fields);
    }
    if (over) {
      draft.tell(new MadeCamp(seat, draft.musher(seat).position()));
      draft.done(seat);
      goOn(draft, chance);
    }
  }

  /** One action on a day that all play together: nobody is told before all have ended. */
  private static void applyUnseen(Draft draft, Seat seat, RaceAction action, Chance chance) {
    Racer racer = draft.racer(seat).orElseThrow();
    if (action instanceof EndDay) {
      int at = racer.underway().musher().position();
      draft.tellLater(List.of(new MadeCamp(seat, at)));
      draft.done(seat);
      if (draft.toPlay.isEmpty()) {
        tellTheDay(draft, chance);
      }
    } else {
      Racer later = Travel.apply(racer, action, draft.cards.track.fields());
      int told = racer.underway().deeds().size();
      List<HikeEvent> deeds = later.underway().deeds();
      draft.tellLater(deeds.subList(told, deeds.size()));
      draft.set(seat, Optional.of(later));
    }
  }

  private static void tellTheDay(Draft draft, Chance chance) {
    draft.reveal();
    draft.yesterday =
        order(draft).stream()
            .flatMap(seat -> draft.racer(seat).stream())
            .map(racer -> told(draft, racer))
            .toList();
    draft.yesterday.forEach(draft::tell);
    for (Seat seat : draft.clockwise(Standing.RACING)) {
      draft.racer(seat).ifPresent(racer -> settle(draft, racer));
      draft.set(seat, Optional.empty());
    }
    goOn(draft, chance);
  }

  private static DayTold told(Draft draft, Racer racer) {
    DayProgress day = racer.underway();
    int from = draft.musher(racer.seat()).position();
    return new DayTold(racer.seat(), from, day.musher().position(), day.deeds());
  }

  /** Makes public what a racer has done. */
  private static void settle(Draft draft, Racer racer) {
    Seat seat = racer.seat();
    Musher musher = racer.underway().musher();
    draft.moved |= musher.position() > draft.musher(seat).position();
    draft.set(seat, new Hand(musher.known(), racer.unseen()));
    draft.set(seat, musher);
    draft.cards.discardCare(racer.discarded());
    draft.cards.remove(Collections.nCopies(spent(racer), Card.EQUIPMENT));
  }

  /** How many equipment cards were spent on the way. */
  public static int spent(Racer racer) {
    return (int)
        racer.underway().deeds().stream()
            .filter(
                deed ->
                    deed instanceof Ran ran && ran.crossing().equals(Optional.of(Crossing.SPEND)))
            .count();
  }
}
