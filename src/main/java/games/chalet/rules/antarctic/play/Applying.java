package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticEvent;
import games.chalet.rules.antarctic.board.Phase;

/** The effects of each action; three of them do less when they are part of a penalty. */
public final class Applying {

  private Applying() {}

  /** Returns the step to which a legal action leads, with its public events. */
  public static Step<AntarcticState, AntarcticEvent> apply(
      AntarcticState state, Seat seat, AntarcticAction action, Chance chance) {
    Draft draft = new Draft(state);
    boolean wronged = draft.phase == Phase.WRONGED;
    switch (action) {
      case DeclareFirst declare -> Deal.declareFirst(draft, declare.as(), chance);
      case PlayCentre play -> {
        if (wronged) {
          Calls.playOutOfTurn(draft, seat, play, chance);
        } else {
          PlayingCards.toCentre(draft, seat, play, chance);
        }
      }
      case Load load -> PlayingCards.load(draft, seat, load, chance);
      case Spend spend -> {
        if (wronged) {
          Calls.spendOutOfTurn(draft, seat, spend, chance);
        } else {
          PlayingCards.spend(draft, seat, spend, chance);
        }
      }
      case Close close -> {
        if (draft.phase == Phase.CLOSING_DISCARD) {
          Calls.closingDiscard(draft, seat, close.card(), chance);
        } else {
          PlayingCards.close(draft, seat, close, chance);
        }
      }
      case EndTurn endTurn -> PlayingCards.endTurn(draft, seat, chance);
      case Call call -> Calls.call(draft, seat, chance);
      case Accept accept -> TurnEnds.accept(draft, seat, chance);
      case Decline decline -> Calls.decline(draft, seat, chance);
    }
    return draft.finish();
  }
}
