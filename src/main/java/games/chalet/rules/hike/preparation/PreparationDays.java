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
import games.chalet.rules.hike.race.OpeningTheRace;
import games.chalet.rules.hike.state.Cards;
import games.chalet.rules.hike.state.Draft;
import java.util.List;
import java.util.Optional;

/** The course of the preparation: what the table does by itself from turn to turn, day to day. */
public final class PreparationDays {

  /** How many days follow the one on which somebody declares (ruling R11). */
  private static final int LAST_DAYS = 3;

  /** After so many days that began without a husky deck the last days are counted (ruling R10). */
  private static final int DAYS_WITHOUT_DECK = 3;

  private PreparationDays() {}

  public static void begin(Draft draft, Chance chance) {
    draft.day++;
    Optional<Landscape> landscape = draft.cards.turnLandscape();
    if (landscape.isPresent()) {
      draft.reveal();
    }
    draft.tell(new DayBegan(Phase.PREPARATION, draft.day, landscape));
    if (draft.cards.deck() == 0) {
      draft.daysWithoutDeck++;
    }
    if (draft.daysWithoutDeck == DAYS_WITHOUT_DECK) {
      countLastDays(draft, false);
    }
    draft.toPlay = draft.clockwise();
    goOn(draft, chance);
  }

  /** From today on, unless they are counted already. */
  static void countLastDays(Draft draft, boolean declared) {
    if (draft.lastDay.isEmpty()) {
      int last = draft.day + LAST_DAYS;
      draft.lastDay = Optional.of(last);
      draft.tell(new LastDaysCounted(last, declared));
    }
  }

  static boolean isLast(Draft draft) {
    return draft.lastDay.filter(last -> last == draft.day).isPresent();
  }

  /** Lets one seat after the other have its turn, as far as nobody has to decide anything. */
  static void goOn(Draft draft, Chance chance) {
    while (!draft.toPlay.isEmpty()) {
      Seat seat = draft.toPlay.getFirst();
      if (draft.musher(seat).standing() == Standing.DECLARED) {
        takeCare(draft, seat);
      } else {
        openCards(draft, seat);
        if (!stuck(draft, seat)) {
          draft.nextTurn();
          draft.task = Task.ACTION;
          return;
        }
        passByForce(draft, seat);
      }
      draft.done(seat);
    }
    endDay(draft, chance);
  }

  private static void takeCare(Draft draft, Seat seat) {
    Musher musher = draft.musher(seat);
    if (!musher.pile().isEmpty()) {
      Card card = musher.pile().getFirst();
      draft.set(seat, musher.withPile(musher.pile().subList(1, musher.pile().size())));
      draft.set(seat, draft.hand(seat).with(card));
      draft.tell(new CareTaken(seat, card));
    }
  }

  /** Ruling R2: two cards before the day of the rotated landscape, one from that day on. */
  private static void openCards(Draft draft, Seat seat) {
    open(draft, seat, draft.day < draft.cards.track.rotated() ? 2 : 1, false);
  }

  /** Opens cards, as many as the deck still has (ruling R4). */
  static void open(Draft draft, Seat seat, int count, boolean plusOne) {
    List<Card> opened = draft.cards.draw(count);
    draft.tell(new Opened(seat, opened, plusOne));
    if (!opened.isEmpty()) {
      draft.cards.centre = Cards.plus(draft.cards.centre, opened);
      draft.reveal();
    }
  }

  /** Ruling R5: there is nothing at all that this seat could do, as now everybody learns. */
  private static boolean stuck(Draft draft, Seat seat) {
    if (!draft.cards.centre.isEmpty() || !draft.musher(seat).sledEmpty()) {
      return false;
    }
    draft.reveal();
    return draft.hand(seat).cards().stream().noneMatch(Card::husky);
  }

  private static void passByForce(Draft draft, Seat seat) {
    draft.set(seat, draft.musher(seat).withoutUnseenHuskies());
    draft.tell(new Passed(seat, true));
  }

  private static void endDay(Draft draft, Chance chance) {
    boolean allDeclared = draft.clockwise(Standing.PREPARING).isEmpty();
    if (allDeclared || isLast(draft)) {
      OpeningTheRace.open(draft, chance);
    } else {
      begin(draft, chance);
    }
  }
}
