package games.chalet.rules.antarctic.play;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.AntarcticEvent.FirstDeclared;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundStarted;
import games.chalet.rules.antarctic.board.AntarcticEvent.Top;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import java.util.List;
import java.util.Optional;

/** The set-up of a match and of each round (rules 1, 2 and 5; ruling 12). */
public final class Deal {

  static final int PAYOFF = 10;

  private Deal() {}

  /** Returns a match with the first round dealt, which {@code first} begins. */
  public static AntarcticState match(
      AntarcticOptions options, int seats, Seat first, Chance chance) {
    Draft draft = new Draft(options, seats);
    draft.dealer = new Seat((first.index() + seats - 1) % seats);
    deal(draft, chance);
    return draft.finish().state();
  }

  /**
   * Deals ten cards to each seat off the top of the deck, seat by seat, and then the centre card.
   */
  static void deal(Draft draft, Chance chance) {
    List<Card> cards = chance.shuffle("deal/" + draft.round, Card.pack(draft.options.jokers()));
    draft.settleLoads();
    int dealt = 0;
    for (Seat seat : Seat.all(draft.seats())) {
      int size = draft.standing(seat).living() ? PAYOFF : 0;
      draft.hands.set(seat.index(), List.of());
      draft.pile(seat, cards.subList(dealt, dealt + size));
      dealt += size;
    }
    draft.leader = draft.after(draft.dealer);
    draft.seat = draft.leader;
    draft.centre = cards.get(dealt);
    draft.centreAs = Optional.empty();
    draft.chain = 1;
    draft.drawPile = cards.subList(dealt + 1, cards.size());
    forget(draft);
    begin(draft, chance);
  }

  private static void forget(Draft draft) {
    draft.underCentre = List.of();
    draft.discards = List.of();
    draft.known = List.of();
    draft.reshuffled = List.of();
    draft.conduct = List.of();
    draft.accused = Optional.empty();
    draft.dry = false;
  }

  private static void begin(Draft draft, Chance chance) {
    List<Top> tops =
        draft.living().stream().map(seat -> new Top(seat, draft.payoff(seat).getFirst())).toList();
    draft.tell(new RoundStarted(draft.round, draft.dealer, draft.leader, draft.centre, tops));
    if (draft.centre.wild()) {
      draft.phase = Phase.DECLARE_FIRST;
    } else {
      draft.centreAs = Optional.of(Matching.declarations(draft.centre).getFirst());
      TurnEnds.begin(draft, draft.leader, chance);
    }
  }

  static void declareFirst(Draft draft, Face as, Chance chance) {
    draft.centreAs = Optional.of(as);
    draft.tell(new FirstDeclared(draft.dealer, draft.centre, as));
    TurnEnds.begin(draft, draft.leader, chance);
  }
}
