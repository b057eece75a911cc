package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticEvent.Closed;
import games.chalet.rules.antarctic.board.AntarcticEvent.Loaded;
import games.chalet.rules.antarctic.board.AntarcticEvent.PlayedToCentre;
import games.chalet.rules.antarctic.board.AntarcticEvent.Spent;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnedUp;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;

/** The plays of a seat in its own turn, and the cards turned up after them (rules 7, 8 and 8'). */
final class PlayingCards {

  private PlayingCards() {}

  static void toCentre(Draft draft, Seat seat, PlayCentre play, Chance chance) {
    CallEvidence.notePlay(draft, seat, play);
    int earned = lay(draft, seat, play);
    draft.credits += earned;
    goOn(draft, seat, chance);
  }

  /** Lays a card on the centre pile; returns the number of discards that it earns. */
  static int lay(Draft draft, Seat seat, PlayCentre play) {
    draft.take(play.from(), seat, play.card());
    int earned = Chains.lay(draft, play.card(), play.as());
    boolean outOfTurn = draft.phase == Phase.WRONGED;
    draft.tell(
        new PlayedToCentre(
            seat, play.from(), play.card(), play.as(), draft.chain, earned, outOfTurn));
    turnUp(draft, seat, play.from());
    return earned;
  }

  static void load(Draft draft, Seat seat, Load load, Chance chance) {
    CallEvidence.noteLoad(draft, seat, load);
    draft.take(load.from(), seat, load.card());
    draft.cover(load.onto(), load.card());
    draft.tell(new Loaded(seat, load.from(), load.card(), load.onto()));
    turnUp(draft, seat, load.from());
    goOn(draft, seat, chance);
  }

  static void spend(Draft draft, Seat seat, Spend spend, Chance chance) {
    discard(draft, seat, spend);
    goOn(draft, seat, chance);
  }

  /** Discards a card that a Triple Topper has earned. */
  static void discard(Draft draft, Seat seat, Spend spend) {
    draft.take(spend.from(), seat, spend.card());
    draft.discard(spend.card());
    draft.credits--;
    draft.tell(new Spent(seat, spend.from(), spend.card(), draft.credits));
    turnUp(draft, seat, spend.from());
  }

  static void close(Draft draft, Seat seat, Close close, Chance chance) {
    CallEvidence.noteClose(draft, seat, Optional.of(close.card()));
    layClosing(draft, seat, close.card());
    TurnEnds.close(draft, chance);
  }

  static void layClosing(Draft draft, Seat seat, Card card) {
    draft.take(Source.HAND, seat, card);
    draft.cover(seat, card);
    closed(draft, seat, Optional.of(card));
  }

  static void endTurn(Draft draft, Seat seat, Chance chance) {
    CallEvidence.noteClose(draft, seat, Optional.empty());
    closed(draft, seat, Optional.empty());
    TurnEnds.close(draft, chance);
  }

  static void closed(Draft draft, Seat seat, Optional<Card> card) {
    draft.tell(new Closed(seat, card, draft.credits));
    draft.credits = 0;
  }

  private static void turnUp(Draft draft, Seat seat, Source from) {
    List<Card> payoff = draft.payoff(seat);
    if (from == Source.PAYOFF && !payoff.isEmpty()) {
      draft.revealed = true;
      draft.tell(new TurnedUp(seat, payoff.getFirst()));
    }
  }

  /**
   * Goes out at once if the payoff pile became empty, in whatever way (ruling 8), before any
   * redraw.
   */
  private static void goOn(Draft draft, Seat seat, Chance chance) {
    if (draft.payoff(seat).isEmpty()) {
      TurnEnds.goOut(draft, seat, chance);
    } else {
      DrawPile.refill(draft, seat, chance);
    }
  }
}
