package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.Banked;
import games.chalet.rules.avalanche.AvalancheEvent.MatchEnded;
import games.chalet.rules.avalanche.AvalancheEvent.TurnEnded;
import games.chalet.rules.avalanche.hands.Card;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The end of a turn and of the match, and the start of the next turn. */
final class TurnEnds {

  static final int PLAYS = 3;

  private TurnEnds() {}

  static void bank(Draft draft, Seat seat) {
    OpenRun open = draft.place(seat).open().orElseThrow();
    draft.bank(seat, open.run());
    if (open.patrol()) {
      draft.discard(List.of(Card.SKI_PATROL));
    }
    draft.passes = 0;
    draft.lastActive = Optional.of(seat);
    draft.tell(new Banked(seat, open.run()));
    pass(draft, seat);
  }

  static void endTurn(Draft draft, Seat seat) {
    int played = PLAYS - draft.playsLeft;
    draft.passes = draft.dry && played == 0 ? draft.passes + 1 : 0;
    draft.open(seat, draft.place(seat).open().map(open -> open.withClosed(false)));
    draft.tell(new TurnEnded(seat, played));
    pass(draft, seat);
  }

  /** Ends the match; {@code first} announces first. */
  static void over(Draft draft, String reason, Seat first) {
    int seats = draft.seats();
    List<Seat> announcing = Stream.iterate(first, seat -> seat.next(seats)).limit(seats).toList();
    Ending ending = new Ending(reason, announcing);
    draft.phase = Phase.OVER;
    draft.picksLeft = 0;
    draft.playsLeft = 0;
    draft.ending = Optional.of(ending);
    draft.tell(new MatchEnded(ending));
  }

  /**
   * Passes the turn on, or ends the match after a whole lap of passes. An end because the cards run
   * out needs no test of its own: the player of the last card of all plays the fifth avalanche.
   */
  private static void pass(Draft draft, Seat seat) {
    if (!draft.drawable() && draft.passes >= draft.seats()) {
      over(draft, "allPassed", draft.lastActive.orElse(seat));
    } else {
      begin(draft, seat.next(draft.seats()));
    }
  }

  private static void begin(Draft draft, Seat seat) {
    draft.seat = seat;
    draft.playsLeft = PLAYS;
    draft.picksLeft = 0;
    draft.phase = Phase.PLAY;
    draft.dry = !PickingUp.begin(draft);
  }
}
