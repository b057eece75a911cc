package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Accused;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard.Penalty;
import games.chalet.rules.antarctic.board.AntarcticEvent.Called;
import games.chalet.rules.antarctic.board.AntarcticEvent.Declined;
import games.chalet.rules.antarctic.board.AntarcticEvent.PenaltyPaid;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnedUp;
import games.chalet.rules.antarctic.board.AntarcticEvent.WinVoided;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Verdict;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The call (rule 7'): the verdict, the cards that it moves, the wronged player's play out of turn
 * and the violator's closing card, in this order.
 */
final class Calls {

  private static final int RIGHT = 3;
  private static final int WRONG = 1;

  private Calls() {}

  static void call(Draft draft, Seat caller, Chance chance) {
    Accused accused = draft.accused.orElseThrow().withCall(caller);
    draft.accused = Optional.of(accused);
    draft.revealed = true;
    Optional<Incident> incident = CallEvidence.incident(draft.conduct);
    Optional<Seat> wronged = incident.map(what -> what.onto().orElse(caller));
    Verdict verdict = new Verdict(caller, accused.seat(), accused.turn(), incident, wronged);
    draft.verdict = Optional.of(verdict);
    draft.conduct = List.of();
    draft.tell(new Called(verdict));
    if (incident.isPresent()) {
      draft.accused = Optional.of(accused.proven(caller));
      show(draft, accused.seat(), incident.get().instead().card());
      prove(draft, caller, accused.seat(), wronged.orElseThrow(), chance);
    } else {
      pay(draft, accused.seat(), caller, WRONG, chance);
      TurnEnds.endPauseIfDecided(draft, chance);
    }
  }

  private static void prove(Draft draft, Seat caller, Seat violator, Seat wronged, Chance chance) {
    boolean out = draft.payoff(violator).isEmpty();
    boolean closes = out || (draft.phase == Phase.TURN && violator.equals(draft.seat));
    pay(draft, caller, violator, RIGHT, chance);
    if (out && stillOut(draft, violator)) {
      TurnEnds.endPauseIfDecided(draft, chance);
    } else {
      punish(draft, new Penalty(violator, wronged, closes), chance);
    }
  }

  private static void show(Draft draft, Seat violator, Card evidence) {
    if (draft.hand(violator).contains(evidence)) {
      draft.knows(evidence);
    }
  }

  /**
   * Moves cards from the bottom of one pile to the bottom of another; the top of neither ever
   * moves.
   */
  private static void pay(Draft draft, Seat from, Seat to, int cards, Chance chance) {
    List<Card> giving = new ArrayList<>(draft.payoff(from));
    List<Card> getting = new ArrayList<>(draft.payoff(to));
    int fromPile = Math.max(0, Math.min(cards, giving.size() - 1));
    for (int count = 0; count < fromPile; count++) {
      getting.add(giving.removeLast());
    }
    int fromDrawPile = 0;
    while (fromPile + fromDrawPile < cards) {
      Optional<Card> card = DrawPile.draw(draft, chance);
      if (card.isEmpty()) {
        break;
      }
      getting.add(card.get());
      fromDrawPile++;
    }
    draft.pile(from, giving);
    draft.pile(to, getting);
    draft.tell(new PenaltyPaid(from, to, fromPile, fromDrawPile));
  }

  /**
   * Returns true if the violator is still out; with a card again, a player who went out by breaking
   * the order has not gone out.
   */
  private static boolean stillOut(Draft draft, Seat violator) {
    List<Card> payoff = draft.payoff(violator);
    if (!payoff.isEmpty()) {
      draft.tell(new WinVoided(violator));
      draft.tell(new TurnedUp(violator, payoff.getFirst()));
    }
    return payoff.isEmpty();
  }

  private static void punish(Draft draft, Penalty penalty, Chance chance) {
    draft.penalty = Optional.of(penalty);
    draft.credits = 0;
    Face centre = draft.centreAs.orElseThrow();
    if (Matching.fits(centre, draft.payoff(penalty.wronged()).getFirst())) {
      draft.phase = Phase.WRONGED;
    } else {
      afterWronged(draft, chance);
    }
  }

  /**
   * Plays the wronged player's card; a Triple Topper earns discards, which have to be made at once.
   */
  static void playOutOfTurn(Draft draft, Seat wronged, PlayCentre play, Chance chance) {
    draft.credits = PlayingCards.lay(draft, wronged, play);
    goOn(draft, wronged, chance);
  }

  static void spendOutOfTurn(Draft draft, Seat wronged, Spend spend, Chance chance) {
    PlayingCards.discard(draft, wronged, spend);
    goOn(draft, wronged, chance);
  }

  static void decline(Draft draft, Seat wronged, Chance chance) {
    draft.tell(new Declined(wronged, draft.credits));
    draft.credits = 0;
    afterWronged(draft, chance);
  }

  private static void goOn(Draft draft, Seat wronged, Chance chance) {
    if (draft.payoff(wronged).isEmpty()) {
      TurnEnds.goOut(draft, wronged, chance);
    } else if (draft.credits == 0) {
      afterWronged(draft, chance);
    }
  }

  private static void afterWronged(Draft draft, Chance chance) {
    Penalty penalty = draft.penalty.orElseThrow();
    if (!penalty.closes()) {
      finish(draft, penalty, chance);
    } else if (draft.hand(penalty.violator()).isEmpty()) {
      PlayingCards.closed(draft, penalty.violator(), Optional.empty());
      finish(draft, penalty, chance);
    } else {
      draft.phase = Phase.CLOSING_DISCARD;
    }
  }

  static void closingDiscard(Draft draft, Seat violator, Card card, Chance chance) {
    PlayingCards.layClosing(draft, violator, card);
    finish(draft, draft.penalty.orElseThrow(), chance);
  }

  /** Begins the next turn, or continues it if it had begun before the call. */
  private static void finish(Draft draft, Penalty penalty, Chance chance) {
    draft.penalty = Optional.empty();
    if (penalty.violator().equals(draft.seat)) {
      TurnEnds.over(draft, chance);
    } else {
      draft.phase = Phase.TURN;
    }
  }
}
