package games.chalet.rules.hike.preparation;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.HikeEvent.CareTaken;
import games.chalet.rules.hike.board.HikeEvent.DayBegan;
import games.chalet.rules.hike.board.HikeEvent.LastDaysCounted;
import games.chalet.rules.hike.board.HikeEvent.Opened;
import games.chalet.rules.hike.board.HikeEvent.Passed;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.board.Task;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.deck.Landscape;
import games.chalet.rules.hike.race.RaceOpening;
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** The course of the preparation: the automatic steps from turn to turn and day to day. */
public final class PreparationDays {

  /** The number of days that follow the one of the first declaration (ruling R11). */
  private static final int LAST_DAYS = 3;

  /**
   * The number of days beginning without a husky deck after which the last days are counted (ruling
   * R10).
   */
  private static final int DAYS_WITHOUT_DECK = 3;

  private PreparationDays() {}

  public static void begin(PendingState pending, Chance chance) {
    pending.day++;
    Optional<Landscape> landscape = pending.piles.turnLandscape();
    if (landscape.isPresent()) {
      pending.reveal();
    }
    pending.tell(new DayBegan(Phase.PREPARATION, pending.day, landscape));
    if (pending.piles.deck() == 0) {
      pending.daysWithoutDeck++;
    }
    if (pending.daysWithoutDeck == DAYS_WITHOUT_DECK) {
      countLastDays(pending, false);
    }
    pending.toPlay = pending.clockwise();
    goOn(pending, chance);
  }

  /** Counts the last days from today on, unless they are already counted. */
  static void countLastDays(PendingState pending, boolean declared) {
    if (pending.lastDay.isEmpty()) {
      int last = pending.day + LAST_DAYS;
      pending.lastDay = Optional.of(last);
      pending.tell(new LastDaysCounted(last, declared));
    }
  }

  static boolean isLast(PendingState pending) {
    return pending.lastDay.filter(last -> last == pending.day).isPresent();
  }

  /** Plays the turns of one seat after the other, as long as none has a decision to make. */
  static void goOn(PendingState pending, Chance chance) {
    while (!pending.toPlay.isEmpty()) {
      Seat seat = pending.toPlay.getFirst();
      if (pending.musher(seat).standing() == Standing.DECLARED) {
        takeCare(pending, seat);
      } else {
        // Two before the day of the rotated landscape, one from that day on (ruling R2).
        open(pending, seat, pending.day < pending.piles.track.rotated() ? 2 : 1, false);
        if (!stuck(pending, seat)) {
          pending.nextTurn();
          pending.task = Task.ACTION;
          return;
        }
        passByForce(pending, seat);
      }
      pending.done(seat);
    }
    endDay(pending, chance);
  }

  private static void takeCare(PendingState pending, Seat seat) {
    Musher musher = pending.musher(seat);
    if (!musher.pile().isEmpty()) {
      Card card = musher.pile().getFirst();
      pending.set(seat, musher.withPile(musher.pile().subList(1, musher.pile().size())));
      pending.set(seat, pending.hand(seat).with(card));
      pending.tell(new CareTaken(seat, card));
    }
  }

  /** Opens cards, as many as the deck still has (ruling R4). */
  static void open(PendingState pending, Seat seat, int count, boolean plusOne) {
    List<Card> opened = pending.piles.draw(count);
    pending.tell(new Opened(seat, opened, plusOne));
    if (!opened.isEmpty()) {
      pending.piles.centre = Lists.plusAll(pending.piles.centre, opened);
      pending.reveal();
    }
  }

  /** Returns true if this seat can do nothing at all; now all players learn that (ruling R5). */
  private static boolean stuck(PendingState pending, Seat seat) {
    if (!pending.piles.centre.isEmpty() || !pending.musher(seat).sledEmpty()) {
      return false;
    }
    pending.reveal();
    return pending.hand(seat).cards().stream().noneMatch(Card::husky);
  }

  private static void passByForce(PendingState pending, Seat seat) {
    pending.set(seat, pending.musher(seat).withoutUnseenHuskies());
    pending.tell(new Passed(seat, true));
  }

  private static void endDay(PendingState pending, Chance chance) {
    boolean allDeclared = pending.clockwise(Standing.PREPARING).isEmpty();
    if (allDeclared || isLast(pending)) {
      RaceOpening.open(pending, chance);
    } else {
      begin(pending, chance);
    }
  }
}
