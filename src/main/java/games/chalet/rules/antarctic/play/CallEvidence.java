package games.chalet.rules.antarctic.play;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.Accused;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEvent.OutOfOrder;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Incident.OpenPlay;
import games.chalet.rules.antarctic.board.Incident.PlayKind;
import games.chalet.rules.antarctic.board.Plays;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;

/** Records the moves of the seat whose turn it is, only for a later call (rule 7'). */
final class CallEvidence {

  private CallEvidence() {}

  /**
   * Notes a play to the centre. One of the highest priority is never out of order, but it opens the
   * turn to calls.
   */
  static void notePlay(Draft draft, Seat seat, PlayCentre play) {
    if (play.from() == Source.PAYOFF) {
      open(draft, seat);
    } else {
      note(draft, seat, PlayKind.HAND_TO_CENTRE, Optional.of(play.card()), Optional.empty());
    }
  }

  static void noteLoad(Draft draft, Seat seat, Load load) {
    PlayKind deed =
        load.from() == Source.PAYOFF ? PlayKind.PAYOFF_TO_OPPONENT : PlayKind.HAND_TO_OPPONENT;
    note(draft, seat, deed, Optional.of(load.card()), Optional.of(load.onto()));
  }

  static void noteClose(Draft draft, Seat seat, Optional<Card> card) {
    note(draft, seat, PlayKind.CLOSE, card, Optional.empty());
  }

  /** Returns the last move that was out of order in the turn that can be called. */
  static Optional<Incident> incident(List<Move> conduct) {
    return conduct.reversed().stream().flatMap(move -> move.incident().stream()).findFirst();
  }

  private static void note(
      Draft draft, Seat seat, PlayKind deed, Optional<Card> card, Optional<Seat> onto) {
    if (draft.options.order() == Order.ENFORCED) {
      return;
    }
    open(draft, seat);
    AntarcticBoard board = draft.board();
    Move move =
        new Move(
            deed,
            card,
            onto,
            board.centre().as().orElseThrow(),
            board.place(seat).top(),
            deed == PlayKind.HAND_TO_OPPONENT ? loadFromPayoff(board, seat) : Optional.empty(),
            draft.hand(seat),
            List.of());
    draft.conduct = Lists.plus(draft.conduct, move);
    Move seenAtOnce = card.map(move::after).orElse(move);
    draft.slip = seenAtOnce.incident().map(incident -> new OutOfOrder(seat, draft.turn, incident));
  }

  private static Optional<OpenPlay> loadFromPayoff(AntarcticBoard board, Seat seat) {
    return new Plays(board, seat, List.of())
        .of(Priority.C).stream()
            .findFirst()
            .map(Load.class::cast)
            .map(load -> new OpenPlay(Priority.C, load.card(), Optional.of(load.onto())));
  }

  /** Opens a turn to calls: from its first play on, they are no longer about the turn before. */
  private static void open(Draft draft, Seat seat) {
    if (draft.options.order() != Order.ENFORCED
        && draft.accused.filter(accused -> accused.turn() == draft.turn).isEmpty()) {
      draft.accused = Optional.of(Accused.of(seat, draft.turn));
      draft.conduct = List.of();
    }
  }
}
