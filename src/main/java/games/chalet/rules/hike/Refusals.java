package games.chalet.rules.hike;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.HikeAction.Care;
import games.chalet.rules.hike.HikeAction.CareForColumn;
import games.chalet.rules.hike.HikeAction.Declare;
import games.chalet.rules.hike.HikeAction.DraftToHand;
import games.chalet.rules.hike.HikeAction.DraftToSled;
import games.chalet.rules.hike.HikeAction.EndDay;
import games.chalet.rules.hike.HikeAction.EndTurn;
import games.chalet.rules.hike.HikeAction.LiftOut;
import games.chalet.rules.hike.HikeAction.OpenOne;
import games.chalet.rules.hike.HikeAction.Pass;
import games.chalet.rules.hike.HikeAction.PlaceFromHand;
import games.chalet.rules.hike.HikeAction.PlaceYoungster;
import games.chalet.rules.hike.HikeAction.Rest;
import games.chalet.rules.hike.HikeAction.Upgrade;
import games.chalet.rules.hike.HikeAction.Use;
import java.util.List;

/**
 * Why something is not allowed. Each rests on a paragraph of the rules page: {@code opening},
 * {@code actions}, {@code placing}, {@code swap}, {@code youngsters}, {@code declaring}, {@code
 * upgrade}, {@code last-days}, {@code preparations}, {@code race}, {@code options}, {@code finish},
 * and those of {@link RaceRefusals}.
 */
final class Refusals {

  static final int MIN_SEATS = 2;
  static final int MAX_SEATS = 6;

  static final Refusal RACE_NOT_BEGUN =
      new Refusal("race-not-begun", "The race has not begun.", "last-days");
  private static final Refusal PREPARATION_OVER =
      new Refusal("preparation-over", "The preparations are over.", "last-days");

  private Refusals() {}

  static List<Refusal> ofSeats(int seats) {
    return seats < MIN_SEATS || seats > MAX_SEATS
        ? List.of(new Refusal("seats", "Hike! is for two to six players.", ""))
        : List.of();
  }

  /** Of an action that is not among the legal ones; says only what this seat may know. */
  static Refusal of(HikeState state, Seat seat, HikeAction action) {
    HikeBoard board = state.board();
    if (board.phase() == Phase.OVER) {
      return new Refusal("match-over", "The match is over.", "finish");
    }
    if (board.musher(seat).standing() == Standing.OUT) {
      return new Refusal(
          "left-out", "You were not at the start in time, so you watch this race.", "last-days");
    }
    if (ofRace(action) != (board.phase() == Phase.RACE)) {
      return board.phase() == Phase.RACE ? PREPARATION_OVER : RACE_NOT_BEGUN;
    }
    if (!Turns.awaits(board, seat)) {
      return notYourTurn(board, seat);
    }
    return board.phase() == Phase.PREPARATION
        ? PreparationRefusals.of(board, state.hand(seat), action)
        : ofRace(new RaceRefusals(RaceDays.traveller(state, seat), board.track().fields()), action);
  }

  private static boolean ofRace(HikeAction action) {
    return action instanceof Use
        || action instanceof Rest
        || action instanceof Care
        || action instanceof CareForColumn
        || action instanceof EndDay;
  }

  private static Refusal ofRace(RaceRefusals race, HikeAction action) {
    return switch (action) {
      case Use use -> race.ofUse(use);
      case Rest rest -> race.ofRest(rest);
      case Care care -> race.ofCare(care);
      case CareForColumn care -> race.ofCareForColumn(care);
      case EndDay end -> race.ofEndDay();
      case OpenOne open -> PREPARATION_OVER;
      case DraftToSled draft -> PREPARATION_OVER;
      case DraftToHand draft -> PREPARATION_OVER;
      case PlaceFromHand place -> PREPARATION_OVER;
      case LiftOut lift -> PREPARATION_OVER;
      case Pass pass -> PREPARATION_OVER;
      case PlaceYoungster bonus -> PREPARATION_OVER;
      case Declare declare -> PREPARATION_OVER;
      case Upgrade upgrade -> PREPARATION_OVER;
      case EndTurn end -> PREPARATION_OVER;
    };
  }

  private static Refusal notYourTurn(HikeBoard board, Seat seat) {
    if (board.musher(seat).standing() == Standing.DECLARED) {
      return new Refusal(
          "declared",
          "You have declared: until the race you only take a care card each day.",
          "declaring");
    }
    if (board.together()) {
      return new Refusal(
          "day-ended", "Your day is over; the others are still on their way.", "options");
    }
    return board.phase() == Phase.RACE
        ? new Refusal("not-your-turn", "It is not your turn.", "race")
        : new Refusal("not-your-turn", "It is not your turn.", "preparations");
  }
}
